/** The packages that others install, by workspace, and how those who do may read their types; null for a program alone. */
export const published = {
  'adapter/client': 'strict',
  openapi: 'esm-only',
  'pact/package': null,
  embedded: 'esm-only',
} as const;
