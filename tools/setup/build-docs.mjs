import { run } from './run.mjs';
import { hashOf, onceFor } from './stamp.mjs';

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
  const build = () => run('npm', ['run', 'build', '--silent', '--workspace', '@choose-life/adapter']);
  onceFor('docs-build', hash, build, 'web/dist/docs.html');
}
