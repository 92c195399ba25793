import type { ComponentType } from 'react';
import { type LazyComponent, lazyComponent } from '@/components/lazy-component';
import type { RouteName } from '@/paths';

/** A lazily loaded page. @param name the name of the component in its module */
function page<Name extends string>(
  name: Name,
  loadModule: () => Promise<Readonly<Record<Name, ComponentType>>>,
): LazyComponent {
  return lazyComponent(async () => (await loadModule())[name]);
}

const article = page('ArticlePage', () => import('@/features/library/article-page'));
const questions = page('QuestionPage', () => import('@/features/hra/pages/question-page'));

/** The page of each route. Question pages share one component, which stays mounted between them. */
export const pages: Record<RouteName, LazyComponent> = {
  home: page('HomePage', () => import('@/features/landing/pages/home-page')),
  health: page('HealthPage', () => import('@/features/landing/pages/health-page')),
  fitness: page('FitnessPage', () => import('@/features/landing/pages/fitness-page')),
  blog: page('BlogPage', () => import('@/features/landing/pages/blog-page')),
  lifestyle: page('LifestylePage', () => import('@/features/landing/pages/lifestyle-page')),
  nutrition: page('NutritionPage', () => import('@/features/landing/pages/nutrition-page')),
  blogArticle: page('BlogArticlePage', () => import('@/features/landing/pages/blog-article-page')),
  aboutUs: page('AboutUsPage', () => import('@/features/landing/pages/about-us-page')),
  faqs: page('FaqsPage', () => import('@/features/landing/pages/faqs-page')),
  privacy: page('PrivacyPage', () => import('@/features/landing/pages/privacy-page')),
  waitlist: page('WaitlistPage', () => import('@/features/landing/pages/waitlist-page')),
  waitlistEmails: page('WaitlistEmailsPage', () => import('@/features/landing/pages/waitlist-emails-page')),

  login: page('LoginPage', () => import('@/features/auth/login-page')),
  signup: page('SignupPage', () => import('@/features/auth/signup-page')),
  verify: page('VerifyPage', () => import('@/features/auth/message-pages')),
  verifyReset: page('VerifyResetPage', () => import('@/features/auth/message-pages')),
  forgotPassword: page('ForgotPasswordPage', () => import('@/features/auth/password-reset-pages')),
  resetPassword: page('ResetPasswordPage', () => import('@/features/auth/password-reset-pages')),
  signupSuccess: page('SignupSuccessPage', () => import('@/features/auth/signup-success-page')),
  resetSuccess: page('ResetSuccessPage', () => import('@/features/auth/message-pages')),
  accountDeleted: page('AccountDeletedPage', () => import('@/features/auth/message-pages')),

  dashboard: page('DashboardPage', () => import('@/features/dashboard/dashboard-page')),
  reports: page('ReportsPage', () => import('@/features/reports/reports-page')),
  reportSummary: page('ReportSummaryPage', () => import('@/features/reports/analysis/report-analysis')),
  resultsSummary: page('ResultsSummaryPage', () => import('@/features/reports/analysis/report-analysis')),
  library: page('LibraryPage', () => import('@/features/library/library-page')),
  libraryPreview: article,
  libraryDetails: article,
  settings: page('SettingsPage', () => import('@/features/settings/settings-page')),
  hraStart: page('StartPage', () => import('@/features/hra/pages/start-page')),

  hraGeneral: questions,
  hraBloodPressureMale: questions,
  hraBloodPressureFemale: questions,
  // s.2.4 names two paths for the same page (docs/decisions/0004-readings.md).
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
  hraReview: page('ReviewPage', () => import('@/features/hra/pages/review-page')),
};
