import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long calls under way may take once closing has begun, and callers to receive what was answered. */
const drainMs = 35_000;

/** How long half-sent requests may take after that. */
const lastBytesMs = 3_000;

/** How often a stop looks whether something new has come, and how often in a row it must find nothing. */
const lookMs = 20;
const quietLooks = 5;

/** How long the stop of a process waits for that: nobody who comes later can say that it was cut. */
export const stopLingerMs = 2_000;

/** Longer than any close takes: fastify gives its own hooks a time too, and throws when it is over. */
export const maxCloseMs = drainMs + stopLingerMs + 2 * lastBytesMs;

/**
 * Closes once nothing is under way any more, and bounds how long that may take. Node counts an answer that it has not sent
 * off yet as done, and would cut it; and it stops looking for slow requests when a server closes, so one half-sent request,
 * or a reader that does not read, would hold the process for ever.
 *
 * @param onStop is told that closing has begun: new calls are to be refused from now on.
 * @param lingerMs how long it goes on listening for what is on its way already.
 */
export function boundClose(app: FastifyInstance, onStop: () => void, lingerMs: number): void {
  const open = new Set<ServerResponse>();
  let arrivals = 0;
  app.server.on('connection', () => {
    arrivals += 1;
  });
  app.addHook('onRequest', async (_request, { raw }) => {
    arrivals += 1;
    open.add(raw);
    raw.once('close', () => open.delete(raw));
  });
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    // Whoever reads it does not send the next call on a connection that is about to be closed.
    for (const answer of open) if (!answer.headersSent) answer.setHeader('connection', 'close');
    onStop();
    const isOver = delay(drainMs, undefined, { ref: false });
    const answered = () => {
      const answers = [...open].filter(({ req }) => req.complete);
      return Promise.race([Promise.all(answers.map(answer => once(answer, 'close'))), isOver]);
    };
    await answered();
    if (app.server.listening) await untilQuiet(() => arrivals, lingerMs);
    await answered();
    timer = setTimeout(() => app.server.closeAllConnections(), lastBytesMs);
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}

/**
 * Waits until nothing new has come for a while, at most `lingerMs`. What was sent before the stop may not be read yet, or may
 * wait to be accepted: closing now would cut it without a word. It is counted in looks, not in time, since a busy process
 * notices late what has come.
 */
async function untilQuiet(arrivals: () => number, lingerMs: number): Promise<void> {
  const endsAt = performance.now() + lingerMs;
  let seen = arrivals();
  for (let quiet = 0; quiet < quietLooks && performance.now() < endsAt; ) {
    await delay(lookMs);
    const now = arrivals();
    quiet = now === seen ? quiet + 1 : 0;
    seen = now;
  }
}
