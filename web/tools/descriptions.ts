import { type RouteName, type RouteNameIn, routes } from '../src/paths.ts';

/** One description for all pages that belong to a person. */
const ofGroup: Readonly<Record<'signed-in' | 'hra', string>> = {
  'signed-in': 'Your Choose Life account.',
  hra: 'The Health Risk Assessment.',
};

/** The text of a page in search results. */
const ofPage: Readonly<Record<RouteNameIn<'marketing' | 'auth'>, string>> = {
  home: 'Answer a confidential health check and see your risk age: the age your body is living at.',
  health: 'Facts and myths about health, and what a Health Risk Assessment tells you.',
  fitness: 'Movement that fits your week: recommendations, classes and trainers.',
  blog: 'Articles on health, fitness, lifestyle and nutrition.',
  lifestyle: 'Rest, mood and the habits in between.',
  nutrition: 'Food that does more than fill, and a body mass index calculator.',
  blogArticle: 'Why to monitor blood sugar.',
  aboutUs: 'Our story, and a letter from the founder.',
  faqs: 'Questions people ask about Choose Life, answered.',
  privacy: 'What is kept about you, who sees it, for how long, and how to get it out.',
  waitlist: 'Leave your e-mail and hear from us first.',
  waitlistEmails: 'Addresses on the waitlist.',
  login: 'Log in to Choose Life.',
  signup: 'Create your Choose Life account.',
  verify: 'Check your e-mail for the verification link.',
  verifyReset: 'Check your e-mail for the reset link.',
  forgotPassword: 'Get a link to choose a new password.',
  resetPassword: 'Choose a new password.',
  signupSuccess: 'Finish your sign-up.',
  resetSuccess: 'Your password is new.',
  accountDeleted: 'Your account is deleted.',
};

/** The description of a page. */
export function descriptionOf(page: RouteName | 'notFound'): string {
  if (page === 'notFound') return 'This page could not be shown.';
  const texts: Partial<Record<RouteName, string>> = ofPage;
  return texts[page] ?? ofGroup[routes[page].group === 'hra' ? 'hra' : 'signed-in'];
}
