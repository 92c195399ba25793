/**
 * The connections to the gateway, which are undici pools. They solve this problem: a gateway may close an idle connection while a request
 * is being sent on it. The client then cannot know whether the gateway received the request. A read is simply sent again, but a write
 * might be applied twice (docs/faults.md).
 * - Reads reuse idle connections (`reads`), except for a retry after the gateway closed one (`singleUse`).
 * - Writes use a connection that carried a write within the last second (`writes`), or a spare connection that was opened in advance
 *   and has carried no request (`createSpareConnection`).
 * - If the gateway nevertheless closes a used connection, writes use only new connections for a minute (`singleUse`).
 *
 * HTTP/2 is switched off (`allowH2: false`), because all of this assumes that a connection carries one request at a time.
 */
import type { Socket } from 'node:net';
import { buildConnector, Client, type Dispatcher, Pool } from 'undici';
import type { ClientSettings } from './client-settings.ts';
import { type AbortableConnector, abortableConnector, destroyQuietly } from './connectors.ts';
import { type AttemptRequest, type AttemptResult, Exchange, type TrackedConnection } from './exchange.ts';
import { checkedLookup, type GatewayAddress } from './gateway-address.ts';
import { createDispatcher } from './proxies.ts';

/**
 * undici's client of one connection. It gives each exchange access to the state of the connection. The exchange sets `isUsed` when it has
 * received its complete answer, and a new connection resets it.
 */
class TrackedClient extends Client implements TrackedConnection {
  isUsed = false;
  readonly #connector: AbortableConnector;

  constructor(origin: URL, options: object, connect: buildConnector.connector) {
    const connector = abortableConnector(connect);
    super(origin, { ...options, connect: connector.connect });
    this.#connector = connector;
    this.on('connect', () => {
      this.isUsed = false;
    });
  }

  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    if (handler instanceof Exchange) handler.connection = this;
    return super.dispatch(options, handler);
  }

  abortConnecting(error: Error): void {
    this.#connector.abort(error);
  }
}

/** Sends single attempts of calls to one origin. Each stage has a transport of its own. */
export interface Transport {
  /** Sends one attempt. The promise never rejects. */
  send(request: AttemptRequest): Promise<AttemptResult>;
  /** Closes the connections when their requests have ended. */
  close(): Promise<void>;
}

/**
 * Creates a transport. It follows no redirects, decompresses nothing and retries nothing.
 *
 * @param writesOnNewConnections its `until` is the time until which writes use only new connections, in monotonic milliseconds. The stages
 *   of one origin share the object, because they reach the same servers
 */
export function createTransport(
  address: GatewayAddress,
  settings: ClientSettings,
  writesOnNewConnections = { until: 0 },
): Transport {
  // An error of the connector means that nothing was sent, whatever its code.
  const connectErrors = new WeakSet<Error>();
  const direct = buildConnector({
    timeout: settings.connectMs,
    lookup: checkedLookup(address.policy),
    allowH2: false,
  });
  /**
   * Opens the connections of all pools and the spare one: `direct`, or a connector of a proxy agent, which exists only once the agent creates a
   * pool. So each pool stores its connector here. Any of them serves all pools, because all connect to the same origin.
   */
  let openConnection = direct;
  /** The options of the last connection. The spare connection is opened with them. Null before the first connection. */
  let lastOptions: buildConnector.Options | null = null;
  const connect: buildConnector.connector = (options, callback) => {
    lastOptions = options;
    // The TLS connection inside the tunnel of a proxy also reads `allowH2` from here.
    const overHttp1 = { ...options, allowH2: false };
    openConnection(overHttp1, (...result) => {
      if (result[0]) connectErrors.add(result[0]);
      callback(...result);
    });
  };
  const spare = createSpareConnection(connect, settings.spareMs);
  const createPool = (connector: buildConnector.connector, keepAliveMs: number, pipelining = 1) =>
    createDispatcher(address.proxies, direct, settings.connectMs, createdConnector => {
      openConnection = createdConnector;
      return new Pool(address.origin, {
        factory: (origin, options) => new TrackedClient(origin, options, connector),
        // One connection for each slot of all classes, so that a call with a slot never waits for the connection of another call.
        connections: Object.values(settings.slots).reduce((sum, { sockets }) => sum + sockets, 0),
        pipelining,
        keepAliveTimeout: keepAliveMs,
        keepAliveMaxTimeout: keepAliveMs,
        // The exchange has an exact timer. The timers of undici are accurate to a second.
        headersTimeout: 0,
        bodyTimeout: settings.bodyIdleMs,
        allowH2: false,
      });
    });
  const reads = createPool(connect, settings.keepAliveMs);
  const writes = createPool(spare.connect, settings.writeKeepAliveMs);
  // With a pipelining of 0, undici closes each connection after its request.
  const singleUse = createPool(spare.connect, settings.writeKeepAliveMs, 0);
  const poolFor = ({ effect, onNewConnection }: AttemptRequest) => {
    if (effect === 'read') return onNewConnection ? singleUse : reads;
    return performance.now() < writesOnNewConnections.until ? singleUse : writes;
  };

  return {
    send(request: AttemptRequest): Promise<AttemptResult> {
      return new Promise(resolve => {
        const { body, headers, method, path } = request;
        const exchange = new Exchange(request, connectErrors, result => {
          if (!result.ok && result.fault.repeat === 'on-new-connection')
            writesOnNewConnections.until = performance.now() + settings.writesOnNewConnectionsMs;
          // After every exchange, because it may have used the spare connection.
          if (lastOptions !== null) spare.prepare(lastOptions);
          resolve(result);
        });
        poolFor(request).dispatch({ origin: address.origin, method, path, headers, body }, exchange);
      });
    },
    async close() {
      spare.close();
      await Promise.all([reads, writes, singleUse].map(pool => pool.close()));
    },
  };
}

/** Events after which a spare connection cannot be used. */
const endEvents = ['close', 'end', 'error'] as const;

/**
 * Keeps one open connection without a request, which saves a write the round trips of TCP and TLS. A gateway keeps a new connection open
 * longer than a used one, because it waits for the first request.
 * @param open opens a connection
 * @param maxIdleMs how long the connection may wait for its use
 */
function createSpareConnection(open: buildConnector.connector, maxIdleMs: number) {
  let spare: Socket | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isOpening = false;
  let isClosed = false;

  /** Removes the spare connection and returns it; null if there is none. */
  const take = (): Socket | null => {
    const socket = spare;
    clearTimeout(timer);
    for (const endEvent of endEvents) socket?.removeListener(endEvent, discard);
    spare = null;
    if (socket === null || socket.readableLength === 0) return socket;
    // A server that sends bytes before a request does not speak HTTP.
    destroyQuietly(socket);
    return null;
  };
  const discard = () => {
    take()?.destroy();
  };
  const keep = (socket: Socket) => {
    spare = socket;
    // Unreferenced, so that the timer does not keep a stopping process running.
    timer = setTimeout(discard, maxIdleMs).unref();
    for (const endEvent of endEvents) socket.on(endEvent, discard);
    // `close` was called while the connection was being opened.
    if (isClosed) discard();
  };

  return {
    connect(options: buildConnector.Options, callback: buildConnector.Callback): void {
      const socket = take();
      if (socket === null) open(options, callback);
      // Like a connector that opens a connection, it calls back asynchronously.
      else queueMicrotask(() => callback(null, socket));
    },
    /** Opens the spare connection, unless there is one. */
    prepare(options: buildConnector.Options): void {
      if (spare !== null || isOpening || isClosed) return;
      isOpening = true;
      open(options, (error, socket) => {
        isOpening = false;
        // Without a spare connection, the next write opens its own and reports the error.
        if (!error) keep(socket);
      });
    },
    close() {
      isClosed = true;
      discard();
    },
  };
}
