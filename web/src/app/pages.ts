import type { ComponentType } from 'react';
import { type LazyComponent, lazyComponent } from '../components/lazy-component.tsx';
import type { RouteName } from '../paths.ts';

/** A lazily loaded page, by the name that its module exports it under. */
function page<Name extends string>(
  name: Name,
  loadModule: () => Promise<Readonly<Record<Name, ComponentType>>>,
): LazyComponent {
  return lazyComponent(async () => (await loadModule())[name]);
}

const article = page('ArticlePage', () => import('../features/library/article-page.tsx'));
const questions = page('QuestionPage', () => import('../features/hra/pages/question-page.tsx'));

/** The page of each route. Pages of questions share a component, which stays mounted between them. */
export const pages: Record<RouteName, LazyComponent> = {
  home: page('HomePage', () => import('../features/landing/pages/home-page.tsx')),
  health: page('HealthPage', () => import('../features/landing/pages/health-page.tsx')),
  fitness: page('FitnessPage', () => import('../features/landing/pages/fitness-page.tsx')),
  blog: page('BlogPage', () => import('../features/landing/pages/blog-page.tsx')),
  lifestyle: page('LifestylePage', () => import('../features/landing/pages/lifestyle-page.tsx')),
  nutrition: page('NutritionPage', () => import('../features/landing/pages/nutrition-page.tsx')),
  blogArticle: page('BlogArticlePage', () => import('../features/landing/pages/blog-article-page.tsx')),
  aboutUs: page('AboutUsPage', () => import('../features/landing/pages/about-us-page.tsx')),
  faqs: page('FaqsPage', () => import('../features/landing/pages/faqs-page.tsx')),
  privacy: page('PrivacyPage', () => import('../features/landing/pages/privacy-page.tsx')),
  waitlist: page('WaitlistPage', () => import('../features/landing/pages/waitlist-page.tsx')),
  waitlistEmails: page(
    'WaitlistEmailsPage',
    () => import('../features/landing/pages/waitlist-emails-page.tsx'),
  ),

  login: page('LoginPage', () => import('../features/auth/login-page.tsx')),
  signup: page('SignupPage', () => import('../features/auth/signup-page.tsx')),
  verify: page('VerifyPage', () => import('../features/auth/message-pages.tsx')),
  verifyReset: page('VerifyResetPage', () => import('../features/auth/message-pages.tsx')),
  forgotPassword: page('ForgotPasswordPage', () => import('../features/auth/password-reset-pages.tsx')),
  resetPassword: page('ResetPasswordPage', () => import('../features/auth/password-reset-pages.tsx')),
  signupSuccess: page('SignupSuccessPage', () => import('../features/auth/signup-success-page.tsx')),
  resetSuccess: page('ResetSuccessPage', () => import('../features/auth/message-pages.tsx')),
  accountDeleted: page('AccountDeletedPage', () => import('../features/auth/message-pages.tsx')),

  dashboard: page('DashboardPage', () => import('../features/dashboard/dashboard-page.tsx')),
  reports: page('ReportsPage', () => import('../features/reports/reports-page.tsx')),
  reportSummary: page('ReportSummaryPage', () => import('../features/reports/analysis/report-analysis.tsx')),
  resultsSummary: page(
    'ResultsSummaryPage',
    () => import('../features/reports/analysis/report-analysis.tsx'),
  ),
  library: page('LibraryPage', () => import('../features/library/library-page.tsx')),
  libraryPreview: article,
  libraryDetails: article,
  settings: page('SettingsPage', () => import('../features/settings/settings-page.tsx')),
  hraStart: page('StartPage', () => import('../features/hra/pages/start-page.tsx')),

  hraGeneral: questions,
  hraBloodPressureMale: questions,
  hraBloodPressureFemale: questions,
  bloodPressureMale: questions,
  hraCoughHygiene: questions,
  hraSmokingAndVaping: questions,
  hraSafetyAndSpeed: questions,
  hraWorkMode: questions,
  hraMentalHealth: questions,
  hraStress: questions,
  hraFoodAndNutrition: questions,
  hraActivityEnvironment: questions,
  hraDemographics: questions,
  hraSleep: questions,
  hraOthers: questions,
  hraReview: page('ReviewPage', () => import('../features/hra/pages/review-page.tsx')),
};
