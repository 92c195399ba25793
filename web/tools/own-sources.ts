import { defaultClientConditions, defaultServerConditions } from 'vite';

/** The export condition for sources of our packages; others get their build (`adapter/client/package.json`). */
const ownSources = '@choose-life/source';

/** Resolves our packages to their sources, so that they need no build, and `@/` to the web app's. */
export const fromSources = {
  resolve: {
    conditions: [ownSources, ...defaultClientConditions],
    alias: { '@': `${import.meta.dirname}/../src` },
  },
  ssr: { resolve: { conditions: [ownSources, ...defaultServerConditions] } },
};
