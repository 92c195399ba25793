import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Later signals than the first are ignored: process managers signal the whole group, and npm forwards its own signals. */
export function endOnSignals(stop: () => Promise<unknown>): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    stop().finally(() => process.exit(0));
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

/** How long half-sent requests may take after that. */
const lastBytesMs = 3_000;

/** How often new arrivals are counted while the server closes, and how often in a row there must be none. */
const checkMs = 20;
const quietChecks = 5;

/** How long a process that stops waits at most for that. */
export const stopLingerMs = 2_000;

/** Longer than any close takes: fastify gives its own hooks a time too, and throws when it is over. */
export function maxCloseMs(drainMs: number): number {
  return drainMs + stopLingerMs + 2 * lastBytesMs;
}

/**
 * Makes `app.close()` finish running calls within a time limit. Node alone treats an unsent answer as done, and would cut it. It
 * also stops its timeouts of requests when a server closes: a half-sent request, or a caller that does not read, would keep the
 * process alive for ever.
 *
 * @param refuseNewCalls is called when closing begins. It may wait until no call is under way, at most `drainMs`.
 * @param drainMs how long calls under way may take once closing has begun, and callers to receive what was answered.
 * @param lingerMs how long the server goes on listening for requests that are on their way already.
 */
export function addGracefulClose(
  app: FastifyInstance,
  refuseNewCalls: () => Promise<void> | void,
  { drainMs, lingerMs }: { readonly drainMs: number; readonly lingerMs: number },
): void {
  const open = new Set<ServerResponse>();
  let arrivals = 0;
  app.server.on('connection', () => {
    arrivals += 1;
  });
  app.addHook('onRequest', (_request, { raw }, done) => {
    arrivals += 1;
    open.add(raw);
    raw.once('close', () => open.delete(raw));
    done();
  });
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    // Callers that read it do not reuse a connection that is about to be closed.
    for (const answer of open) if (!answer.headersSent) answer.setHeader('connection', 'close');
    const timeout = delay(drainMs, undefined, { ref: false });
    const answered = () => {
      const answers = [...open].filter(({ req }) => req.complete);
      return Promise.race([Promise.all(answers.map(answer => once(answer, 'close'))), timeout]);
    };
    await refuseNewCalls();
    await answered();
    if (app.server.listening) await untilQuiet(() => arrivals, lingerMs);
    await answered();
    timer = setTimeout(() => app.server.closeAllConnections(), lastBytesMs);
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}

/**
 * Waits until no request has arrived for a while, at most `lingerMs`. Requests from before the stop may still be unread or not
 * accepted: closing now would cut them without an answer. It counts checks instead of time, since a busy process notices arrivals
 * late.
 */
async function untilQuiet(arrivals: () => number, lingerMs: number): Promise<void> {
  const endsAt = performance.now() + lingerMs;
  let seen = arrivals();
  for (let quiet = 0; quiet < quietChecks && performance.now() < endsAt; ) {
    await delay(checkMs);
    const now = arrivals();
    quiet = now === seen ? quiet + 1 : 0;
    seen = now;
  }
}
