import { machine, table } from '../speed-page.ts';
import type { HostileMeasurement } from './measure-hostile.ts';

/** How long `/livez` may take, whatever a gateway answers; milliseconds. */
export const livezGoal = 250;

/** The section of docs/speed.md. */
export function hostileSection(measurements: readonly HostileMeasurement[]): string {
  return [
    `Written by \`npm run bench:hostile\`: answers of a gateway that are made to hurt the adapter. \`/livez\` is asked every few`,
    `milliseconds meanwhile and must answer within ${livezGoal} ms; memory is what is held above what was held before.`,
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
      measurements.map(each => [
        each.name,
        each.maxLivezMs.toFixed(0),
        each.maxStall.wallMs.toFixed(0),
        each.maxStall.cpuMs.toFixed(0),
        each.memory.toFixed(0),
        each.maxMemory === null ? '-' : String(each.maxMemory),
        isMet(each) ? 'yes' : 'no',
        Object.entries(each.ends)
          .map(([end, count]) => `${count} ${end}`)
          .join(', '),
      ]),
    ),
  ].join('\n');
}

/** Whether the goals are met. Memory that the machine does not report is no breach. */
export function isMet({ maxLivezMs, maxMemory, memory }: HostileMeasurement): boolean {
  return maxLivezMs <= livezGoal && !(maxMemory !== null && memory > maxMemory);
}
