import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { run } from './run.mjs';
import { root } from './stamp.mjs';
import { unpackNode } from './unpack-node.mjs';

const wanted = 24;
const platform = `${process.platform}-${process.arch}`;
/** The one for this machine. Why it is this version, and what production runs: SECURITY.md. */
const pinned = JSON.parse(readFileSync(new URL('node-package.json', import.meta.url), 'utf8'))[platform];

const modules = join(root, 'node_modules');
const local = join(modules, '.bin', 'node');

/**
 * The product runs on Node 24. Where the machine's Node is older, a pinned one is put into node_modules, where npm
 * scripts find it first; the lockfile stays as it is.
 */
export function provideNode() {
  if (majorOf(systemNode()) >= wanted) return;
  if (pinned === undefined) stop(`there is none for ${platform} that could be added`);
  const { version, integrity } = pinned;
  if (versionOf(local) === version) return;
  console.error(`Adding Node ${version} for this project (the machine's is ${versionOf(systemNode())}) …`);

  const temporary = mkdtempSync(join(tmpdir(), 'choose-life-node-'));
  const name = `${pinned.package}@${version}`;
  run('npm', ['pack', name, '--silent', '--pack-destination', temporary], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [file = ''] = readdirSync(temporary);
  const folder = join(modules, '.cache/choose-life/node', version);
  const isThere = unpackNode(join(temporary, file), integrity, folder);
  rmSync(temporary, { recursive: true });
  if (!isThere) stop(`what npm has as ${name} is not what was looked at, and is not used`);

  mkdirSync(join(modules, '.bin'), { recursive: true });
  rmSync(local, { force: true });
  symlinkSync(relative(join(modules, '.bin'), join(folder, 'bin/node')), local);
}

function stop(reason) {
  console.error(`Choose Life runs on Node ${wanted}, and ${reason}: install Node ${wanted} or newer.`);
  process.exit(1);
}

/** The first Node on the path that is not ours: npm puts node_modules/.bin in front. */
function systemNode() {
  return process.execPath.startsWith(modules) ? 'node' : process.execPath;
}

function versionOf(node) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return stdout?.trim().slice(1);
}

function majorOf(node) {
  return Number.parseInt(versionOf(node) ?? '0', 10);
}
