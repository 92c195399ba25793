import { run } from './run.mjs';
import { hashOf, onceFor } from './stamp.mjs';

const web = ['src', 'docs', 'public', 'tools', 'index.html', 'vite.config.ts', 'package.json'].map(
  name => `web/${name}`,
);
const sources = [...web, 'contracts/src/domain', 'adapter/client/src', 'package-lock.json'];

/** Builds the web app into web/dist when anything that goes into it changed. */
export function buildWeb() {
  const hash = `${hashOf(sources)} ${JSON.stringify(variables())}`;
  const build = () => {
    console.log('Building the web app …');
    run('npm', ['run', 'build', '--silent', '--workspace', 'web', '--', '--logLevel', 'warn']);
  };
  onceFor('web-build', hash, build, 'web/dist/index.html');
}

/** What of the environment goes into the pages: the address they are reached under, and the company's particulars. */
function variables() {
  const named = Object.entries(process.env).filter(([name]) => /^(PUBLIC_URL|PORT|COMPANY_.*)$/.test(name));
  return named.sort(([a], [b]) => (a < b ? -1 : 1));
}
