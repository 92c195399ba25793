import { adapterName } from '../figures.ts';
import { coresOf, pin } from '../measure/cores.ts';
import { servers } from '../servers.ts';
import { hostileCases } from './hostile-answers.ts';
import { type HostileFigures, measureHostile } from './measure-hostile.ts';
import { writeHostileSection } from './section.ts';

/**
 * `npm run bench:hostile`: what answers that are made to hurt do to the adapter: for how long it stands still, and what memory it
 * takes. Prints the figures and writes them into docs/speed.md.
 */
const adapter = servers.find(({ name }) => name === adapterName);
if (adapter === undefined) throw new Error('The adapter is not among the servers.');
const cores = coresOf();
if (cores) pin(process.pid, cores.others);

const figures: HostileFigures[] = [];
for (const each of hostileCases) {
  console.error(each.name);
  figures.push(await measureHostile(adapter, each, cores?.server ?? null));
}
await writeHostileSection(figures);
