import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const endWithParent = fileURLToPath(new URL('end-with-parent.mjs', import.meta.url));

/**
 * Starts and stops the servers of `npm start`. They stop in reverse order, because a server that finishes its running requests may still call
 * the servers that were started before it. @param platform only a test sets it
 */
export function createChildren(platform = process.platform) {
  const isWindows = platform === 'win32';
  const children = [];
  let isStopping = false;

  const stop = async code => {
    if (isStopping) return;
    isStopping = true;
    for (const child of children.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      // On Windows a signal ends a process immediately, so the end of stdin stops the server instead (end-with-parent.mjs). A process in
      // watch mode does not read stdin, and has no requests to finish.
      if (isWindows && !child.spawnargs.includes('--watch')) child.stdin.end();
      else child.kill('SIGTERM');
      await once(child, 'exit');
    }
    process.exit(code);
  };

  const start = (script, { nodeOptions = [], args = [], env = {} } = {}) => {
    if (isStopping) return;
    // Node 24.7 prints a warning that its SQLite module, which the gateway uses, is experimental. Node 24.21 does not.
    const options = [...nodeOptions, '--import', endWithParent, '--disable-warning=ExperimentalWarning'];
    const child = spawn(process.execPath, [...options, script, ...args], {
      env: { ...process.env, ...env },
      stdio: ['pipe', 'inherit', 'inherit'],
      // Each server has its own process group, because a signal to a common group would stop the gateway while the adapter still needs it.
      // Windows has no process groups, and would open a console for a detached process.
      detached: !isWindows,
    });
    children.push(child);
    // The product cannot work without one of its servers, so the end of one stops all. A process that a signal ended has no exit code.
    child.on('exit', code => stop(code ?? 1));
  };

  return { start, stop };
}
