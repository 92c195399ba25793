import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Checks without progress after which a connection is closed. */
const checks = 10;

/**
 * Ends connections whose caller has taken no byte of a waiting answer for `writeMs`: each holds its answer in memory. Node's
 * own timeout of sockets would count what a caller sends as well, and a call that is under way.
 */
export function addWriteTimeout(server: Server, writeMs: number): void {
  const open = new Map<Socket, { taken: number; checks: number }>();
  server.on('connection', socket => {
    open.set(socket, { taken: 0, checks: 0 });
    socket.once('close', () => open.delete(socket));
  });
  // Checks are counted, not time: a process that was blocked gives everybody the whole time again.
  const timer = setInterval(() => {
    for (const [socket, last] of open) {
      const taken = takenOf(socket);
      last.checks = socket.writableLength > 0 && taken === last.taken ? last.checks + 1 : 0;
      last.taken = taken;
      if (last.checks >= checks) socket.destroy();
    }
  }, writeMs / checks);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

/**
 * The bytes that the system has taken for the caller. Node has no public name for what is left of a piece that it is writing; it
 * reads it in this way for its own timeout. Without it, only whole pieces count.
 */
function takenOf(socket: Socket): number {
  const left: unknown = Reflect.get(Object(Reflect.get(socket, '_handle')), 'writeQueueSize');
  return socket.bytesWritten - (typeof left === 'number' ? left : 0);
}
