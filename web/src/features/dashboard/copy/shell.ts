/** Texts of the signed-in shell (s.2.3); those of the specification to the letter. */
export const shellCopy = {
  help: 'Help Center',
  helpText: 'Phone and e-mail, 24/7.',
  logOut: 'Log out',
  more: 'More',
  navigation: 'Your account',
  demonstration: 'This is a demonstration. Do not enter real health data.',
  dismissDemonstration: 'Hide this note',
} as const;
