import type { Socket } from 'node:net';
import type { buildConnector } from 'undici';

/** Opens connections, one of them ahead of its use. */
export interface SpareConnection {
  readonly connect: buildConnector.connector;
  /** Opens one ahead, unless one waits already. */
  prepare(options: buildConnector.Options): void;
  close(): void;
}

/** Events after which a waiting connection cannot be used. */
const endings = ['close', 'end', 'error'] as const;

/**
 * A connection that is open already spares a write the round trips of TCP and TLS. A write may not reuse one that has been idle
 * for long, since the gateway may be closing it at the same moment; a new one waits for its first request.
 *
 * @param connectTo opens a connection.
 * @param maxIdleMs how long one may wait for its use.
 */
export function createSpareConnection(
  connectTo: buildConnector.connector,
  maxIdleMs: number,
): SpareConnection {
  let spare: Socket | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isOpening = false;
  let isClosed = false;

  const take = (): Socket | null => {
    const socket = spare;
    clearTimeout(timer);
    for (const ending of endings) socket?.removeListener(ending, discard);
    spare = null;
    return socket;
  };
  const discard = () => {
    take()?.destroy();
  };
  const keep = (socket: Socket) => {
    spare = socket;
    timer = setTimeout(discard, maxIdleMs).unref();
    for (const ending of endings) socket.on(ending, discard);
    if (isClosed) discard();
  };

  return {
    connect(options, callback) {
      const socket = take();
      if (socket === null) connectTo(options, callback);
      else queueMicrotask(() => callback(null, socket));
    },
    prepare(options) {
      if (spare !== null || isOpening || isClosed) return;
      isOpening = true;
      connectTo(options, (error, socket) => {
        isOpening = false;
        if (!error) keep(socket);
      });
    },
    close() {
      isClosed = true;
      discard();
    },
  };
}
