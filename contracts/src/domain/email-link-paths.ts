/** Paths of the pages that e-mails link to (s.2.2): the gateway writes the e-mails, the web app serves the pages. */
export const emailLinkPaths = {
  login: '/login',
  signup: '/signup',
  signupSuccess: '/signup/success',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
} as const;
