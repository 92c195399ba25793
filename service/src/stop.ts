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

/** How long the parts of a stop take at most, in milliseconds and in this order. */
export interface StopTimes {
  /** How long calls are still accepted while readiness already answers 503: as long as load balancers need to notice. */
  readonly graceMs: number;
  /** How long calls under way may take after the grace time, and callers to receive what was answered. */
  readonly drainMs: number;
  /** How long the server goes on listening for requests that are on their way already. */
  readonly lingerMs: number;
}

/** The longest time that closing takes. For fastify's `pluginTimeout`, after which `app.close()` would throw. */
export function maxCloseMs({ graceMs, drainMs }: Pick<StopTimes, 'graceMs' | 'drainMs'>): number {
  return graceMs + drainMs + stopLingerMs + 2 * lastBytesMs;
}

/** What a server does at the two steps of a stop. */
export interface StopSteps {
  /** Called at once: from now on readiness answers 503. */
  readonly becomeUnready: () => void;
  /** Called after the grace time. May wait until no call is under way, at most `drainMs`. */
  readonly refuseNewCalls: () => Promise<void> | void;
}

/**
 * Makes `app.close()` finish running calls within a time limit. Node alone treats an unsent answer as done, and would cut it. It
 * also stops its timeouts of requests when a server closes: a half-sent request, or a caller that does not read, would keep the
 * process alive for ever.
 */
export function addGracefulClose(
  app: FastifyInstance,
  { becomeUnready, refuseNewCalls }: StopSteps,
  { graceMs, drainMs, lingerMs }: StopTimes,
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
    becomeUnready();
    if (graceMs > 0) await delay(graceMs);
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
