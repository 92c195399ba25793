import { besideHeading, machine, table, writeSection } from '../speed-page.ts';
import { type Beside, everyMs } from './reads-beside.ts';

export interface BesideRow extends Beside {
  /** What others do meanwhile. */
  readonly beside: string;
  /** The most work of its own that the gateway's loop did in one turn. */
  readonly ownWorkMs: number;
}

/**
 * Prints the figures and puts them in place of the last ones in docs/speed.md.
 *
 * @param load how many programs wanted a core before it began: what others took is not ours.
 */
export async function writeBesideSection(rows: readonly BesideRow[], load: number): Promise<void> {
  const section = [
    besideHeading,
    '',
    `Written by \`npm run bench:beside\`: user details, asked every ${everyMs} ms through the adapter, which stands before the embedded`,
    `gateway on SQLite, with whoever asks on the same machine. ${machine()}`,
    `Programs that wanted one of its cores already: ${load.toFixed(1)}.`,
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
      rows.map(({ beside, calls, callsRefused, ownWorkMs, reads, readsRefused }) => [
        beside,
        String(reads.length),
        ...[0.5, 0.99, 1].map(share => quantile(reads, share).toFixed(0)),
        ownWorkMs.toFixed(0),
        String(readsRefused),
        calls === 0 ? '-' : `${callsRefused} of ${calls}`,
      ]),
    ),
  ].join('\n');
  await writeSection(besideHeading, section);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}
