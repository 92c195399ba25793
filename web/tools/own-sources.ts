import { defaultClientConditions, defaultServerConditions } from 'vite';

/** The export condition that selects the sources of this repository's packages. Without it, imports resolve to the builds. */
const ownSources = '@choose-life/source';

/** The Vite options that resolve this repository's packages to their sources, so that they need no build, and `@/` to `web/src`. */
export const fromSources = {
  resolve: {
    conditions: [ownSources, ...defaultClientConditions],
    alias: { '@': `${import.meta.dirname}/../src` },
  },
  ssr: { resolve: { conditions: [ownSources, ...defaultServerConditions] } },
};
