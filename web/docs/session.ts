import { hasTabData } from '../src/session/known-here.ts';
import { forgetStored, watchLastUse } from '../src/session/last-use.ts';

/**
 * The address of this script, below `/docs/assets`. Other addresses are relative to it, because a proxy may serve the product below
 * a path. It is a constant, since Vite would replace `new URL('…', import.meta.url)` by the address of an asset.
 */
const script = import.meta.url;

// If the tab may have a draft of the assessment, the web app is opened: it saves the draft before it ends the session.
void watchLastUse(new URL('../../config.json', script), async () => {
  if (hasTabData()) location.replace(new URL('../../login', script));
  else forgetStored();
});
