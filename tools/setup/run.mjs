import { spawnSync } from 'node:child_process';
import { npmCommand } from '../npm.mjs';
import { root } from './sources.mjs';

/**
 * Runs a command in the project's folder. Its output goes to stderr, because other programs may read the stdout of the npm script. If the
 * command fails, the set-up ends with its exit code.
 */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['inherit', 2, 2], ...options });
  if (error || status !== 0) {
    console.error(`Set-up stopped: '${command} ${args.join(' ')}' failed${error ? ` (${error.code})` : ''}.`);
    process.exit(status || 1);
  }
}

/** Like `run`, but runs npm with these arguments. */
export function runNpm(args, options) {
  run(...npmCommand(args), options);
}
