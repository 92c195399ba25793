import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { portOf } from '../../testing/free-port.ts';

/** A proxy in front of a server, which can break its connections. */
export interface TcpProxy {
  readonly port: number;
  /** Resets all connections. */
  readonly reset: () => void;
  /** Drops all bytes in both directions, and accepts new connections without an answer. */
  readonly dropBytes: () => void;
  /** Forwards new connections again. Connections from before stay silent. */
  readonly forwardBytes: () => void;
  readonly close: () => Promise<void>;
}

/** Starts a proxy to a port of this machine. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const openSockets = new Set<Socket>();
  let isDropping = false;
  const server = createServer(client => {
    openSockets.add(client);
    // The drills reset connections, so errors are expected.
    client.on('error', () => undefined).on('close', () => openSockets.delete(client));
    if (isDropping) {
      client.resume();
      return;
    }
    const upstream = connect(targetPort, '127.0.0.1').on('error', () => undefined);
    openSockets.add(upstream);
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => {
      openSockets.delete(upstream);
      client.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(server),
    reset: () => {
      for (const socket of openSockets) socket.resetAndDestroy();
    },
    dropBytes: () => {
      isDropping = true;
      // The bytes are read, so that neither side notices.
      for (const socket of openSockets) socket.unpipe().resume();
    },
    forwardBytes: () => {
      isDropping = false;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of openSockets) socket.destroy();
      await closed;
    },
  };
}
