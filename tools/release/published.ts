/**
 * The published packages by workspace. The value is the profile with which `attw` (Are the types wrong?) checks the types; null for a program,
 * which has no types.
 */
export const published = {
  'adapter/client': 'strict',
  openapi: 'esm-only',
  'pact/package': null,
  embedded: 'esm-only',
} as const;
