import { defaultClientConditions, defaultServerConditions } from 'vite';

/** The export condition that selects the sources of this repository's packages. Without it, imports resolve to the builds. */
const sourceCondition = '@choose-life/source';

/** The Vite options that resolve this repository's packages to their sources, so that they need no build, and `@/` to `web/src`. */
export const resolveFromSources = {
  resolve: {
    // This option replaces Vite's conditions, so the defaults are repeated.
    conditions: [sourceCondition, ...defaultClientConditions],
    alias: { '@': `${import.meta.dirname}/../src` },
  },
  ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
};
