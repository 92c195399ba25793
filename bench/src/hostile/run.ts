import { coresOf, pin } from '../measure/cores.ts';
import { writeSection } from '../speed-page.ts';
import { hostileCases } from './hostile-answers.ts';
import { type HostileMeasurement, measureHostile } from './measure-hostile.ts';
import { hostileSection } from './section.ts';

/**
 * `npm run bench:hostile`: how long hostile answers of a gateway stop the adapter, and how much memory they take. Prints the
 * results and writes them into docs/speed.md.
 */
const cores = coresOf();
if (cores) pin(process.pid, cores.others);

const measurements: HostileMeasurement[] = [];
for (const each of hostileCases) {
  console.error(each.name);
  measurements.push(await measureHostile(each, cores?.server ?? null));
}
await writeSection('hostile', hostileSection(measurements));
