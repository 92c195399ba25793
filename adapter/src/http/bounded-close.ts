import type { FastifyInstance } from 'fastify';

/** How long the last bytes, in either direction, may take once nothing is under way any more. */
const lastBytesMs = 3_000;

/**
 * Ends what is left of the connections a while after closing has begun. Node stops looking for slow requests when a server
 * closes, so one half-sent request, or a reader that does not read, would hold the process for ever.
 */
export function boundClose(app: FastifyInstance, whenIdle: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    await whenIdle();
    timer = setTimeout(() => app.server.closeAllConnections(), lastBytesMs);
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
