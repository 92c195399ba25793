/** The published packages by workspace, with the profile of attw for their types; null for a program. */
export const published = {
  'adapter/client': 'strict',
  openapi: 'esm-only',
  'pact/package': null,
  embedded: 'esm-only',
} as const;
