import { machine, table } from '../speed-page.ts';
import { median, percentile } from '../statistics.ts';
import { type ReadsUnderLoad, readIntervalMs } from './read-under-load.ts';

/** The reads under one kind of load. */
export interface ReadsRow extends ReadsUnderLoad {
  /** The work of the others. */
  readonly load: string;
  /** The maximal work of the gateway's own in one turn of its event loop. */
  readonly maxWorkMs: number;
}

/**
 * The section of docs/speed.md.
 *
 * @param loadAverage how many programs wanted a core before the bench began: what they took is not ours.
 */
export function readsSection(rows: readonly ReadsRow[], loadAverage: number): string {
  return [
    `Written by \`npm run bench:beside\`: user details, asked every ${readIntervalMs} ms through the adapter, which stands before the embedded`,
    `gateway on SQLite, with whoever asks on the same machine. ${machine()}`,
    `Programs that wanted one of its cores already: ${loadAverage.toFixed(1)}.`,
    '',
    table(
      [
        'beside',
        'reads',
        'median, ms',
        'p99, ms',
        'longest, ms',
        'longest turn of the loop, its own work, ms',
        'reads refused',
        'of the others refused',
      ],
      rows.map(({ calls, callsRefused, load, maxWorkMs, reads, readsRefused }) => [
        load,
        String(reads.length),
        ...[median(reads), percentile(reads, 0.99), Math.max(...reads), maxWorkMs].map(ms => ms.toFixed(0)),
        String(readsRefused),
        calls === 0 ? '-' : `${callsRefused} of ${calls}`,
      ]),
    ),
  ].join('\n');
}
