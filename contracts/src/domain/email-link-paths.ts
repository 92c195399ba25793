/** Paths of the pages that e-mails link to (s.2.2). The embedded gateway writes these links into e-mails, and the web app has a page at each path. */
export const emailLinkPaths = {
  login: '/login',
  signup: '/signup',
  signupSuccess: '/signup/success',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
} as const;
