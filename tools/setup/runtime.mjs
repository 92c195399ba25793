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

/** The first version that has `argon2` in `node:crypto`, with which the gateway hashes passwords. */
const minVersion = { major: 24, minor: 7 };
const platform = `${process.platform}-${process.arch}`;
const pinnedPackages = JSON.parse(readFileSync(new URL('node-package.json', import.meta.url), 'utf8'));
/** The pinned Node package for this platform. SECURITY.md explains its version, and which Node production needs. */
const pinnedPackage = pinnedPackages[platform];

const modules = join(root, 'node_modules');
const program = platform.startsWith('win32') ? 'bin/node.exe' : 'bin/node';

/**
 * Finds the Node that runs the project's programs: the Node of this process if it is recent, else the pinned Node. The pinned Node is put into
 * node_modules if it is not there yet, and is the first on the PATH of the programs that this process starts.
 * @returns the path of the program
 */
export function provideNode() {
  // The Node in node_modules is checked again below, because the pinned version may have changed since it was added.
  const isPinnedNode = process.execPath.startsWith(modules);
  if (!isPinnedNode && isRecentNode()) return process.execPath;
  if (pinnedPackage === undefined) exitWithoutNode(`there is no package of it for ${platform}`);
  const folder = join(modules, '.cache/choose-life/node', pinnedPackage.version);
  const node = join(folder, program);
  if (!existsSync(node)) installNode(folder);
  process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH}`;
  if (process.platform !== 'win32') linkForNpx(node);
  return node;
}

function isRecentNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > minVersion.major || (major === minVersion.major && minor >= minVersion.minor);
}

function installNode(folder) {
  const name = `${pinnedPackage.package}@${pinnedPackage.version}`;
  console.error(`Adding Node ${pinnedPackage.version} for this project …`);
  const temporary = mkdtempSync(join(tmpdir(), 'choose-life-node-'));
  runNpm(['pack', name, '--silent', '--pack-destination', temporary], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [file = ''] = readdirSync(temporary);
  const isUnpacked = unpackNode(join(temporary, file), pinnedPackage.integrity, folder);
  rmSync(temporary, { recursive: true });
  if (!isUnpacked)
    exitWithoutNode(`the package ${name} could not be unpacked, or does not have the pinned hash`);
}

/** Makes programs that `npx` starts use this Node too. Windows is excluded, because symbolic links need special rights there. */
function linkForNpx(node) {
  const localLink = join(modules, '.bin/node');
  const target = relative(dirname(localLink), node);
  if (lstatSync(localLink, { throwIfNoEntry: false })?.isSymbolicLink() && readlinkSync(localLink) === target)
    return;
  mkdirSync(dirname(localLink), { recursive: true });
  rmSync(localLink, { force: true });
  symlinkSync(target, localLink);
}

function exitWithoutNode(reason) {
  const version = `${minVersion.major}.${minVersion.minor}`;
  console.error(`Choose Life needs Node ${version}, and ${reason}: install Node ${version} or newer.`);
  process.exit(1);
}
