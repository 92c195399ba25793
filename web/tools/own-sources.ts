import { defaultClientConditions, defaultServerConditions } from 'vite';

/** The condition under which a package of ours gives its sources; outsiders get its build (`adapter/client/package.json`). */
const ownSources = '@choose-life/source';

/** Vite takes our own packages from their sources, so that they need no build of their own. */
export const fromSources = {
  resolve: { conditions: [ownSources, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [ownSources, ...defaultServerConditions] } },
};
