import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { portOf } from '../../testing/free-port.ts';

/** A proxy in front of a server, which can break its connections. */
export interface TcpProxy {
  readonly port: number;
  /** Resets all connections. */
  readonly reset: () => void;
  /** Drops all bytes in both directions, and accepts new connections without an answer. */
  readonly silence: () => void;
  /** Forwards new connections again. Connections from before stay silent. */
  readonly speak: () => void;
  readonly close: () => Promise<void>;
}

/** Starts a proxy to a port of this machine. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let isSilent = false;
  const server = createServer(client => {
    open.add(client);
    // Resets are what the drills cause.
    client.on('error', () => undefined).on('close', () => open.delete(client));
    if (isSilent) {
      client.resume();
      return;
    }
    const upstream = connect(targetPort, '127.0.0.1').on('error', () => undefined);
    open.add(upstream);
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => {
      open.delete(upstream);
      client.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(server),
    reset: () => {
      for (const socket of open) socket.resetAndDestroy();
    },
    silence: () => {
      isSilent = true;
      // The bytes are read, so that neither side notices.
      for (const socket of open) socket.unpipe().resume();
    },
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
