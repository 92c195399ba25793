import type { ComponentType } from 'react';
import { lazyComponent } from '../components/lazy-component.tsx';
import { type RouteName, type RouteNameIn, routes } from '../paths.ts';

const article = screen(async () => (await import('../features/library/article-page.tsx')).ArticlePage);

/** A page of questions. They share a screen. */
type QuestionRoute = Exclude<RouteNameIn<'hra'>, 'hraReview'>;
const question = screen(async () => (await import('../features/hra/pages/question-page.tsx')).QuestionPage);

/** The page of addresses without a route (s.2.5). */
export const notFoundScreen = screen(async () => (await import('./not-found-page.tsx')).NotFoundPage);

/** The page of each route but those of the questions. */
const screens: Record<Exclude<RouteName, QuestionRoute>, Screen> = {
  home: screen(async () => (await import('../features/landing/pages/home-page.tsx')).HomePage),
  health: screen(async () => (await import('../features/landing/pages/health-page.tsx')).HealthPage),
  fitness: deferredScreen(
    async () => (await import('../features/landing/pages/fitness-page.tsx')).FitnessPage,
  ),
  blog: screen(async () => (await import('../features/landing/pages/blog-page.tsx')).BlogPage),
  lifestyle: deferredScreen(
    async () => (await import('../features/landing/pages/lifestyle-page.tsx')).LifestylePage,
  ),
  nutrition: deferredScreen(
    async () => (await import('../features/landing/pages/nutrition-page.tsx')).NutritionPage,
  ),
  blogArticle: deferredScreen(
    async () => (await import('../features/landing/pages/blog-article-page.tsx')).BlogArticlePage,
  ),
  aboutUs: deferredScreen(
    async () => (await import('../features/landing/pages/about-us-page.tsx')).AboutUsPage,
  ),
  faqs: deferredScreen(async () => (await import('../features/landing/pages/faqs-page.tsx')).FaqsPage),
  privacy: deferredScreen(
    async () => (await import('../features/landing/pages/privacy-page.tsx')).PrivacyPage,
  ),
  waitlist: deferredScreen(
    async () => (await import('../features/landing/pages/waitlist-page.tsx')).WaitlistPage,
  ),
  waitlistEmails: screen(
    async () => (await import('../features/landing/pages/waitlist-emails-page.tsx')).WaitlistEmailsPage,
  ),

  login: deferredScreen(async () => (await import('../features/auth/login-page.tsx')).LoginPage),
  signup: deferredScreen(async () => (await import('../features/auth/signup-page.tsx')).SignupPage),
  verify: screen(async () => (await import('../features/auth/verify-page.tsx')).VerifyPage),
  verifyReset: screen(async () => (await import('../features/auth/verify-reset-page.tsx')).VerifyResetPage),
  forgotPassword: deferredScreen(
    async () => (await import('../features/auth/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  resetPassword: deferredScreen(
    async () => (await import('../features/auth/reset-password-page.tsx')).ResetPasswordPage,
  ),
  signupSuccess: screen(
    async () => (await import('../features/auth/signup-success-page.tsx')).SignupSuccessPage,
  ),
  resetSuccess: screen(
    async () => (await import('../features/auth/reset-success-page.tsx')).ResetSuccessPage,
  ),
  accountDeleted: screen(
    async () => (await import('../features/auth/account-deleted-page.tsx')).AccountDeletedPage,
  ),

  dashboard: screen(async () => (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage),
  reports: screen(async () => (await import('../features/reports/reports-page.tsx')).ReportsPage),
  reportSummary: screen(
    async () => (await import('../features/reports/summary-pages.tsx')).ReportSummaryPage,
  ),
  resultsSummary: screen(
    async () => (await import('../features/reports/summary-pages.tsx')).ResultsSummaryPage,
  ),
  library: screen(async () => (await import('../features/library/library-page.tsx')).LibraryPage),
  libraryPreview: article,
  libraryDetails: article,
  settings: screen(async () => (await import('../features/settings/settings-page.tsx')).SettingsPage),
  hraStart: screen(async () => (await import('../features/hra/pages/start-page.tsx')).StartPage),
  hraReview: screen(async () => (await import('../features/hra/pages/review-page.tsx')).ReviewPage),
};

/** The page of a route. */
export function screenOf(name: RouteName): Screen {
  return isQuestion(name) ? question : screens[name];
}

/** Whether a route is a page of questions. */
export function isQuestion(name: RouteName): name is QuestionRoute {
  return routes[name].group === 'hra' && name !== 'hraReview';
}

/** A page with its code, which is loaded on demand. */
interface Screen {
  /** Routes with the same key share a screen, which stays mounted between them. */
  readonly key: string;
  readonly Page: ComponentType;
  readonly load: () => Promise<unknown>;
  /** Whether the prerendered HTML is complete, so that the code waits for the first interaction. */
  readonly deferred: boolean;
}

let count = 0;

/** A lazily loaded page: `screen(async () => (await import('…')).LoginPage)`. */
function screen(loadCode: () => Promise<ComponentType>, { deferred = false } = {}): Screen {
  count += 1;
  const { Component, load } = lazyComponent(loadCode, { deferred });
  return { key: `screen-${count}`, Page: Component, load, deferred };
}

/** A lazily loaded page whose code waits for the first interaction. */
function deferredScreen(loadCode: () => Promise<ComponentType>): Screen {
  return screen(loadCode, { deferred: true });
}
