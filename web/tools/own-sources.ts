import { defaultClientConditions, defaultServerConditions } from 'vite';

/** The export condition that selects the sources of our packages. Other users get the build (`adapter/client/package.json`). */
const ownSources = '@choose-life/source';

/** The Vite options that resolve our packages to their sources, so that they need no build, and `@/` to `web/src`. */
export const fromSources = {
  resolve: {
    conditions: [ownSources, ...defaultClientConditions],
    alias: { '@': `${import.meta.dirname}/../src` },
  },
  ssr: { resolve: { conditions: [ownSources, ...defaultServerConditions] } },
};
