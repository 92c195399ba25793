import { errorKinds } from '@choose-life/contracts/gateway/error-kinds';
import type { DeviationKind } from '@choose-life/gateway-client/deviations';
import { callsMetric, deviationsMetric } from '../logging/metrics.ts';

interface DriftRow {
  readonly call: string;
  readonly path: string;
  readonly deviation: DeviationKind;
  readonly answers: number;
}

export interface Drift {
  /** Calls to which the gateway gave an answer that could be judged. */
  readonly calls: number;
  /** The others, by kind of fault: nothing came, or what came is not the gateway's. */
  readonly unanswered: Readonly<Record<string, number>>;
  readonly rows: readonly DriftRow[];
}

/** The order people read in: what failed, then what may fail next. */
const order: readonly DeviationKind[] = ['refused', 'left-out', 'extra', 'media-type'];

/** How calls end whose answer was the gateway's own. */
const judged: ReadonlySet<string> = new Set([
  'OK',
  'REJECTED',
  'BAD_RESPONSE',
  ...errorKinds.filter(row => 'code' in row).map(({ kind }) => kind),
]);

/** Reads the drift out of an adapter's metrics, in Prometheus' text format; null when they are no adapter's. */
export function driftIn(metrics: string): Drift | null {
  if (!metrics.includes(`# TYPE ${deviationsMetric} counter`)) return null;
  let calls = 0;
  const unanswered: Record<string, number> = {};
  const rows: DriftRow[] = [];
  for (const line of metrics.split('\n')) {
    const sample = /^(\w+)\{(.*)\} (\S+)$/.exec(line);
    if (!sample) continue;
    const [, name, labels = '', value] = sample;
    const { deviation = '', kind: ended = '', operation = '', path = '' } = labelsIn(labels);
    if (name === callsMetric && judged.has(ended)) calls += Number(value);
    else if (name === callsMetric) unanswered[ended] = (unanswered[ended] ?? 0) + Number(value);
    if (name !== deviationsMetric) continue;
    const kind = order.find(each => each === deviation);
    if (kind) rows.push({ call: operation, path, deviation: kind, answers: Number(value) });
  }
  const place = ({ deviation }: DriftRow) => order.indexOf(deviation);
  rows.sort((a, b) => place(a) - place(b) || b.answers - a.answers || a.call.localeCompare(b.call));
  return { calls, unanswered, rows };
}

function labelsIn(text: string): Record<string, string> {
  const pairs = text.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g);
  return Object.fromEntries(
    [...pairs].map(([, name = '', value = '']) => [name, value.replace(/\\(.)/g, '$1')]),
  );
}

const meanings: Record<DriftRow['deviation'], string> = {
  refused: 'the answer could not be used; the call failed',
  'left-out': 'a value that does not fit, where nobody depends on it; left out',
  extra: 'a member that the contract does not know; accepted',
  'media-type': 'a good answer under another media type; accepted',
};

export function driftReport(drift: Drift): string {
  const { unanswered } = drift;
  const missed = Object.values(unanswered).reduce((sum, count) => sum + count, 0);
  if (missed === 0) return judgedReport(drift);
  const kinds = Object.entries(unanswered).map(([kind, count]) => `${kind} ${count}`);
  return `${judgedReport(drift)}Not judged, for want of an answer of the gateway: ${callsText(missed)} (${kinds.join(', ')}).\n`;
}

function callsText(count: number): string {
  return `${count} ${count === 1 ? 'call' : 'calls'}`;
}

function judgedReport({ calls, rows }: Drift): string {
  const callsSinceStart = `${callsText(calls)} since the adapter started`;
  if (calls === 0) return 'Nothing to judge yet: no answers since the adapter started.\n';
  if (rows.length === 0) return `No drift: ${callsSinceStart}, all answers within the contract.\n`;
  const lines = [
    ['call', 'path', 'deviation', 'answers'],
    ...rows.map(({ call, path, deviation, answers }) => [call, path, deviation, String(answers)]),
  ];
  const widths = [0, 1, 2, 3].map(column => Math.max(...lines.map(cells => cells[column]?.length ?? 0)));
  const table = lines.map(cells =>
    cells
      .map((cell, column) =>
        column === 3 ? cell.padStart(widths[3] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  '),
  );
  const met = Object.entries(meanings).filter(([kind]) => rows.some(({ deviation }) => deviation === kind));
  const legend = met.map(([kind, meaning]) => `${kind}: ${meaning}.`);
  return `${[`Drift in ${callsSinceStart}:`, '', ...table, '', ...legend].join('\n')}\n`;
}
