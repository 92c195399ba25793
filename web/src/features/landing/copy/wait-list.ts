/** The wait-list page (s.2.1, s.8). */
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
