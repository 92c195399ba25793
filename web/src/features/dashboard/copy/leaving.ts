/** The question before a log-out that would lose answers (docs/faults.md D26). */
export const leavingCopy = {
  title: 'You have unsaved answers.',
  body: 'Logging out removes them from this browser.',
  bodyOf: (emails: string) =>
    `Answers of ${emails} are kept in this tab and not saved. Logging out removes them.`,
  save: 'Save',
  saving: 'Saving...',
  leave: 'Leave',
  stay: 'Stay',
  otherAccount: (email: string) => `These answers belong to ${email}. Log in as ${email} to save them.`,
} as const;
