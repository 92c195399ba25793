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

/** Waits until a process listens on a port of 127.0.0.1. There is no timeout. @throws Error if the process ends before */
export async function untilListening(child: ChildProcess, port: number): Promise<void> {
  while (!(await acceptsConnections(port))) {
    // A process that a signal ended has no exit code.
    const end = child.exitCode ?? child.signalCode;
    if (end !== null) throw new Error(`${child.spawnargs.join(' ')} ended with ${end} before it listened`);
    await delay(20);
  }
}
