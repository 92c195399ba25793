/** `npm run production -- --to FOLDER`: what production runs, in a folder of its own (docs/operations.md). */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import product from '../../package.json' with { type: 'json' };
import { npmCommand } from '../npm.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The workspaces that run. The web app is copied as built. */
const workspaces = ['contracts', 'service', 'adapter', 'adapter/gateway-client', 'gateway'];
const others = ['LICENSE', '.env.example', 'tools/doctor', 'tools/start', 'tools/start.mjs'];
/** Of the web app, a link to the last build where none is named. */
const webDist = process.env.WEB_DIST ?? join(root, 'web/dist');
/** The npm scripts there. They set nothing up. */
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

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(path => lstatSync(join(folder, path)))
    .filter(entry => entry.isFile())
    .reduce((sum, { size }) => sum + size, 0);
}

/** @param folder a path that does not exist yet, or an empty folder; all else throws */
function makeProductionFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  mkdirSync(folder, { recursive: true });
  for (const path of [...workspaces.flatMap(name => [`${name}/src`, `${name}/package.json`]), ...others]) {
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: isRun });
  }
  cpSync(webDist, join(folder, 'web/dist'), { recursive: true, dereference: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  try {
    install(folder);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
}

function isRun(path: string): boolean {
  return !path.endsWith('.test.ts');
}

/** npm installs exactly what the lockfile names. The lockfile is removed then: nothing is installed there a second time. */
function install(folder: string): void {
  const installing = ['package-lock.json', '.npmrc'];
  for (const file of installing) cpSync(join(root, file), join(folder, file));
  // A peer that nobody names is for types alone: @trpc/server would bring the TypeScript compiler.
  const args = ['ci', '--omit=dev', '--omit=peer', '--ignore-scripts', '--prefer-offline'];
  execFileSync(...npmCommand(args), { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  for (const file of installing) rmSync(join(folder, file));
}

function manifest() {
  const { name, version, license } = product;
  // In the shell's place, so that the program gets the signals that npm hands on. Windows has neither.
  const node = process.platform === 'win32' ? 'node' : 'exec node';
  return {
    ...{ name, version, license, private: true, type: 'module', engines: { node: '>=24' } },
    workspaces,
    scripts: Object.fromEntries(
      Object.entries(programs).map(([name, program]) => [name, `${node} ${program}`]),
    ),
  };
}
