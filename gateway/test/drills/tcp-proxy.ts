import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { portOf } from '../../testing/free-port.ts';

export type TcpProxy = Awaited<ReturnType<typeof startTcpProxy>>;

export async function startTcpProxy(targetPort: number) {
  const open = new Set<Socket>();
  let isSilent = false;
  const server = createServer(inside => {
    open.add(inside);
    inside.on('error', () => undefined).on('close', () => open.delete(inside));
    if (isSilent) {
      inside.resume();
      return;
    }
    const outside = connect(targetPort, '127.0.0.1').on('error', () => undefined);
    open.add(outside);
    inside.pipe(outside).pipe(inside);
    inside.on('close', () => outside.destroy());
    outside.on('close', () => {
      open.delete(outside);
      inside.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(server),
    reset: () => {
      for (const socket of open) socket.resetAndDestroy();
    },
    /** From now on bytes are swallowed in both directions, and new connections are accepted and never answered. */
    silence: () => {
      isSilent = true;
      // Bytes are read and dropped, so that neither side notices.
      for (const socket of open) socket.unpipe().resume();
    },
    /** From now on new connections lead to the server again; those that were silent stay so. */
    speak: () => {
      isSilent = false;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
