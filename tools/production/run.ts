/** `npm run production -- --to FOLDER`: copies the files that production needs into a folder (docs/operations.md). */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import product from '../../package.json' with { type: 'json' };
import { configErrorExitCode } from '../../service/src/environment.ts';
import { npmCommand } from '../npm.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The workspaces of the servers, and those that they import. Of the web app only the build is copied. */
const workspaces = ['contracts', 'service', 'adapter', 'adapter/gateway-client', 'gateway'];
const otherPaths = ['LICENSE', '.env.example', 'tools/doctor', 'tools/start', 'tools/start.mjs'];
/** The build of the web app. Default: the link to the latest build. */
const webDist = process.env.WEB_DIST ?? join(root, 'web/dist');
/** The npm scripts of the folder. Unlike the scripts of the repository, they install nothing. */
const programs = {
  start: 'tools/start.mjs',
  adapter: 'adapter/src/server.ts',
  gateway: 'gateway/src/server.ts',
  database: 'gateway/src/maintenance/run.ts',
  admin: 'gateway/src/admin/run.ts',
  doctor: 'tools/doctor/run.ts',
  'audit-names': 'adapter/src/audit/run.ts',
};

const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
if (to === undefined) {
  console.error('The folder is missing: npm run production -- --to FOLDER');
  process.exit(configErrorExitCode);
}
const folder = resolve(to);
try {
  makeProductionFolder(folder);
} catch (error) {
  console.error(`The folder was not created. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
console.log(`${folder} contains what production runs, ${Math.round(sizeOf(folder) / 1e6)} MB. On Node 24.7 or newer:

  node adapter/src/server.ts    the adapter, with the web app
  node gateway/src/server.ts    the embedded gateway
  node tools/start.mjs          both, on one machine`);

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(path => lstatSync(join(folder, path)))
    .filter(entry => entry.isFile())
    .reduce((sum, { size }) => sum + size, 0);
}

/**
 * @param folder an empty folder, or a path that does not exist
 * @throws Error for any other path, and if a step fails. After a failed step the folder is removed
 */
function makeProductionFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  mkdirSync(folder, { recursive: true });
  const workspacePaths = workspaces.flatMap(name => [`${name}/src`, `${name}/package.json`]);
  try {
    for (const path of [...workspacePaths, ...otherPaths]) {
      cpSync(join(root, path), join(folder, path), { recursive: true, filter: isProductionFile });
    }
    cpSync(webDist, join(folder, 'web/dist'), { recursive: true, dereference: true });
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
    install(folder);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
}

function isProductionFile(path: string): boolean {
  return !path.endsWith('.test.ts');
}

/** Installs exactly the packages of the lockfile. npm's files are removed afterwards, since production only runs the folder. */
function install(folder: string): void {
  const npmFiles = ['package-lock.json', '.npmrc'];
  for (const file of npmFiles) cpSync(join(root, file), join(folder, file));
  // The servers need no peer dependencies. For example, @trpc/server has the TypeScript compiler as one, which only its types need.
  const args = ['ci', '--omit=dev', '--omit=peer', '--ignore-scripts', '--prefer-offline'];
  execFileSync(...npmCommand(args), { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  for (const file of npmFiles) rmSync(join(folder, file));
}

/** The package.json of the folder. */
function manifest() {
  const { name, version, license } = product;
  // `exec` replaces the shell with the program, so that the program receives the signals that npm forwards. Windows has no `exec`.
  const node = process.platform === 'win32' ? 'node' : 'exec node';
  return {
    name,
    version,
    license,
    private: true,
    type: 'module',
    // The first version with `argon2`, with which the gateway hashes passwords.
    engines: { node: '>=24.7' },
    workspaces,
    scripts: Object.fromEntries(
      Object.entries(programs).map(([script, program]) => [script, `${node} ${program}`]),
    ),
  };
}
