/** Paths of the pages that e-mails link to (s.2.2). The gateway writes the links, the web app has the pages. */
export const emailLinkPaths = {
  login: '/login',
  signup: '/signup',
  signupSuccess: '/signup/success',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
} as const;
