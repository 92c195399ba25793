/** Writes the docs into the web app's build, as production serves them. PUBLIC_URL is the address that the first example calls. */
import { resolve } from 'node:path';
import { writeDocs } from './write-docs.ts';

// An empty variable counts as unset.
const publicUrl = process.env.PUBLIC_URL || `http://127.0.0.1:${process.env.PORT || '4000'}`;
await writeDocs(resolve(import.meta.dirname, '../../web/dist'), publicUrl);
