/** The environment variables with the prefix COMPANY_, which the build inserts (`vite.config.ts`). Not defined in tests. */
declare const __COMPANY__: Partial<Record<string, string>> | undefined;

const configured = typeof __COMPANY__ === 'undefined' ? {} : __COMPANY__;

/** The company's data. The defaults are examples; the environment variables replace them in a build. */
export const company = {
  phone: configured.COMPANY_PHONE ?? '+234 700 000 0000',
  email: configured.COMPANY_EMAIL ?? 'info@chooselife.example',
  address: configured.COMPANY_ADDRESS ?? '1 Example Street, Lagos, Nigeria',
  twitter: configured.COMPANY_TWITTER ?? 'https://twitter.example/chooselife',
  instagram: configured.COMPANY_INSTAGRAM ?? 'https://instagram.example/chooselife',
  /** The year of the copyright line. s.2.1 fixes it, so it does not change. */
  copyrightYear: 2024,
  /** Who signs the letter on the about page: a role or a name. */
  founder: configured.COMPANY_FOUNDER ?? 'Founder and Chief Wellness Officer',
  founderProfile: configured.COMPANY_FOUNDER_PROFILE ?? 'https://profile.example/choose-life-founder',
  /** The film on the about page. The content security policy allows a file of the same origin, or of the adapter's `VIDEO_ORIGIN`. */
  storyVideo: configured.COMPANY_VIDEO ?? '/video/our-story.mp4',
} as const;

/** The company's phone number as a `tel:` address. */
export const phoneUrl = `tel:${company.phone.replaceAll(' ', '')}`;

/** The text of links to the privacy page. */
export const privacyLinkText = 'What we keep, and who sees it';
