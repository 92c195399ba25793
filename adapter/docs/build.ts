/** `node docs/build.ts FOLDER`: writes the docs into the folder of a build of the web app, as production serves them. PUBLIC_URL is the address that the first example calls. */
import { writeDocs } from './write-docs.ts';

// An empty variable counts as unset.
const publicUrl = process.env.PUBLIC_URL || `http://127.0.0.1:${process.env.PORT || '4000'}`;
const [, , webDist = ''] = process.argv;
await writeDocs(webDist, publicUrl);
