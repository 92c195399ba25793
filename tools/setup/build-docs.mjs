import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { hashOf, isCurrent, root, stamp } from './stamp.mjs';

const stampFile = 'node_modules/.cache/choose-life/docs-build';
const sources = [
  'adapter/docs',
  'adapter/src',
  'adapter/gateway-client/src',
  'contracts/src',
  'docs/recipes',
  'openapi/gateway.openapi.json',
  'web/dist/.vite/docs.json',
  'package-lock.json',
];

/** Writes the pages of /docs into web/dist when anything that goes into them changed. */
export function buildDocs() {
  const { PORT, PUBLIC_URL } = process.env;
  const hash = `${hashOf(sources)} ${JSON.stringify({ PORT, PUBLIC_URL })}`;
  if (isCurrent(stampFile, hash) && existsSync(join(root, 'web/dist/docs.html'))) return;
  run('npm', ['run', 'build', '--silent', '--workspace', '@choose-life/adapter']);
  stamp(stampFile, hash);
}
