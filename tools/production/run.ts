/** `npm run production -- --to FOLDER`: what production runs, in a folder of its own (docs/operations.md). */
import { lstatSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeProductionFolder } from './production-folder.ts';

const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
if (to === undefined) {
  console.error('Say where: npm run production -- --to FOLDER');
  process.exit(78);
}
const folder = resolve(to);
try {
  makeProductionFolder(folder);
} catch (error) {
  console.error(`Nothing to run was made. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
console.log(`${folder} holds what production runs, ${Math.round(sizeOf(folder) / 1e6)} MB. On Node 24 or newer:

  node adapter/src/server.ts    the adapter, with the web app
  node gateway/src/server.ts    the embedded gateway
  node tools/start.mjs          both, on one machine`);

/** Bytes of all files in it. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(path => lstatSync(join(folder, path)))
    .filter(entry => entry.isFile())
    .reduce((sum, { size }) => sum + size, 0);
}
