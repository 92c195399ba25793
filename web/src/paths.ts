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
const marketing = (path: string, title: string) =>
  ({ path, title, group: 'marketing', robots: 'index' }) as const;
/** Creates the rows of a group whose pages search engines must not list. */
const unlisted =
  <Group extends RouteGroup>(group: Group) =>
  (path: string, title: string) =>
    ({ path, title, group, robots: 'noindex' }) as const;
const auth = unlisted('auth');
const signedIn = unlisted('signed-in');
const hra = unlisted('hra');

/** All routes: the routes of s.2, the privacy page, and the page after an account was deleted. */
export const routes = {
  home: marketing('/', 'Preventive health'),
  health: marketing('/health', 'Health'),
  fitness: marketing('/fitness', 'Fitness'),
  blog: marketing('/blog', 'Wellness Blog'),
  lifestyle: marketing('/lifestyle', 'Lifestyle'),
  nutrition: marketing('/nutrition', 'Nutrition'),
  blogArticle: marketing('/chooselife/blog', 'Blood Sugar Monitoring'),
  aboutUs: marketing('/about-us', 'About Us'),
  faqs: marketing('/faqs', "FAQ's"),
  privacy: marketing('/privacy', 'Privacy'),
  waitlist: marketing('/waitlist', 'Waitlist'),
  // Not listed by search engines, because it shows e-mail addresses.
  waitlistEmails: unlisted('marketing')('/waitlist-emails', 'Waitlist Emails'),

  login: auth(emailLinkPaths.login, 'Login'),
  signup: auth(emailLinkPaths.signup, 'Sign Up'),
  verify: auth('/verify', 'Verification link sent'),
  verifyReset: auth('/verify-reset', 'Verification link sent'),
  forgotPassword: auth(emailLinkPaths.forgotPassword, 'Forgot password'),
  resetPassword: auth(emailLinkPaths.resetPassword, 'Reset password'),
  signupSuccess: auth(emailLinkPaths.signupSuccess, 'Account created'),
  resetSuccess: auth('/reset/success', 'Password reset'),
  accountDeleted: auth('/account/deleted', 'Account deleted'),

  dashboard: signedIn('/dashboard', 'Overview'),
  reports: signedIn('/reports', 'Reports'),
  reportSummary: signedIn('/reports/summary', 'Health Risk Report'),
  resultsSummary: signedIn('/results/summary', 'Health Risk Report'),
  library: signedIn('/library', 'Library'),
  libraryPreview: signedIn('/library/preview', 'Article'),
  // s.2.3 names two paths for the article page.
  libraryDetails: signedIn('/library-details', 'Article'),
  settings: signedIn('/settings', 'Settings'),
  hraStart: signedIn('/hra', 'Health Risk Assessment'),

  hraGeneral: hra('/hra/general', 'General'),
  hraBloodPressureMale: hra('/hra/blood-pressure-male', 'Blood pressure'),
  hraBloodPressureFemale: hra('/hra/blood-pressure-female', 'Blood pressure'),
  // s.2.4 also gives this path, without the prefix.
  bloodPressureMale: hra('/blood-pressure-male', 'Blood pressure'),
  hraCoughHygiene: hra('/hra/cough-hygiene', 'Cough hygiene'),
  hraSmokingAndVaping: hra('/hra/smoking-and-vaping', 'Smoking and vaping'),
  hraSafetyAndSpeed: hra('/hra/safety-and-speed', 'Safety and speed'),
  hraWorkMode: hra('/hra/work-mode', 'Work mode'),
  hraMentalHealth: hra('/hra/mental-health', 'Mental health'),
  hraStress: hra('/hra/stress', 'Stress'),
  hraFoodAndNutrition: hra('/hra/food-and-nutrition', 'Food and nutrition'),
  hraActivityEnvironment: hra('/hra/activity-environment', 'Activity and environment'),
  hraDemographics: hra('/hra/demographics', 'Demographics'),
  hraSleep: hra('/hra/sleep', 'Sleep'),
  hraOthers: hra('/hra/others', 'Others'),
  hraReview: hra('/hra/review', 'Review Health Risk Assessment'),
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
