/**
 * `node docs/build.ts FOLDER`: writes the docs into the folder of a build of the web app, as production serves them. PUBLIC_URL is
 * the address in the examples. Without it `web/docs/copy-code.ts` inserts the address of the open page.
 */
import { usualAddress } from './adapter-document.ts';
import { writeDocs } from './write-docs.ts';

// An empty variable counts as unset.
const [, , webDist = ''] = process.argv;
await writeDocs(webDist, process.env.PUBLIC_URL || usualAddress);
