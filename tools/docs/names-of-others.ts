/** What our pages name and this project does not hold: each is somebody else's, or an example's. */
export const namesOfOthers: ReadonlySet<string> = new Set([
  // tRPC's link, which we do without.
  'httpLink',
  // The option of Playwright's configuration.
  'webServer',
  // Options of Pact's own verifier.
  'publishVerificationResult',
  'providerVersion',
  'providerVersionBranch',
  // `STATUS_` with the store's status behind it.
  'STATUS_403',
  // The specification is kept to the letter.
  'userDetailsInfo',
  'customerPhone',
  'countryCode',
  'customerPassword',
  'customerConfirmPassword',
  // The import of a package, not a file's path.
  '@choose-life/openapi/gateway.openapi.json',
  // Files of the project that the first-screen recipe makes.
  'src/api.ts',
  'src/what-to-say.ts',
  'src/what-to-say.test.ts',
  'src/log-in.tsx',
  'src/reports.tsx',
  // Examples of CONTRIBUTING.
  '.ts',
  'x.test.ts',
  'adapter/src/secret.ts',
]);
