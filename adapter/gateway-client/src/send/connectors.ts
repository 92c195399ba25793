import type { Socket } from 'node:net';
import type { buildConnector } from 'undici';

type Connector = buildConnector.connector;
type Callback = buildConnector.Callback;

/** Error code of a new connection that received bytes before a request: the error page of a proxy, or a server of another protocol. */
const bytesBeforeRequestCode = 'BYTES_BEFORE_REQUEST';

/**
 * Wraps a connector so that it fails for a connection with bytes before the first request. undici would close such a connection and
 * open the next one in an endless loop, because the waiting request has not been sent.
 */
export function refuseEarlyBytes(connectTo: Connector): Connector {
  return (options, done) =>
    connectTo(options, (...result) => {
      // The tuple is passed on as a whole, because its type guarantees a socket if there is no error.
      const [error, socket] = result;
      if (error || socket.readableLength === 0) return done(...result);
      destroyQuietly(socket);
      const message = 'The connection received bytes before the request.';
      done(Object.assign(new Error(message), { code: bytesBeforeRequestCode }), null);
    });
}

/** Destroys a socket that nobody else uses. Without a listener, a late error of the socket would end the process. */
export function destroyQuietly(socket: Socket): void {
  socket.on('error', () => {}).destroy();
}

/** A connector whose connecting can be aborted. */
export interface AbortableConnector {
  readonly connect: Connector;
  /** Fails the connection that is being opened, which removes the waiting request from undici's queue. */
  abort(error: Error): void;
}

/** Wraps the connector of one undici client, so that connecting can be aborted. */
export function abortableConnector(connectTo: Connector): AbortableConnector {
  let waitingCallback: Callback | null = null;
  return {
    connect(options, done) {
      waitingCallback = done;
      connectTo(options, (...result) => {
        if (waitingCallback === done) {
          waitingCallback = null;
          return done(...result);
        }
        // `abort` was called in the meantime, so undici no longer needs the connection.
        const [, socket] = result;
        if (socket) destroyQuietly(socket);
      });
    },
    abort(error) {
      const done = waitingCallback;
      waitingCallback = null;
      done?.(error, null);
    },
  };
}
