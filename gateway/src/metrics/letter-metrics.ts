import { Counter, Gauge, type Registry } from 'prom-client';

/** What became of letters: those that wait in the database for all gateways, the counts since the start of this one. */
export interface LetterCounts {
  readonly waiting: number;
  /** Age of the oldest that waits; 0 where none does. */
  readonly oldestSeconds: number;
  readonly sent: number;
  /** Tries that failed, whatever became of the letter then. */
  readonly failed: number;
  /** Letters that were given up: refused for good, or too late. */
  readonly dropped: number;
}

/** Reads what became of letters, once whenever the figures are asked for. While the database is away nobody knows what waits. */
export function watchLetters(registry: Registry, read: () => Promise<LetterCounts>): void {
  const registers = [registry];
  let reading: Promise<LetterCounts | null> | undefined;
  const readOnce = () => {
    reading ??= read()
      .catch(() => null)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  new Gauge({
    name: 'letters_waiting',
    help: 'Letters that wait for the mail server, of all gateways on the database.',
    registers,
    async collect() {
      this.set((await readOnce())?.waiting ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'letters_oldest_waiting_seconds',
    help: 'Age of the letter that waits for longest; 0 where none waits.',
    registers,
    async collect() {
      this.set((await readOnce())?.oldestSeconds ?? Number.NaN);
    },
  });
  new Counter({
    name: 'letters_total',
    help: 'Letters that this gateway has sent and dropped (refused for good, or too late), and tries that failed.',
    labelNames: ['result'],
    registers,
    async collect() {
      const figures = await readOnce();
      if (figures === null) return;
      this.reset();
      for (const result of ['sent', 'failed', 'dropped'] as const) this.inc({ result }, figures[result]);
    },
  });
}
