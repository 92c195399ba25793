import { spawnSync } from 'node:child_process';
import { root } from './stamp.mjs';

/** Runs a command in the project's folder, its output shown as errors are, since ours on the standard output is read; ends the set-up with the command's code when it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['inherit', 2, 2], ...options });
  if (error || status !== 0) {
    console.error(`Set-up stopped: '${command} ${args.join(' ')}' failed${error ? ` (${error.code})` : ''}.`);
    process.exit(status || 1);
  }
}
