import { brandName } from '@choose-life/contracts/domain/brand';

/** Navigation bar and footer of every marketing page (s.2.1). */
export const shellCopy = {
  navigation: [
    { label: 'Home', to: 'home' },
    { label: 'About Us', to: 'aboutUs' },
    { label: "FAQ's", to: 'faqs' },
    { label: 'Blog', to: 'blog' },
  ],
  getStarted: 'Get Started',
  login: 'Login',
  takeAssessment: 'Take the assessment',
  callToAction: { first: 'Ready to improve all round wellness', second: 'We got you covered' },
  promise: 'What goes into your body is the most important part of your health. We understand that.',
  site: [
    { label: 'Home', to: 'home' },
    { label: `${brandName} Pillars`, to: 'health' },
    { label: 'About Us', to: 'aboutUs' },
  ],
  /** Beside the copyright, by their titles: pages that the specification does not list among the site links. */
  ownPages: ['privacy'],
} as const;
