import { buildConnector, Pool } from 'undici';
import { checkedLookup } from './address-policy.ts';
import type { ClientSettings } from './client-settings.ts';
import { type AttemptRequest, type AttemptResult, Exchange } from './exchange.ts';
import type { GatewayAddress } from './gateway-url.ts';
import { skipContinue } from './skip-continue.ts';
import { createSpareConnection } from './spare-connection.ts';

/** Carries single tries to one origin and stage. It follows no redirect, decodes nothing and repeats nothing. */
export interface Transport {
  send(request: AttemptRequest): Promise<AttemptResult>;
  close(): Promise<void>;
}

/**
 * Reads reuse a connection as long as it is kept. A write takes one that carried a write a moment ago, or one that has been
 * opened ahead: on a connection that has been idle for longer the gateway may be closing it at the same moment.
 */
export function createTransport({
  address,
  settings,
}: {
  readonly address: GatewayAddress;
  readonly settings: ClientSettings;
}): Transport {
  // An error of the connector means that nothing was sent, whatever its code is.
  const connectErrors = new WeakSet<Error>();
  const connectTo = buildConnector({
    timeout: settings.connectMs,
    lookup: checkedLookup(address.policy),
    allowH2: false,
  });
  let target: buildConnector.Options | null = null;
  const connect: buildConnector.connector = (options, callback) => {
    target = options;
    connectTo(options, (...result) => {
      if (result[0]) connectErrors.add(result[0]);
      else skipContinue(result[1]);
      callback(...result);
    });
  };
  const spare = createSpareConnection(connect, settings.spareMs);
  const poolOf = (connector: buildConnector.connector, keepAliveMs: number) =>
    new Pool(address.origin, {
      connect: connector,
      // As many as all slots together.
      connections: Object.values(settings.slots).reduce((sum, { sockets }) => sum + sockets, 0),
      pipelining: 1,
      keepAliveTimeout: keepAliveMs,
      keepAliveMaxTimeout: keepAliveMs,
      // Our own timer is exact; undici's is not.
      headersTimeout: 0,
      bodyTimeout: settings.bodyIdleMs,
      allowH2: false,
    });
  const reads = poolOf(connect, settings.keepAliveMs);
  const writes = poolOf(spare.connect, settings.writeKeepAliveMs);

  return {
    async send(request) {
      const pool = request.effect === 'write' ? writes : reads;
      const result = await new Promise<AttemptResult>(resolve => {
        const { body, headers, method, path } = request;
        const exchange = new Exchange(request, connectErrors, resolve);
        pool.dispatch({ method, path, headers, body }, exchange);
      });
      if (target !== null) spare.prepare(target);
      return result;
    },
    async close() {
      spare.close();
      await Promise.all([reads.close(), writes.close()]);
    },
  };
}
