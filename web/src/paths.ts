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
/** Creates the rows of a group whose pages search engines must not list. */
const unlistedRows =
  <Group extends RouteGroup>(group: Group) =>
  (path: string, title: string) =>
    ({ path, title, group, robots: 'noindex' }) as const;
const authRow = unlistedRows('auth');
const signedInRow = unlistedRows('signed-in');
const hraRow = unlistedRows('hra');

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
  waitlistEmails: unlistedRows('marketing')('/waitlist-emails', 'Waitlist Emails'),

  login: authRow(emailLinkPaths.login, 'Login'),
  signup: authRow(emailLinkPaths.signup, 'Sign Up'),
  verify: authRow('/verify', 'Verification link sent'),
  verifyReset: authRow('/verify-reset', 'Verification link sent'),
  forgotPassword: authRow(emailLinkPaths.forgotPassword, 'Forgot password'),
  resetPassword: authRow(emailLinkPaths.resetPassword, 'Reset password'),
  signupSuccess: authRow(emailLinkPaths.signupSuccess, 'Account created'),
  resetSuccess: authRow('/reset/success', 'Password reset'),
  accountDeleted: authRow('/account/deleted', 'Account deleted'),

  dashboard: signedInRow('/dashboard', 'Overview'),
  reports: signedInRow('/reports', 'Reports'),
  reportSummary: signedInRow('/reports/summary', 'Health Risk Report'),
  resultsSummary: signedInRow('/results/summary', 'Health Risk Report'),
  library: signedInRow('/library', 'Library'),
  libraryPreview: signedInRow('/library/preview', 'Article'),
  // s.2.3 names two paths for the article page.
  libraryDetails: signedInRow('/library-details', 'Article'),
  settings: signedInRow('/settings', 'Settings'),
  hraStart: signedInRow('/hra', 'Health Risk Assessment'),

  hraGeneral: hraRow('/hra/general', 'General'),
  hraBloodPressureMale: hraRow('/hra/blood-pressure-male', 'Blood pressure'),
  hraBloodPressureFemale: hraRow('/hra/blood-pressure-female', 'Blood pressure'),
  // s.2.4 also gives this path, without the prefix.
  bloodPressureMale: hraRow('/blood-pressure-male', 'Blood pressure'),
  hraCoughHygiene: hraRow('/hra/cough-hygiene', 'Cough hygiene'),
  hraSmokingAndVaping: hraRow('/hra/smoking-and-vaping', 'Smoking and vaping'),
  hraSafetyAndSpeed: hraRow('/hra/safety-and-speed', 'Safety and speed'),
  hraWorkMode: hraRow('/hra/work-mode', 'Work mode'),
  hraMentalHealth: hraRow('/hra/mental-health', 'Mental health'),
  hraStress: hraRow('/hra/stress', 'Stress'),
  hraFoodAndNutrition: hraRow('/hra/food-and-nutrition', 'Food and nutrition'),
  hraActivityEnvironment: hraRow('/hra/activity-environment', 'Activity and environment'),
  hraDemographics: hraRow('/hra/demographics', 'Demographics'),
  hraSleep: hraRow('/hra/sleep', 'Sleep'),
  hraOthers: hraRow('/hra/others', 'Others'),
  hraReview: hraRow('/hra/review', 'Review Health Risk Assessment'),
} as const satisfies Record<string, RouteRow>;

/** The name of a route. */
export type RouteName = keyof typeof routes;
/** The names of the routes of one or several groups. */
export type RouteNameIn<Group extends RouteGroup> = {
  [Name in RouteName]: (typeof routes)[Name]['group'] extends Group ? Name : never;
}[RouteName];
type RoutePath = (typeof routes)[RouteName]['path'];

/** All route names, in the order of the table. */
// `Object.keys` returns strings, so the cast restores the literal types.
export const routeNames = Object.keys(routes) as readonly RouteName[];

const nameByPath = new Map<string, RouteName>(routeNames.map(name => [routes[name].path, name]));

/** The path of a route. */
export function pathOf(name: RouteName): RoutePath {
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
export function isSignedIn(name: RouteName): boolean {
  return routes[name].group === 'signed-in' || routes[name].group === 'hra';
}

/** The document title of a page, from the title of its route or content. */
export function documentTitle(title: string): string {
  return `${title} | ${brandName}`;
}
