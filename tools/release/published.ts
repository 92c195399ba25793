/**
 * The published packages by workspace. The value is the profile of `attw` for the package's types; null for a program, which has no types.
 */
export const published = {
  'adapter/client': 'strict',
  openapi: 'esm-only',
  'pact/package': null,
  embedded: 'esm-only',
} as const;
