import type { buildConnector } from 'undici';

type Connector = buildConnector.connector;
type Callback = buildConnector.Callback;

/** The code of a new connection on which bytes came before any request: a proxy's page in place of a tunnel, or a server of another protocol. */
const bytesBeforeRequestCode = 'BYTES_BEFORE_REQUEST';

/**
 * Fails for a connection that has bytes before it carried a request. undici would close it and open the next at once, without end,
 * since the request that waits has not begun.
 */
export function withoutEarlyBytes(connectTo: Connector): Connector {
  return (options, done) =>
    connectTo(options, (...result) => {
      const [error, socket] = result;
      if (error || socket.readableLength === 0) return done(...result);
      socket.on('error', () => {}).destroy();
      const message = 'bytes came before the request';
      done(Object.assign(new Error(message), { code: bytesBeforeRequestCode }), null);
    });
}

/** A connector of one undici client. `end` fails a connection that is being opened, so that the request for it leaves undici's queue. */
export function endableConnector(connectTo: Connector): {
  readonly connect: Connector;
  end(error: Error): void;
} {
  let waiting: Callback | null = null;
  return {
    connect(options, done) {
      waiting = done;
      connectTo(options, (...result) => {
        if (waiting === done) {
          waiting = null;
          return done(...result);
        }
        result[1]?.on('error', () => {}).destroy();
      });
    },
    end(error) {
      const done = waiting;
      waiting = null;
      done?.(error, null);
    },
  };
}
