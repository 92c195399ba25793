import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { runNpm } from './run.mjs';
import { root } from './sources.mjs';
import { unpackNode } from './unpack-node.mjs';

const wanted = 24;
const platform = `${process.platform}-${process.arch}`;
/** The one for this machine. Why it is this version, and what production runs: SECURITY.md. */
const pinned = JSON.parse(readFileSync(new URL('node-package.json', import.meta.url), 'utf8'))[platform];

const modules = join(root, 'node_modules');
const program = platform.startsWith('win32') ? 'bin/node.exe' : 'bin/node';

/** Where the machine's Node is older, a pinned one is put into node_modules, and first on the path of what this process starts. */
export function provideNode() {
  const isOurs = process.execPath.startsWith(modules);
  if (!isOurs && Number.parseInt(process.versions.node, 10) >= wanted) return process.execPath;
  if (pinned === undefined) stop(`there is none for ${platform} that could be added`);
  const folder = join(modules, '.cache/choose-life/node', pinned.version);
  const node = join(folder, program);
  if (!existsSync(node)) addNode(folder);
  process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH}`;
  if (process.platform !== 'win32') link(node);
  return node;
}

function addNode(folder) {
  const name = `${pinned.package}@${pinned.version}`;
  console.error(`Adding Node ${pinned.version} for this project …`);
  const temporary = mkdtempSync(join(tmpdir(), 'choose-life-node-'));
  runNpm(['pack', name, '--silent', '--pack-destination', temporary], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [file = ''] = readdirSync(temporary);
  const isThere = unpackNode(join(temporary, file), pinned.integrity, folder);
  rmSync(temporary, { recursive: true });
  if (!isThere) stop(`what npm has as ${name} is not what was looked at, and is not used`);
}

/** For programs of packages that are run by hand: `npx vitest`. Windows lets nobody link without a right of its own. */
function link(node) {
  const local = join(modules, '.bin/node');
  const target = relative(dirname(local), node);
  if (lstatSync(local, { throwIfNoEntry: false })?.isSymbolicLink() && readlinkSync(local) === target) return;
  mkdirSync(dirname(local), { recursive: true });
  rmSync(local, { force: true });
  symlinkSync(target, local);
}

function stop(reason) {
  console.error(`Choose Life runs on Node ${wanted}, and ${reason}: install Node ${wanted} or newer.`);
  process.exit(1);
}
