/** The wait-list page and the list behind it (s.2.1, s.8). */
export const waitListCopy = {
  heading: 'Be the first to know your risk age',
  lead: 'We are opening Choose Life step by step. Leave your e-mail and we will write to you when it is your turn.',
  email: 'E-mail',
  placeholder: 'you@example.com',
  join: 'Join Waitlist',
  promise: 'One e-mail when your place is ready. Nothing else.',
  points: [
    'A health check of about 15 minutes',
    'Your own report, kept private',
    'Tips on four pillars each week',
  ],
  laptop: 'A laptop that shows a health risk report',
  added: 'Email Added Succesfully',
  notAdded: 'There Was An Error Please Try Again',
  addedHere: 'You are on the list. Thank you!',
} as const;

export const waitListEmailsCopy = {
  heading: 'Waitlist Emails',
  columns: { number: 'No.', email: 'Email', joined: 'Joined', action: 'Action' },
  delete: 'Delete',
  previous: 'Previous',
  next: 'Next',
  loading: 'Loading...',
  none: 'No emails yet.',
  deleted: 'Delete successful',
  notDeleted: 'Error deleting:',
} as const;

/** The caption under the table, for example 'Showing 1 - 10 of 23 emails'. */
export function emailsCaption({ from, to, total }: { from: number; to: number; total: number }): string {
  return `Showing ${from} - ${to} of ${total} emails`;
}
