import { hostileHeading, machine, table, writeSection } from '../speed-page.ts';
import type { HostileFigures } from './measure-hostile.ts';

/** How long `/livez` may take, whatever a gateway answers; milliseconds. */
export const maxLivez = 250;

/** Prints the figures and puts them in place of the last ones in docs/speed.md. */
export async function writeHostileSection(all: readonly HostileFigures[]): Promise<void> {
  const section = [
    hostileHeading,
    '',
    `Written by \`npm run bench:hostile\`: answers of a gateway that are made to hurt the adapter. \`/livez\` is asked every few`,
    `milliseconds meanwhile and must answer within ${maxLivez} ms; memory is what is held above what was held before.`,
    machine(),
    '',
    table(
      [
        'what the gateway answers',
        'longest /livez, ms',
        'longest turn of the loop, ms',
        'its own work, ms',
        'memory, MB',
        'at most',
        'met',
        'calls ended',
      ],
      all.map(figures => [
        figures.name,
        figures.livez.toFixed(0),
        figures.stall.wallMs.toFixed(0),
        figures.stall.cpuMs.toFixed(0),
        figures.memory.toFixed(0),
        figures.maxMemory === null ? '-' : String(figures.maxMemory),
        isMet(figures) ? 'yes' : 'no',
        Object.entries(figures.ended)
          .map(([end, count]) => `${count} ${end}`)
          .join(', '),
      ]),
    ),
  ].join('\n');
  await writeSection(hostileHeading, section);
}

/** Whether a server bore it. A figure that the machine does not tell is no failure. */
export function isMet({ livez, maxMemory, memory }: HostileFigures): boolean {
  return livez <= maxLivez && !(maxMemory !== null && memory > maxMemory);
}
