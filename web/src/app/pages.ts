import type { ComponentType } from 'react';
import { type LazyComponent, lazyComponent } from '@/components/lazy-component';
import type { RouteName } from '@/paths';

/** A lazily loaded page. @param name the name of the component in its module */
function lazyPage<Name extends string>(
  name: Name,
  loadModule: () => Promise<Readonly<Record<Name, ComponentType>>>,
): LazyComponent {
  return lazyComponent(async () => (await loadModule())[name]);
}

/** The page of two routes, because s.2.3 names two paths for it. */
const articlePage = lazyPage('ArticlePage', () => import('@/features/library/article-page'));
const questionPage = lazyPage('QuestionPage', () => import('@/features/hra/pages/question-page'));

/** The page of each route. Question pages share one component, which stays mounted between them. */
export const pages: Record<RouteName, LazyComponent> = {
  home: lazyPage('HomePage', () => import('@/features/landing/pages/home-page')),
  health: lazyPage('HealthPage', () => import('@/features/landing/pages/health-page')),
  fitness: lazyPage('FitnessPage', () => import('@/features/landing/pages/fitness-page')),
  blog: lazyPage('BlogPage', () => import('@/features/landing/pages/blog-page')),
  lifestyle: lazyPage('LifestylePage', () => import('@/features/landing/pages/lifestyle-page')),
  nutrition: lazyPage('NutritionPage', () => import('@/features/landing/pages/nutrition-page')),
  blogArticle: lazyPage('BlogArticlePage', () => import('@/features/landing/pages/blog-article-page')),
  aboutUs: lazyPage('AboutUsPage', () => import('@/features/landing/pages/about-us-page')),
  faqs: lazyPage('FaqsPage', () => import('@/features/landing/pages/faqs-page')),
  privacy: lazyPage('PrivacyPage', () => import('@/features/landing/pages/privacy-page')),
  waitlist: lazyPage('WaitlistPage', () => import('@/features/landing/pages/waitlist-page')),
  waitlistEmails: lazyPage(
    'WaitlistEmailsPage',
    () => import('@/features/landing/pages/waitlist-emails-page'),
  ),

  login: lazyPage('LoginPage', () => import('@/features/auth/login-page')),
  signup: lazyPage('SignupPage', () => import('@/features/auth/signup-page')),
  verify: lazyPage('VerifyPage', () => import('@/features/auth/message-pages')),
  verifyReset: lazyPage('VerifyResetPage', () => import('@/features/auth/message-pages')),
  forgotPassword: lazyPage('ForgotPasswordPage', () => import('@/features/auth/password-reset-pages')),
  resetPassword: lazyPage('ResetPasswordPage', () => import('@/features/auth/password-reset-pages')),
  signupSuccess: lazyPage('SignupSuccessPage', () => import('@/features/auth/signup-success-page')),
  resetSuccess: lazyPage('ResetSuccessPage', () => import('@/features/auth/message-pages')),
  accountDeleted: lazyPage('AccountDeletedPage', () => import('@/features/auth/message-pages')),

  dashboard: lazyPage('DashboardPage', () => import('@/features/dashboard/dashboard-page')),
  reports: lazyPage('ReportsPage', () => import('@/features/reports/reports-page')),
  reportSummary: lazyPage('ReportSummaryPage', () => import('@/features/reports/analysis/report-analysis')),
  resultsSummary: lazyPage('ResultsSummaryPage', () => import('@/features/reports/analysis/report-analysis')),
  library: lazyPage('LibraryPage', () => import('@/features/library/library-page')),
  libraryPreview: articlePage,
  libraryDetails: articlePage,
  settings: lazyPage('SettingsPage', () => import('@/features/settings/settings-page')),
  hraStart: lazyPage('StartPage', () => import('@/features/hra/pages/start-page')),

  hraGeneral: questionPage,
  hraBloodPressureMale: questionPage,
  hraBloodPressureFemale: questionPage,
  // s.2.4 names two paths for the same page (docs/decisions/0004-readings.md).
  bloodPressureMale: questionPage,
  hraCoughHygiene: questionPage,
  hraSmokingAndVaping: questionPage,
  hraSafetyAndSpeed: questionPage,
  hraWorkMode: questionPage,
  hraMentalHealth: questionPage,
  hraStress: questionPage,
  hraFoodAndNutrition: questionPage,
  hraActivityEnvironment: questionPage,
  hraDemographics: questionPage,
  hraSleep: questionPage,
  hraOthers: questionPage,
  hraReview: lazyPage('ReviewPage', () => import('@/features/hra/pages/review-page')),
};
