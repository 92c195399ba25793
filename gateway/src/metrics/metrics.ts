import type { CallId } from '@choose-life/contracts/gateway/extensions';
import { createMeters, type MetricSample } from '@choose-life/service/metrics-page';
import { singleFlight } from '@choose-life/service/single-flight';

/**
 * How a call ended: `busy` is a 503 of a full queue or of a stopping gateway, `left` means that the caller disconnected before the answer,
 * `failed` is any other fault of the gateway, also the 503 of a database that is unavailable, read-only or full.
 */
export type CallResult = 'accepted' | 'refused' | 'expired' | 'busy' | 'left' | 'failed';

/** The number of running and of waiting tasks of a queue. */
export type QueueCounts = Readonly<Record<'running' | 'waiting', number>>;

/** Connections of a pool that are open and idle, and callers that wait for one. */
export type PoolCounts = Readonly<Record<'total' | 'idle' | 'waiting', number>>;

/** Counts of e-mails. The first two count for all gateways on the database, the others for this process since its start. */
export interface MailCounts {
  readonly waiting: number;
  /** Age of the oldest waiting e-mail; 0 if none waits. */
  readonly oldestSeconds: number;
  readonly sent: number;
  /** Failed attempts, whether the e-mail was sent later or dropped. */
  readonly failed: number;
  /** E-mails that were permanently rejected, or not sent in time. */
  readonly dropped: number;
}

/**
 * The metrics of `/metrics`. Label values are names from the code only, never from requests: an attacker can neither choose them nor
 * increase their number.
 */
export interface Metrics {
  readonly contentType: string;
  /** The page of `/metrics`. */
  readonly text: () => Promise<string>;
  /** Counts a call and its duration. */
  readonly countCall: (operation: CallId, result: CallResult, ms: number) => void;
  /** Counts a failed attempt to store the last use of a session. */
  readonly countUnwrittenLastUse: () => void;
  /** Counts removed rows by kind (`purge.ts`). */
  readonly countPurgedRows: (kind: string, rows: number) => void;
  /** Adds the counts of a queue. `read` runs for each request of the page; the same applies to the next two members. */
  readonly watchQueue: (work: string, read: () => QueueCounts) => void;
  readonly watchPool: (read: () => PoolCounts) => void;
  readonly watchMail: (read: () => Promise<MailCounts>) => void;
}

/** Creates the metrics of one gateway. */
export function createMetrics(): Metrics {
  const meters = createMeters();
  const { counter, gauge, histogram, totalsCounter } = meters;
  const calls = counter(
    'served_calls_total',
    'Calls by operation and how they ended: accepted, refused, expired (no session), busy (503), left (the caller), failed.',
    ['operation', 'result'],
  );
  const durations = histogram(
    'served_call_duration_seconds',
    'Time from the header of a request to its answer, before the answer is sent.',
    ['operation'],
  );
  const unwritten = counter(
    'session_last_use_unwritten_total',
    'Failed attempts to store the last use of a session. The call itself continues.',
  );
  const purged = counter('purged_rows_total', 'Expired rows that were removed, by kind.', ['kind']);
  const queues = new Map<string, () => QueueCounts>();
  gauge('queue_work', 'Tasks, by kind and whether they run or wait.', ['work', 'state'], () =>
    [...queues].flatMap(([work, read]) => samplesOf('state', read(), { work })),
  );
  return {
    contentType: meters.contentType,
    text: meters.text,
    countCall(operation, result, ms) {
      calls.inc({ operation, result });
      durations.observe({ operation }, ms / 1000);
    },
    countUnwrittenLastUse: () => unwritten.inc(),
    countPurgedRows: (kind, rows) => purged.inc({ kind }, rows),
    watchQueue: (work, read) => void queues.set(work, read),
    watchPool(read) {
      const help =
        'Connections to Postgres that are open (total), free (idle), and calls that wait for one (waiting).';
      gauge('database_connections', help, ['state'], () => samplesOf('state', read()));
    },
    watchMail(read) {
      // Published names do not change, so these metrics call an e-mail a letter (docs/words.md). The three metrics of a page share a query.
      const readOnce = singleFlight(() => read().catch(() => null));
      const addGauge = (name: string, help: string, countName: keyof MailCounts) =>
        gauge(name, help, [], async () => {
          const counts = await readOnce();
          // NaN while the database is unavailable.
          return [[{}, counts?.[countName] ?? Number.NaN]];
        });
      addGauge(
        'letters_waiting',
        'E-mails that wait for the mail server, of all gateways on the database.',
        'waiting',
      );
      addGauge(
        'letters_oldest_waiting_seconds',
        'Age of the oldest waiting e-mail; 0 if none waits.',
        'oldestSeconds',
      );
      const help =
        'E-mails that this gateway has sent and dropped (permanently rejected, or too late), and failed attempts.';
      totalsCounter('letters_total', help, ['result'], async () => {
        const counts = await readOnce();
        // The page then shows the previous totals.
        if (counts === null) return null;
        const { sent, failed, dropped } = counts;
        return samplesOf('result', { sent, failed, dropped });
      });
    },
  };
}

function samplesOf(
  label: string,
  counts: Readonly<Record<string, number>>,
  labels: Readonly<Record<string, string>> = {},
): MetricSample[] {
  return Object.entries(counts).map(([name, value]) => [{ ...labels, [label]: name }, value]);
}
