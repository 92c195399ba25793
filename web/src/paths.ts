import { brandName } from '@choose-life/contracts/domain/brand';
import { emailLinkPaths } from '@choose-life/contracts/domain/email-link-paths';

/** Pages of a group share a shell (`app/shells.tsx`) and a limit for the size of their code. */
export type RouteGroup = 'marketing' | 'auth' | 'signed-in' | 'hra';

/** A row of the table of routes. */
export interface RouteRow {
  readonly path: string;
  /** The title of the page. The document title appends the product's name. */
  readonly title: string;
  readonly group: RouteGroup;
  readonly robots: 'index' | 'noindex';
}

/** Creates the row of a marketing page that search engines may list. */
const marketingRow = (path: string, title: string) =>
  ({ path, title, group: 'marketing', robots: 'index' }) as const;
/** Creates the row of a page that search engines must not list. */
const unlistedRow = <Group extends RouteGroup>(group: Group, path: string, title: string) =>
  ({ path, title, group, robots: 'noindex' }) as const;

/** All routes: the routes of s.2, the privacy page, and the page after an account was deleted. */
export const routes = {
  home: marketingRow('/', 'Preventive health'),
  health: marketingRow('/health', 'Health'),
  fitness: marketingRow('/fitness', 'Fitness'),
  blog: marketingRow('/blog', 'Wellness Blog'),
  lifestyle: marketingRow('/lifestyle', 'Lifestyle'),
  nutrition: marketingRow('/nutrition', 'Nutrition'),
  blogArticle: marketingRow('/chooselife/blog', 'Blood Sugar Monitoring'),
  aboutUs: marketingRow('/about-us', 'About Us'),
  faqs: marketingRow('/faqs', "FAQ's"),
  privacy: marketingRow('/privacy', 'Privacy'),
  waitlist: marketingRow('/waitlist', 'Waitlist'),
  // Not listed by search engines, because it shows e-mail addresses.
  waitlistEmails: unlistedRow('marketing', '/waitlist-emails', 'Waitlist Emails'),

  login: unlistedRow('auth', emailLinkPaths.login, 'Login'),
  signup: unlistedRow('auth', emailLinkPaths.signup, 'Sign Up'),
  verify: unlistedRow('auth', '/verify', 'Verification link sent'),
  verifyReset: unlistedRow('auth', '/verify-reset', 'Verification link sent'),
  forgotPassword: unlistedRow('auth', emailLinkPaths.forgotPassword, 'Forgot password'),
  resetPassword: unlistedRow('auth', emailLinkPaths.resetPassword, 'Reset password'),
  signupSuccess: unlistedRow('auth', emailLinkPaths.signupSuccess, 'Account created'),
  resetSuccess: unlistedRow('auth', '/reset/success', 'Password reset'),
  accountDeleted: unlistedRow('auth', '/account/deleted', 'Account deleted'),

  dashboard: unlistedRow('signed-in', '/dashboard', 'Overview'),
  reports: unlistedRow('signed-in', '/reports', 'Reports'),
  reportSummary: unlistedRow('signed-in', '/reports/summary', 'Health Risk Report'),
  resultsSummary: unlistedRow('signed-in', '/results/summary', 'Health Risk Report'),
  library: unlistedRow('signed-in', '/library', 'Library'),
  libraryPreview: unlistedRow('signed-in', '/library/preview', 'Article'),
  // s.2.3 names two paths for the article page.
  libraryDetails: unlistedRow('signed-in', '/library-details', 'Article'),
  settings: unlistedRow('signed-in', '/settings', 'Settings'),
  hraStart: unlistedRow('signed-in', '/hra', 'Health Risk Assessment'),

  hraGeneral: unlistedRow('hra', '/hra/general', 'General'),
  hraBloodPressureMale: unlistedRow('hra', '/hra/blood-pressure-male', 'Blood pressure'),
  hraBloodPressureFemale: unlistedRow('hra', '/hra/blood-pressure-female', 'Blood pressure'),
  // s.2.4 also gives this path, without the prefix.
  bloodPressureMale: unlistedRow('hra', '/blood-pressure-male', 'Blood pressure'),
  hraCoughHygiene: unlistedRow('hra', '/hra/cough-hygiene', 'Cough hygiene'),
  hraSmokingAndVaping: unlistedRow('hra', '/hra/smoking-and-vaping', 'Smoking and vaping'),
  hraSafetyAndSpeed: unlistedRow('hra', '/hra/safety-and-speed', 'Safety and speed'),
  hraWorkMode: unlistedRow('hra', '/hra/work-mode', 'Work mode'),
  hraMentalHealth: unlistedRow('hra', '/hra/mental-health', 'Mental health'),
  hraStress: unlistedRow('hra', '/hra/stress', 'Stress'),
  hraFoodAndNutrition: unlistedRow('hra', '/hra/food-and-nutrition', 'Food and nutrition'),
  hraActivityEnvironment: unlistedRow('hra', '/hra/activity-environment', 'Activity and environment'),
  hraDemographics: unlistedRow('hra', '/hra/demographics', 'Demographics'),
  hraSleep: unlistedRow('hra', '/hra/sleep', 'Sleep'),
  hraOthers: unlistedRow('hra', '/hra/others', 'Others'),
  hraReview: unlistedRow('hra', '/hra/review', 'Review Health Risk Assessment'),
} as const satisfies Record<string, RouteRow>;

/** The name of a route. */
export type RouteName = keyof typeof routes;
/** The names of the routes of one or several groups. */
export type RouteNameIn<Group extends RouteGroup> = {
  [Name in RouteName]: (typeof routes)[Name]['group'] extends Group ? Name : never;
}[RouteName];

/** All route names, in the order of the table. */
// `Object.keys` returns strings, so the cast restores the literal types.
export const routeNames = Object.keys(routes) as readonly RouteName[];

const nameByPath = new Map<string, RouteName>(routeNames.map(name => [routes[name].path, name]));

/** The path of a route. */
export function pathOf(name: RouteName): string {
  return routes[name].path;
}

/** The fragment, without '#', of an address that opens a page at a question. */
export function questionAnchor(questionId: string): string {
  return `question-${encodeURIComponent(questionId)}`;
}

/** The route of a path, regardless of case and trailing slashes; null for an unknown path. */
export function routeAt(pathname: string): RouteName | null {
  const trimmed = pathname.toLowerCase().replace(/\/+$/, '');
  return nameByPath.get(trimmed === '' ? '/' : trimmed) ?? null;
}

/** Whether a page shows personal data. The build then prerenders only its shell and a skeleton. */
export function isSignedInPage(name: RouteName): boolean {
  return routes[name].group === 'signed-in' || routes[name].group === 'hra';
}

/** The document title of a page, from the title of its route or content. */
export function documentTitle(title: string): string {
  return `${title} | ${brandName}`;
}
