import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long calls under way may take once closing has begun, and callers to receive what was answered. */
const drainMs = 35_000;

/** How long half-sent requests may take after that. */
const lastBytesMs = 3_000;

/** Longer than any close takes: fastify gives its own hooks a time too, and throws when it is over. */
export const maxCloseMs = drainMs + 2 * lastBytesMs;

/**
 * Closes once nothing is under way any more, and bounds how long that may take. Node counts an answer that it has not sent
 * off yet as done, and would cut it; and it stops looking for slow requests when a server closes, so one half-sent request,
 * or a reader that does not read, would hold the process for ever.
 *
 * @param whenIdle resolves when no call is under way, or after that time.
 */
export function boundClose(app: FastifyInstance, whenIdle: (maxMs: number) => Promise<void>): void {
  const open = new Set<ServerResponse>();
  app.addHook('onRequest', (_request, { raw }, done) => {
    open.add(raw);
    raw.once('close', () => open.delete(raw));
    done();
  });
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    const isOver = delay(drainMs, undefined, { ref: false });
    await whenIdle(drainMs);
    const answers = [...open].filter(({ req }) => req.complete);
    await Promise.race([Promise.all(answers.map(answer => once(answer, 'close'))), isOver]);
    timer = setTimeout(() => app.server.closeAllConnections(), lastBytesMs);
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
