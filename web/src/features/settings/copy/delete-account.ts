/** The dialog that confirms the deletion of an account. */
export const deleteAccountCopy = {
  title: 'Delete your account?',
  lead: 'This is what goes, for good:',
  goes: [
    'your profile and your password',
    'your answers, saved and finished, and your reports',
    'our letters to you, and your place on the waitlist',
    'what this browser remembers of you',
  ],
  goesOf: (emails: string) => `answers of ${emails}, which are kept in this tab and not saved`,
  before: 'Want to keep a copy? Close this and export your data first.',
  password: 'Password',
  confirm: 'Yes, delete all of it. I know that nobody can bring it back.',
  confirmRequired: 'Tick this box to go on.',
  submit: 'Delete my account',
  busy: 'Deleting...',
  keep: 'Keep my account',
} as const;
