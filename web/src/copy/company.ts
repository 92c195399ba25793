/** Set by the build from the variables COMPANY_…; undefined in tests. */
declare const __COMPANY__: Partial<Record<string, string>> | undefined;

const configured = typeof __COMPANY__ === 'undefined' ? {} : __COMPANY__;

/** Data of the company. All are reserved example values, which the build replaces by the variables beside them. */
export const company = {
  phone: configured.COMPANY_PHONE ?? '+234 700 000 0000',
  email: configured.COMPANY_EMAIL ?? 'info@chooselife.example',
  address: configured.COMPANY_ADDRESS ?? '1 Example Street, Lagos, Nigeria',
  twitter: configured.COMPANY_TWITTER ?? 'https://twitter.example/chooselife',
  instagram: configured.COMPANY_INSTAGRAM ?? 'https://instagram.example/chooselife',
  copyrightYear: 2024,
  /** The signature of the letter on the about page: a role or a name. */
  founder: configured.COMPANY_FOUNDER ?? 'Founder and Chief Wellness Officer',
  founderProfile: configured.COMPANY_FOUNDER_PROFILE ?? 'https://profile.example/choose-life-founder',
  /** The film on the about page, a file of the same origin. */
  storyVideo: configured.COMPANY_VIDEO ?? '/video/our-story.mp4',
} as const;

export const phoneUrl = `tel:${company.phone.replaceAll(' ', '')}`;

export const privacyLinkWords = 'What we keep, and who sees it';
