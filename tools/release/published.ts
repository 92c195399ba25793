/** The published packages by workspace, with attw's profile for their types; null for a program, which has no types. */
export const published = {
  'adapter/client': 'strict',
  openapi: 'esm-only',
  'pact/package': null,
  embedded: 'esm-only',
} as const;
