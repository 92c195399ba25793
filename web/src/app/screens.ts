import type { ComponentType } from 'react';
import { lazyComponent } from '../components/lazy-component.tsx';
import { type RouteName, type RouteNameIn, routes } from '../paths.ts';

let count = 0;

const article = screen('ArticlePage', () => import('../features/library/article-page.tsx'));

/** A page of questions. They share a screen. */
type QuestionRoute = Exclude<RouteNameIn<'hra'>, 'hraReview'>;
const question = screen('QuestionPage', () => import('../features/hra/pages/question-page.tsx'));

const passwordReset = () => import('../features/auth/password-reset-pages.tsx');
const reportAnalysis = () => import('../features/reports/analysis/report-analysis.tsx');

/** The page of each route but those of the questions. */
const screens: Record<Exclude<RouteName, QuestionRoute>, Screen> = {
  home: screen('HomePage', () => import('../features/landing/pages/home-page.tsx')),
  health: screen('HealthPage', () => import('../features/landing/pages/health-page.tsx')),
  fitness: deferredScreen('FitnessPage', () => import('../features/landing/pages/fitness-page.tsx')),
  blog: screen('BlogPage', () => import('../features/landing/pages/blog-page.tsx')),
  lifestyle: deferredScreen('LifestylePage', () => import('../features/landing/pages/lifestyle-page.tsx')),
  nutrition: deferredScreen('NutritionPage', () => import('../features/landing/pages/nutrition-page.tsx')),
  blogArticle: deferredScreen(
    'BlogArticlePage',
    () => import('../features/landing/pages/blog-article-page.tsx'),
  ),
  aboutUs: deferredScreen('AboutUsPage', () => import('../features/landing/pages/about-us-page.tsx')),
  faqs: deferredScreen('FaqsPage', () => import('../features/landing/pages/faqs-page.tsx')),
  privacy: deferredScreen('PrivacyPage', () => import('../features/landing/pages/privacy-page.tsx')),
  waitlist: deferredScreen('WaitlistPage', () => import('../features/landing/pages/waitlist-page.tsx')),
  waitlistEmails: screen(
    'WaitlistEmailsPage',
    () => import('../features/landing/pages/waitlist-emails-page.tsx'),
  ),

  login: deferredScreen('LoginPage', () => import('../features/auth/login-page.tsx')),
  signup: deferredScreen('SignupPage', () => import('../features/auth/signup-page.tsx')),
  verify: screen('VerifyPage', () => import('../features/auth/message-pages.tsx')),
  verifyReset: screen('VerifyResetPage', () => import('../features/auth/message-pages.tsx')),
  forgotPassword: deferredScreen('ForgotPasswordPage', passwordReset),
  resetPassword: deferredScreen('ResetPasswordPage', passwordReset),
  signupSuccess: screen('SignupSuccessPage', () => import('../features/auth/signup-success-page.tsx')),
  resetSuccess: screen('ResetSuccessPage', () => import('../features/auth/message-pages.tsx')),
  accountDeleted: screen('AccountDeletedPage', () => import('../features/auth/message-pages.tsx')),

  dashboard: screen('DashboardPage', () => import('../features/dashboard/dashboard-page.tsx')),
  reports: screen('ReportsPage', () => import('../features/reports/reports-page.tsx')),
  reportSummary: screen('ReportSummaryPage', reportAnalysis),
  resultsSummary: screen('ResultsSummaryPage', reportAnalysis),
  library: screen('LibraryPage', () => import('../features/library/library-page.tsx')),
  libraryPreview: article,
  libraryDetails: article,
  settings: screen('SettingsPage', () => import('../features/settings/settings-page.tsx')),
  hraStart: screen('StartPage', () => import('../features/hra/pages/start-page.tsx')),
  hraReview: screen('ReviewPage', () => import('../features/hra/pages/review-page.tsx')),
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

type LoadModule<Name extends string> = () => Promise<Readonly<Record<Name, ComponentType>>>;

/** A lazily loaded page: `screen('LoginPage', () => import('…'))`. */
function screen<Name extends string>(name: Name, loadModule: LoadModule<Name>, deferred = false): Screen {
  count += 1;
  const { Component, load } = lazyComponent(async () => (await loadModule())[name], { deferred });
  return { key: `screen-${count}`, Page: Component, load, deferred };
}

/** A lazily loaded page whose code waits for the first interaction. */
function deferredScreen<Name extends string>(name: Name, loadModule: LoadModule<Name>): Screen {
  return screen(name, loadModule, true);
}
