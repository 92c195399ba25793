import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './run.mjs';
import { hashOf, root } from './sources.mjs';

/** Each build has its own folder, named by the hash of its sources. */
const builds = join(root, 'web/builds');
/** A link to the latest build. Servers use it if WEB_DIST is not set. */
const latestLink = join(root, 'web/dist');
/** A build that no start has used for 30 days is deleted. */
const unusedBuildMs = 30 * 24 * 60 * 60 * 1000;

const webSources = ['src', 'docs', 'public', 'tools', 'index.html', 'vite.config.ts', 'package.json'].map(
  name => `web/${name}`,
);
const docsPageSources = [
  'adapter/docs',
  'adapter/src',
  'adapter/gateway-client/src',
  'contracts/src',
  'docs/start.md',
  'docs/recipes',
];
const openApiDocuments = ['openapi/gateway.openapi.json', 'openapi/adapter.openapi.json'];
const sources = [
  ...webSources,
  ...docsPageSources,
  ...openApiDocuments,
  'adapter/client/src',
  'package-lock.json',
];

/**
 * Builds the web app and the pages of /docs, unless there is a build of these sources. A running server continues to serve its build,
 * because no build is ever changed, and a new build gets its final name only when it is complete. A build that no start has used for 30
 * days is deleted, even if a server still serves it. That server must then be restarted.
 * @returns the folder of the build
 */
export function buildWeb() {
  // 16 hexadecimal digits are enough to distinguish builds.
  const name = hashOf(sources, JSON.stringify(pageVariables())).slice(0, 16);
  const folder = join(builds, name);
  if (!existsSync(folder)) {
    console.error('Building the web app …');
    // One fixed name is enough, because the setup lock lets only one process build at a time.
    const unfinished = join(builds, 'unfinished');
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    // With another NODE_ENV, such as `test` in Vitest, the build would contain the development version of React.
    const env = { ...process.env, NODE_ENV: 'production' };
    for (const workspace of ['web', 'adapter']) {
      const args = ['run', 'build', '--silent', '--workspace', `@choose-life/${workspace}`, '--', unfinished];
      runNpm(args, { env });
    }
    renameSync(unfinished, folder);
  }
  const now = new Date();
  utimesSync(folder, now, now);
  removeUnusedBuilds(now);
  linkLatestBuild(join('builds', name));
  return folder;
}

/**
 * Returns the latest build, even if the sources have changed since. If there is no build, makes one. `npm run dev` uses it for the pages of
 * /docs, because Vite's development server has only the web app.
 */
export function lastBuild() {
  if (!existsSync(join(latestLink, 'index.html'))) return buildWeb();
  return realpathSync(latestLink);
}

/**
 * The variables that the built pages contain: the public address, and the details of the company. Ends this process with an error for an
 * invalid public address.
 */
function pageVariables() {
  const { PUBLIC_URL } = process.env;
  // The same rule as in service/src/environment.ts. An empty variable counts as unset.
  if (PUBLIC_URL && !/^\w+:\/\/[^/?#@]+\/*$/.test(PUBLIC_URL)) {
    console.error(
      'PUBLIC_URL: must be only a scheme and a host, such as https://life.example.com: the product needs a host name of its own',
    );
    // EX_CONFIG, the exit code for every invalid configuration.
    process.exit(78);
  }
  const companyVariables = Object.entries(process.env).filter(([name]) => name.startsWith('COMPANY_'));
  return [PUBLIC_URL || '', ...companyVariables.sort(([a], [b]) => (a < b ? -1 : 1))];
}

function removeUnusedBuilds(now) {
  for (const name of readdirSync(builds)) {
    const folder = join(builds, name);
    // `lstat`, because a start that was stopped in `linkLatestBuild` may have left its link here. The target of the link is relative to web/, so
    // `stat` would not find it.
    if (now - lstatSync(folder).mtime > unusedBuildMs) rmSync(folder, { recursive: true });
  }
}

/**
 * Points `latestLink` at a build. A rename replaces a symbolic link atomically. It cannot replace a junction, or the real folder that older
 * versions made there, so these are removed first. Windows needs a junction, which must have an absolute path, because other links need
 * special rights there.
 * @param target the build, relative to `web/`, where the rename puts the link
 */
function linkLatestBuild(target) {
  const newLink = join(builds, 'dist');
  rmSync(newLink, { force: true });
  symlinkSync(process.platform === 'win32' ? join(root, 'web', target) : target, newLink, 'junction');
  try {
    renameSync(newLink, latestLink);
  } catch {
    rmSync(latestLink, { recursive: true });
    renameSync(newLink, latestLink);
  }
}
