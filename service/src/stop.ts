import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Stops the process on SIGTERM and SIGINT. Only the first signal counts: a process manager signals the whole process group, and npm in this
 * group forwards its signal, so the process receives two.
 */
export function endOnSignals(stop: () => Promise<unknown>): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    // The exit code is 0 even if `stop` rejects, because a process manager must not take a requested stop for a crash.
    stop().finally(() => process.exit(0));
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

/** How long connections with incomplete requests, or with responses that callers do not read, stay open after all others have ended. */
const incompleteRequestMs = 3_000;

/** The interval at which a closing server checks for new connections and requests. */
const arrivalCheckMs = 20;
/** How many of these checks in a row must find none. */
const requiredQuietChecks = 5;

/** The longest time that a stopping process waits until no new requests arrive. */
export const stopLingerMs = 2_000;

/** The longest duration of each step of a stop, in milliseconds and in this order. */
export interface StopTimes {
  /** How long calls are still accepted while readiness answers 503: load balancers need this long to notice. */
  readonly graceMs: number;
  /** How long running calls may take after the grace time, until callers have received the responses. */
  readonly drainMs: number;
  /** How long the server still listens, for requests that were sent before the stop. */
  readonly lingerMs: number;
}

/** The longest time that closing takes, for Fastify's `pluginTimeout`, after which `app.close()` would reject. */
export function maxCloseMs({ graceMs, drainMs }: Pick<StopTimes, 'graceMs' | 'drainMs'>): number {
  // Closing takes `incompleteRequestMs` once; the second one is a margin.
  return graceMs + drainMs + stopLingerMs + 2 * incompleteRequestMs;
}

/** What a server does during a stop. */
export interface StopSteps {
  /** Called first: from now on readiness answers 503. */
  readonly becomeUnready: () => void;
  /** Called after the grace time. It may wait until no call is running, at most `drainMs`. */
  readonly refuseNewCalls: () => Promise<void> | void;
}

/**
 * Makes `app.close()` finish running calls within a time limit. Node's `server.close()` treats a connection as idle when `response.end()` was
 * called, and so cuts off responses that are not sent yet. It also stops the request timeouts, so a half-sent request, or a caller that does
 * not read, would keep the process alive for ever.
 */
export function addGracefulClose(
  app: FastifyInstance,
  { becomeUnready, refuseNewCalls }: StopSteps,
  { graceMs, drainMs, lingerMs }: StopTimes,
): void {
  const openResponses = new Set<ServerResponse>();
  let arrivals = 0;
  app.server.on('connection', () => {
    arrivals += 1;
  });
  app.addHook('onRequest', (_request, { raw }, done) => {
    arrivals += 1;
    openResponses.add(raw);
    raw.once('close', () => openResponses.delete(raw));
    done();
  });
  let closeTimer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    becomeUnready();
    if (graceMs > 0) await delay(graceMs);
    // With this header callers do not reuse the connection, which is about to be closed.
    for (const response of openResponses) {
      if (!response.headersSent) response.setHeader('connection', 'close');
    }
    // Both calls of `waitUntilAnswered` share this timeout, so they end at the latest `drainMs` from now.
    const timeout = delay(drainMs, undefined, { ref: false });
    const waitUntilAnswered = () => {
      // Incomplete requests are excluded, because their remaining bytes may never arrive.
      const responses = [...openResponses].filter(({ req }) => req.complete);
      return Promise.race([Promise.all(responses.map(response => once(response, 'close'))), timeout]);
    };
    await refuseNewCalls();
    await waitUntilAnswered();
    // A server that does not listen, such as in a test with `inject`, gets no further requests.
    if (app.server.listening) await waitUntilQuiet(() => arrivals, lingerMs);
    // Waits again, for the requests that have arrived in the meantime.
    await waitUntilAnswered();
    // Ends the remaining connections: incomplete requests, and callers that do not read.
    closeTimer = setTimeout(() => app.server.closeAllConnections(), incompleteRequestMs);
  });
  app.addHook('onClose', async () => clearTimeout(closeTimer));
}

/**
 * Waits until no request has arrived for some checks in a row, at most `lingerMs`. Connections and requests from before the stop may still be
 * in the queues of the operating system, and closing now would end them without a response. Checks are counted instead of time, since a busy
 * process receives arrivals late.
 */
async function waitUntilQuiet(arrivals: () => number, lingerMs: number): Promise<void> {
  const endsAt = performance.now() + lingerMs;
  let lastCount = arrivals();
  let quietChecksInARow = 0;
  while (quietChecksInARow < requiredQuietChecks && performance.now() < endsAt) {
    await delay(arrivalCheckMs);
    const count = arrivals();
    quietChecksInARow = count === lastCount ? quietChecksInARow + 1 : 0;
    lastCount = count;
  }
}
