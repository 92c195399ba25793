import type { CallId } from '@choose-life/contracts/gateway/extensions';
import { createMeters, type Figure } from '@choose-life/service/metrics-page';
import { singleFlight } from '@choose-life/service/single-flight';

/** How a call ended: `busy` is a 503, `left` a caller who went before the answer, `failed` any other fault of ours. */
export type CallResult = 'accepted' | 'refused' | 'expired' | 'busy' | 'left' | 'failed';

export type QueueCounts = Readonly<Record<'running' | 'waiting', number>>;

export type PoolCounts = Readonly<Record<'total' | 'idle' | 'waiting', number>>;

/** Counts of e-mails: those that wait in the database for all gateways, and the results since the start of this one. */
export interface MailCounts {
  readonly waiting: number;
  /** Age of the oldest that waits; 0 where none does. */
  readonly oldestSeconds: number;
  readonly sent: number;
  /** Tries that failed, whatever became of the e-mail then. */
  readonly failed: number;
  /** E-mails that were given up: refused for good, or too late. */
  readonly dropped: number;
}

/** The metrics of `/metrics`. Labels are names of ours only: attackers can neither write them nor make them more. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const meters = createMeters();
  const { counter, gauge, histogram, readCounter } = meters;
  const calls = counter(
    'served_calls_total',
    'Calls by operation and how they ended: accepted, refused, expired (no session), busy (503), left (the caller), failed.',
    ['operation', 'result'],
  );
  const durations = histogram(
    'served_call_duration_seconds',
    'Time from the head of a request to its answer, before that is sent.',
    ['operation'],
  );
  const unwritten = counter(
    'session_last_use_unwritten_total',
    'Times that the last use of a session could not be written down; the call went on all the same.',
  );
  const purged = counter('purged_rows_total', 'Rows that were removed because they had run out, by kind.', [
    'kind',
  ]);
  const queues = new Map<string, () => QueueCounts>();
  gauge('queue_work', 'Pieces of work, by kind and whether they run or wait.', ['work', 'state'], () =>
    [...queues].flatMap(([work, read]) => figuresOf('state', read(), { work })),
  );
  return {
    ...meters,
    call(operation: CallId, result: CallResult, ms: number) {
      calls.inc({ operation, result });
      durations.observe({ operation }, ms / 1000);
    },
    lastUseUnwritten: () => unwritten.inc(),
    purged: (kind: string, rows: number) => purged.inc({ kind }, rows),
    /** Reads the figures of a queue whenever they are asked for; so does the next one of the pool. */
    watchQueue: (work: string, read: () => QueueCounts) => void queues.set(work, read),
    watchPool(read: () => PoolCounts) {
      const help =
        'Connections to Postgres that are open (total), free (idle), and calls that wait for one (waiting).';
      gauge('database_connections', help, ['state'], () => figuresOf('state', read()));
    },
    watchMail(read: () => Promise<MailCounts>) {
      // All three are read at once, for one page. While the database is away nobody knows what waits.
      const readOnce = singleFlight(() => read().catch(() => null));
      const gaugeOf = (name: string, help: string, figure: keyof MailCounts) =>
        gauge(name, help, [], async () => [[{}, (await readOnce())?.[figure] ?? Number.NaN]]);
      gaugeOf(
        'letters_waiting',
        'E-mails that wait for the mail server, of all gateways on the database.',
        'waiting',
      );
      gaugeOf(
        'letters_oldest_waiting_seconds',
        'Age of the e-mail that waits for longest; 0 where none waits.',
        'oldestSeconds',
      );
      const help =
        'E-mails that this gateway has sent and dropped (refused for good, or too late), and tries that failed.';
      readCounter('letters_total', help, ['result'], async () => {
        const counts = await readOnce();
        if (counts === null) return null;
        const { sent, failed, dropped } = counts;
        return figuresOf('result', { sent, failed, dropped });
      });
    },
  };
}

function figuresOf(
  label: string,
  counts: Readonly<Record<string, number>>,
  labels: Readonly<Record<string, string>> = {},
): Figure[] {
  return Object.entries(counts).map(([name, value]) => [{ ...labels, [label]: name }, value]);
}
