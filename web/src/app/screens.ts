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

  login: screen(async () => (await import('../features/auth/login-page.tsx')).LoginPage),
  signup: screen(async () => (await import('../features/auth/signup-page.tsx')).SignupPage),
  verify: screen(async () => (await import('../features/auth/verify-page.tsx')).VerifyPage),
  verifyReset: screen(async () => (await import('../features/auth/verify-reset-page.tsx')).VerifyResetPage),
  forgotPassword: screen(
    async () => (await import('../features/auth/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  resetPassword: screen(
    async () => (await import('../features/auth/reset-password-page.tsx')).ResetPasswordPage,
  ),
  signupSuccess: screen(
    async () => (await import('../features/auth/signup-success-page.tsx')).SignupSuccessPage,
  ),
  resetSuccess: screen(
    async () => (await import('../features/auth/reset-success-page.tsx')).ResetSuccessPage,
  ),

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
