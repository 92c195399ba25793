/** Paths of the pages that letters link to (s.2.2): the gateway writes the letters, the web app serves the pages. */
export const letterPaths = {
  login: '/login',
  signup: '/signup',
  signupSuccess: '/signup/success',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
} as const;
