import type { CallId } from '@choose-life/contracts/gateway/extensions';
import { type MetricsPage, metricsPage, secondsBuckets } from '@choose-life/service/metrics-page';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type LetterCounts, watchLetters } from './letter-metrics.ts';

/** How a call ended: `busy` is a 503, `failed` any other fault of ours. */
export type CallResult = 'accepted' | 'refused' | 'expired' | 'busy' | 'failed';

/** How full a queue is. */
export interface QueueCounts {
  readonly running: number;
  readonly waiting: number;
}

/** How the connections of a pool are used. */
export interface PoolCounts {
  readonly total: number;
  readonly idle: number;
  /** Calls that wait for a connection. */
  readonly waiting: number;
}

/** What Prometheus reads at `/metrics`. Labels are names of ours only: strangers can neither write them nor make them more. */
export interface Metrics extends MetricsPage {
  call(operation: CallId, result: CallResult, ms: number): void;
  /** The last use of a session could not be written down. */
  lastUseUnwritten(): void;
  /** Rows of a kind that were removed because they had run out. */
  purged(kind: string, rows: number): void;
  /** Reads the figures of a queue whenever they are asked for; so does the next one of the pool. */
  watchQueue(work: string, read: () => QueueCounts): void;
  watchPool(read: () => PoolCounts): void;
  /** The same for letters that go by SMTP. */
  watchLetters(read: () => Promise<LetterCounts>): void;
  /** The same for kept PDFs: what has become of asking for one, and how often. */
  watchFiles(read: () => Readonly<Record<string, number>>): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const calls = new Counter({
    name: 'served_calls_total',
    help: 'Calls by operation and how they ended: accepted, refused, expired (no session), busy (503), failed.',
    labelNames: ['operation', 'result'],
    registers,
  });
  const durations = new Histogram({
    name: 'served_call_duration_seconds',
    help: 'Time from the head of a request to its answer, before that is sent.',
    labelNames: ['operation'],
    buckets: secondsBuckets,
    registers,
  });
  const unwritten = new Counter({
    name: 'session_last_use_unwritten_total',
    help: 'Times that the last use of a session could not be written down; the call went on all the same.',
    registers,
  });
  const purged = new Counter({
    name: 'purged_rows_total',
    help: 'Rows that were removed because they had run out, by kind.',
    labelNames: ['kind'],
    registers,
  });
  const queues = new Map<string, () => QueueCounts>();
  new Gauge({
    name: 'queue_work',
    help: 'Pieces of work, by kind and whether they run or wait.',
    labelNames: ['work', 'state'],
    registers,
    collect() {
      for (const [work, read] of queues) setEach(this, { work }, read());
    },
  });
  return {
    ...metricsPage(registry),
    call(operation, result, ms) {
      calls.inc({ operation, result });
      durations.observe({ operation }, ms / 1000);
    },
    lastUseUnwritten: () => unwritten.inc(),
    purged: (kind, rows) => purged.inc({ kind }, rows),
    watchQueue: (work, read) => void queues.set(work, read),
    watchLetters: read => watchLetters(registry, read),
    watchFiles(read) {
      new Counter({
        name: 'report_files_total',
        help: 'PDFs that were found where they are kept, that were made, were damaged, and times that the place failed.',
        labelNames: ['result'],
        registers,
        collect() {
          this.reset();
          for (const [result, times] of Object.entries(read())) this.inc({ result }, times);
        },
      });
    },
    watchPool(read) {
      new Gauge({
        name: 'database_connections',
        help: 'Connections to Postgres that are open (total), free (idle), and calls that wait for one (waiting).',
        labelNames: ['state'],
        registers,
        collect() {
          setEach(this, {}, read());
        },
      });
    },
  };
}

/** One figure for each member, with its name as the label `state`. */
function setEach(
  gauge: Pick<Gauge, 'set'>,
  labels: Readonly<Record<string, string>>,
  figures: QueueCounts | PoolCounts,
): void {
  for (const [state, value] of Object.entries(figures)) gauge.set({ ...labels, state }, value);
}
