/** The list behind the wait-list page (s.2.1, s.8). */
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

/** Where the list is longer than what the gateway answers. */
export function newestCaption(shown: number, total: number): string {
  return `The newest ${inThousands(shown)} of ${inThousands(total)} emails are listed.`;
}

function inThousands(count: number): string {
  return count.toLocaleString('en');
}
