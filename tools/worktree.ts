import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** A folder outside this checkout with the files of a commit, ready to run. */
export interface Worktree {
  readonly folder: string;
  /** The full hash of the commit. */
  readonly commit: string;
  /** Deletes the folder. */
  remove(): void;
}

/**
 * Checks out a commit of this repository, to compare it with this checkout. It uses this checkout's node_modules, so nothing is
 * installed. Packages of the workspace resolve to the sources of the commit.
 * @param ref a branch, a tag or a hash
 * @throws Error for an unknown ref, and if the commit has a different lockfile
 */
export function addWorktree(ref: string): Worktree {
  const commit = git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).trim();
  if (git('diff', '--name-only', commit, '--', 'package-lock.json') !== '') {
    throw new Error(
      `The package-lock.json of ${ref} differs from that of this checkout, so their dependencies differ.`,
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'choose-life-'));
  const stop = () => {
    remove();
    process.exit(1);
  };
  const remove = () => {
    for (const signal of stopSignals) process.off(signal, stop);
    git('worktree', 'remove', '--force', folder);
  };
  git('worktree', 'add', '--detach', folder, commit);
  // A process that is stopped must also remove the folder.
  for (const signal of stopSignals) process.on(signal, stop);
  try {
    linkModules(folder);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, commit, remove };
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

const stopSignals = ['SIGINT', 'SIGTERM'] as const;
const scope = '@choose-life';
/** Whether an entry of node_modules is the cache of a build tool, which each checkout has separately. */
const isCache = (name: string) => name.startsWith('.') && name !== '.bin' && name !== '.package-lock.json';

/**
 * Creates links to the packages of this checkout. The links to workspaces in node_modules are relative and are copied unchanged, so the
 * copies lead to the workspaces of the worktree.
 */
function linkModules(folder: string): void {
  const modules = readdirSync(join(root, 'node_modules')).filter(name => name !== scope && !isCache(name));
  const workspaces = readdirSync(join(root, 'node_modules', scope)).map(name => join(scope, name));
  // These links are for `npm run` in the worktree, which checks that everything is installed, and looks for the pinned Node.
  const setUpFiles = ['dependencies', 'node'].map(name => join('.cache/choose-life', name));
  for (const name of [...modules, ...workspaces, ...setUpFiles]) link(join('node_modules', name), folder);
  // Some folders at the top have their own node_modules, with other versions.
  for (const name of readdirSync(folder)) link(join(name, 'node_modules'), folder);
}

/** Creates a link in the worktree to a path of this checkout. If the path is itself a link, copies that link. */
function link(path: string, folder: string): void {
  const from = join(root, path);
  const to = join(folder, path);
  if (!existsSync(from) || existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(linkTarget(from) ?? from, to);
}

/** The target of a link; null if the path is not a link. */
function linkTarget(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    return null;
  }
}
