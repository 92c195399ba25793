import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const endWithParent = fileURLToPath(new URL('end-with-parent.mjs', import.meta.url));

/** The processes stop in reverse order, since each needs those before it, and finish what is on its way before they end. */
export function createChildren(platform = process.platform) {
  const isWindows = platform === 'win32';
  const children = [];
  let stopping = false;

  const stop = async code => {
    if (stopping) return;
    stopping = true;
    for (const child of children.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      // On Windows a signal ends it at once, so the end of its input asks it to stop (end-with-parent.mjs). A
      // process in watch mode reads no input, and has nothing to finish.
      if (isWindows && !child.spawnargs.includes('--watch')) child.stdin.end();
      else child.kill('SIGTERM');
      await once(child, 'exit');
    }
    process.exit(code);
  };

  const start = (script, { nodeOptions = [], args = [], env = {} } = {}) => {
    if (stopping) return;
    const options = [...nodeOptions, '--import', endWithParent, '--disable-warning=ExperimentalWarning'];
    const child = spawn(process.execPath, [...options, script, ...args], {
      env: { ...process.env, ...env },
      stdio: ['pipe', 'inherit', 'inherit'],
      // In a group of its own: a signal to the whole group would take the gateway away from the adapter's last calls. Windows
      // knows no groups, and gives a detached process a console of its own.
      detached: !isWindows,
    });
    children.push(child);
    child.on('exit', code => stop(code ?? 1));
  };

  return { start, stop };
}
