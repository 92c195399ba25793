import { hasTabData } from '../src/session/known-here.ts';
import { forgetStored, watchLastUse } from '../src/session/last-use.ts';

/**
 * The address of this script, below `/docs/assets`. Other addresses are relative to it, because a proxy may serve the product below
 * a path. It is a constant, because Vite would look for the file of `new URL('…', import.meta.url)`, and warn that there is none.
 */
const scriptAddress = import.meta.url;

// The pages of the docs also end an idle session, because they may be the only open pages of the product. If the tab may have a draft of the
// assessment, the web app is opened instead: it saves the draft before it ends the session. Otherwise it is enough to clear local storage,
// because the docs show no personal data.
void watchLastUse(new URL('../../config.json', scriptAddress), async () => {
  if (hasTabData()) location.replace(new URL('../../login', scriptAddress));
  else forgetStored();
});
