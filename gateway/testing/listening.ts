import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Whether a connection to a port succeeds. Any error counts as a port on which no server listens. */
export async function acceptsConnections(port: number, address = '127.0.0.1'): Promise<boolean> {
  const socket = connect(port, address);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Waits until a process listens on its port. @throws Error if the process exits before */
export async function untilListening(child: ChildProcess, port: number): Promise<void> {
  while (!(await acceptsConnections(port))) {
    if (child.exitCode !== null)
      throw new Error(`${child.spawnargs.join(' ')} ended with code ${child.exitCode} before it listened`);
    await delay(20);
  }
}
