/** The company's own particulars. All are reserved example values: replace them with yours. */
export const company = {
  name: 'Choose Life',
  phone: '+234 700 000 0000',
  email: 'info@chooselife.example',
  address: '1 Example Street, Lagos, Nigeria',
  twitter: 'https://twitter.example/chooselife',
  instagram: 'https://instagram.example/chooselife',
  copyrightYear: 2024,
  /** Who signs the letter on the about page: a role, since the name is yours to fill in. */
  founder: 'Founder and Chief Wellness Officer',
  founderProfile: 'https://profile.example/choose-life-founder',
  /** The film on the about page; a file of your own may stand here. */
  storyVideo: '/video/our-story.mp4',
} as const;
