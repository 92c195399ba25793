/** Put in place by the build from the variables COMPANY_…; not there when a test reads this file by itself. */
declare const __COMPANY__: Partial<Record<string, string>> | undefined;

const configured = typeof __COMPANY__ === 'undefined' ? {} : __COMPANY__;

/**
 * The company's own particulars. All are reserved example values; each is replaced by the variable beside it, which the
 * build reads, since the public pages are drawn then.
 */
export const company = {
  name: 'Choose Life',
  phone: configured.COMPANY_PHONE ?? '+234 700 000 0000',
  email: configured.COMPANY_EMAIL ?? 'info@chooselife.example',
  address: configured.COMPANY_ADDRESS ?? '1 Example Street, Lagos, Nigeria',
  twitter: configured.COMPANY_TWITTER ?? 'https://twitter.example/chooselife',
  instagram: configured.COMPANY_INSTAGRAM ?? 'https://instagram.example/chooselife',
  copyrightYear: 2024,
  /** Who signs the letter on the about page: a role, unless a name is given. */
  founder: configured.COMPANY_FOUNDER ?? 'Founder and Chief Wellness Officer',
  founderProfile: configured.COMPANY_FOUNDER_PROFILE ?? 'https://profile.example/choose-life-founder',
  /** The film on the about page; a file of your own on the same origin may stand here. */
  storyVideo: configured.COMPANY_VIDEO ?? '/video/our-story.mp4',
} as const;
