import { hasTabData } from '../src/session/known-here.ts';
import { forgetStored, watchLastUse } from '../src/session/last-use.ts';

/** Below `/docs/assets`: a proxy may have put a path in front. Vite would take `new URL('…', import.meta.url)` for a file of ours. */
const script = import.meta.url;

// What this tab keeps of an assessment the web app saves first.
void watchLastUse(new URL('../../config.json', script), async () => {
  if (hasTabData()) location.replace(new URL('../../login', script));
  else forgetStored();
});
