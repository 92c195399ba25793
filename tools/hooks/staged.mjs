import { execFileSync, spawnSync } from 'node:child_process';

/** The paths that the next commit adds or changes, from the root of the repository `cwd`. */
export function stagedFiles(cwd = '.') {
  return pathsOf(['diff', '--cached', '--name-only', '--diff-filter=d'], cwd);
}

/**
 * Formats what is staged, and stages it again. A file that has changes beside the staged ones is left as it is, since they
 * would be staged with it; the check then says what is wrong in it.
 */
export function formatStaged(staged, cwd = '.') {
  const changedSince = new Set(pathsOf(['diff', '--name-only'], cwd));
  const whole = staged.filter(path => !changedSince.has(path));
  if (whole.length === 0) return;
  spawnSync('biome', ['check', '--write', '--no-errors-on-unmatched', ...whole], { cwd, stdio: 'ignore' });
  execFileSync('git', ['add', '--', ...whole], { cwd });
}

function pathsOf(args, cwd) {
  return execFileSync('git', [...args, '-z'], { cwd, encoding: 'utf8' })
    .split('\0')
    .filter(path => path !== '');
}
