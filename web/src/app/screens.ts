import type { RouteName } from '../paths.ts';
import { type Screen, screen } from './screen.ts';

const headingOnly = screen(async () => (await import('./heading-only.tsx')).HeadingOnly);

/** Which page stands at each route. A page is one line here and one import in its feature. */
export const screens: Record<RouteName, Screen> = {
  home: screen(async () => (await import('../features/landing/home-page.tsx')).HomePage),
  health: headingOnly,
  fitness: headingOnly,
  blog: headingOnly,
  lifestyle: headingOnly,
  nutrition: headingOnly,
  blogArticle: headingOnly,
  aboutUs: headingOnly,
  faqs: headingOnly,
  waitlist: headingOnly,
  waitlistEmails: headingOnly,

  login: headingOnly,
  signup: headingOnly,
  verify: headingOnly,
  verifyReset: headingOnly,
  forgotPassword: headingOnly,
  resetPassword: headingOnly,
  signupSuccess: headingOnly,
  resetSuccess: headingOnly,

  dashboard: headingOnly,
  reports: headingOnly,
  reportSummary: headingOnly,
  resultsSummary: headingOnly,
  library: headingOnly,
  libraryPreview: headingOnly,
  libraryDetails: headingOnly,
  settings: headingOnly,
  hraStart: headingOnly,

  hraGeneral: headingOnly,
  hraBloodPressureMale: headingOnly,
  hraBloodPressureFemale: headingOnly,
  bloodPressureMale: headingOnly,
  hraCoughHygiene: headingOnly,
  hraSmokingAndVaping: headingOnly,
  hraSafetyAndSpeed: headingOnly,
  hraWorkMode: headingOnly,
  hraMentalHealth: headingOnly,
  hraStress: headingOnly,
  hraFoodAndNutrition: headingOnly,
  hraActivityEnvironment: headingOnly,
  hraDemographics: headingOnly,
  hraSleep: headingOnly,
  hraOthers: headingOnly,
  hraReview: headingOnly,
};
