import type { Drift, DriftRow } from './read-metrics.ts';

const meanings: Record<DriftRow['deviation'], string> = {
  refused: 'the answer could not be used; the call failed',
  'left-out': 'a value that does not fit, where nobody depends on it; left out',
  extra: 'a member that the contract does not know; accepted',
  'media-type': 'a good answer under another media type; accepted',
};

/** The drift as a table for people, and what could not be judged. */
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
