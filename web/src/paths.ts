/** Which shell a page stands in (s.2). */
export type RouteGroup = 'marketing' | 'auth' | 'signed-in' | 'hra';

/** One address of the product. */
export interface RouteRow {
  readonly path: string;
  /** The page's own name: the document title adds the product's. */
  readonly title: string;
  readonly group: RouteGroup;
  readonly robots: 'index' | 'noindex';
}

const marketing = (path: string, title: string) =>
  ({ path, title, group: 'marketing', robots: 'index' }) as const;
const auth = (path: string, title: string) => ({ path, title, group: 'auth', robots: 'noindex' }) as const;
const signedIn = (path: string, title: string) =>
  ({ path, title, group: 'signed-in', robots: 'noindex' }) as const;
const hra = (path: string, title: string) => ({ path, title, group: 'hra', robots: 'noindex' }) as const;

/** Every route of s.2, the privacy page and the end of an account: whoever needs an address takes it from here. */
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
  waitlistEmails: {
    path: '/waitlist-emails',
    title: 'Waitlist Emails',
    group: 'marketing',
    robots: 'noindex',
  },

  login: auth('/login', 'Login'),
  signup: auth('/signup', 'Sign Up'),
  verify: auth('/verify', 'Verification link sent'),
  verifyReset: auth('/verify-reset', 'Verification link sent'),
  forgotPassword: auth('/forgot-password', 'Forgot password'),
  resetPassword: auth('/reset-password', 'Reset password'),
  signupSuccess: auth('/signup/success', 'Account created'),
  resetSuccess: auth('/reset/success', 'Password reset'),
  accountDeleted: auth('/account/deleted', 'Account deleted'),

  dashboard: signedIn('/dashboard', 'Overview'),
  reports: signedIn('/reports', 'Reports'),
  reportSummary: signedIn('/reports/summary', 'Health Risk Report'),
  resultsSummary: signedIn('/results/summary', 'Health Risk Report'),
  library: signedIn('/library', 'Library'),
  libraryPreview: signedIn('/library/preview', 'Article'),
  libraryDetails: signedIn('/library-details', 'Article'),
  settings: signedIn('/settings', 'Settings'),
  hraStart: signedIn('/hra', 'Health Risk Assessment'),

  hraGeneral: hra('/hra/general', 'General'),
  hraBloodPressureMale: hra('/hra/blood-pressure-male', 'Blood pressure'),
  hraBloodPressureFemale: hra('/hra/blood-pressure-female', 'Blood pressure'),
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
/** The address of a route. */
export type RoutePath = (typeof routes)[RouteName]['path'];

// The keys of a literal table are its names; Object.keys only knows them as strings.
export const routeNames = Object.keys(routes) as readonly RouteName[];

const nameByPath = new Map<string, RouteName>(routeNames.map(name => [routes[name].path, name]));

/** The address of a route by its name. */
export function pathOf(name: RouteName): RoutePath {
  return routes[name].path;
}

/** Names a question on its page, after the '#' of an address that opens the page at it. */
export function questionAnchor(questionId: string): string {
  return `question-${encodeURIComponent(questionId)}`;
}

/** The route at an address, whatever its case and trailing slashes; null for one the product does not have. */
export function routeAt(pathname: string): RouteName | null {
  const trimmed = pathname.toLowerCase().replace(/\/+$/, '');
  return nameByPath.get(trimmed === '' ? '/' : trimmed) ?? null;
}

/** The document title of a page. */
export function documentTitle(title: string): string {
  return `${title} | Choose Life`;
}
