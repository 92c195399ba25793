import { errorKinds } from '@choose-life/contracts/gateway/error-kinds';
import type { DeviationKind } from '@choose-life/gateway-client/deviations';
import { callsMetric, deviationsMetric } from '../logging/metrics.ts';

interface DriftRow {
  readonly call: string;
  readonly path: string;
  readonly deviation: DeviationKind;
  readonly answers: number;
}

/** The deviations that an adapter has counted since its start. */
export interface Drift {
  /** Calls with an answer of the gateway that was compared with the contract (`comparedKinds`). */
  readonly calls: number;
  /** Other calls by kind of fault: they were not sent, there was no answer, or the answer had no content to compare, such as an HTTP status 5xx. */
  readonly unanswered: Readonly<Record<string, number>>;
  readonly rows: readonly DriftRow[];
}

/** The order in the report: deviations that made calls fail, then the deviations that may do so next. */
const deviationOrder: readonly DeviationKind[] = ['refused', 'left-out', 'extra', 'media-type'];

/**
 * The results of calls whose answer was compared with the contract. They include the refusals without a code, of which only the HTTP status was
 * read, because these have the same kinds.
 */
const comparedKinds: ReadonlySet<string> = new Set([
  'OK',
  'REJECTED',
  'BAD_RESPONSE',
  // The kinds for single codes of the gateway, such as SESSION_EXPIRED for 22.
  ...errorKinds.filter(row => 'code' in row).map(({ kind }) => kind),
]);

/** Reads the drift from the metrics of an adapter, in Prometheus text format; null if they are not metrics of an adapter. */
export function driftIn(metrics: string): Drift | null {
  if (!metrics.includes(`# TYPE ${deviationsMetric} counter`)) return null;
  let calls = 0;
  const unanswered: Record<string, number> = {};
  const rows: DriftRow[] = [];
  for (const line of metrics.split('\n')) {
    // A sample with labels, such as `gateway_calls_total{operation="user.update",kind="OK"} 5`.
    const sample = /^(\w+)\{(.*)\} (\S+)$/.exec(line);
    if (!sample) continue;
    const [, name, labels = '', value] = sample;
    const { deviation = '', kind = '', operation = '', path = '' } = labelsIn(labels);
    if (name === callsMetric && comparedKinds.has(kind)) calls += Number(value);
    else if (name === callsMetric) unanswered[kind] = (unanswered[kind] ?? 0) + Number(value);
    if (name !== deviationsMetric) continue;
    const deviationKind = deviationOrder.find(known => known === deviation);
    // A newer adapter may count another kind of deviation, which is skipped.
    if (deviationKind) {
      rows.push({ call: operation, path, deviation: deviationKind, answers: Number(value) });
    }
  }
  const rank = ({ deviation }: DriftRow) => deviationOrder.indexOf(deviation);
  rows.sort((a, b) => rank(a) - rank(b) || b.answers - a.answers || a.call.localeCompare(b.call));
  return { calls, unanswered, rows };
}

/** The labels of a sample. In Prometheus text, a backslash escapes quotes and backslashes. */
function labelsIn(text: string): Record<string, string> {
  const pairs = text.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g);
  return Object.fromEntries(
    [...pairs].map(([, name = '', value = '']) => [name, value.replace(/\\(.)/g, '$1')]),
  );
}

const meanings: Record<DeviationKind, string> = {
  refused: 'the answer could not be used; the call failed',
  'left-out': 'a value that does not match, in a member that no code needs; removed',
  extra: 'a member that the contract does not know; accepted',
  'media-type': 'a valid answer with another media type; accepted',
};

/** The drift as text for a terminal. */
export function driftReport(drift: Drift): string {
  const { unanswered } = drift;
  const unansweredCount = Object.values(unanswered).reduce((sum, count) => sum + count, 0);
  if (unansweredCount === 0) return comparedReport(drift);
  const kinds = Object.entries(unanswered).map(([kind, count]) => `${kind} ${count}`);
  return `${comparedReport(drift)}Not compared, because there was no answer with content to compare: ${callsText(unansweredCount)} (${kinds.join(', ')}).\n`;
}

function callsText(count: number): string {
  return `${count} ${count === 1 ? 'call' : 'calls'}`;
}

/** The report on the answers that were compared: a table of the deviations, and the meanings of their kinds. */
function comparedReport({ calls, rows }: Drift): string {
  const callsSinceStart = `${callsText(calls)} since the adapter started`;
  if (calls === 0) return 'No answers since the adapter started.\n';
  if (rows.length === 0) return `No drift: ${callsSinceStart}, all answers match the contract.\n`;
  const lines = [
    ['call', 'path', 'deviation', 'answers'],
    ...rows.map(({ call, path, deviation, answers }) => [call, path, deviation, String(answers)]),
  ];
  const widthOf = (column: number) => Math.max(...lines.map(cells => cells[column]?.length ?? 0));
  // Texts are aligned to the left, and the number in the last column to the right.
  const table = lines.map(([call = '', path = '', deviation = '', answers = '']) =>
    [
      call.padEnd(widthOf(0)),
      path.padEnd(widthOf(1)),
      deviation.padEnd(widthOf(2)),
      answers.padStart(widthOf(3)),
    ].join('  '),
  );
  const legend = Object.entries(meanings)
    .filter(([kind]) => rows.some(({ deviation }) => deviation === kind))
    .map(([kind, meaning]) => `${kind}: ${meaning}.`);
  return `${[`Drift in ${callsSinceStart}:`, '', ...table, '', ...legend].join('\n')}\n`;
}
