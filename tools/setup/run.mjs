import { spawnSync } from 'node:child_process';
import { npmCommand } from '../npm.mjs';
import { root } from './sources.mjs';

/** Runs a command in the project's folder, its output shown as errors are, since that of a script may be read; ends the set-up with the command's code when it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['inherit', 2, 2], ...options });
  if (error || status !== 0) {
    console.error(`Set-up stopped: '${command} ${args.join(' ')}' failed${error ? ` (${error.code})` : ''}.`);
    process.exit(status || 1);
  }
}

export function runNpm(args, options) {
  run(...npmCommand(args), options);
}
