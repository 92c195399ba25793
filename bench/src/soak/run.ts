import { writeSection } from '../speed-page.ts';
import { isFlat } from './sample.ts';
import { soakSection } from './section.ts';
import { readSoakSettings } from './settings.ts';
import { soak } from './soak.ts';

/**
 * `npm run soak -- --minutes 30 --faults 5`: the adapter under a mixed load before a gateway that fails now and then. Writes its
 * section of docs/speed.md; ends with 1 when memory is not flat or an answer was none.
 */
const settings = readSoakSettings(process.argv.slice(2));
const result = await soak(settings, ({ atMs, rss, heap, stallMs, sockets }) => {
  if (atMs % 60_000 >= settings.sampleMs) return;
  console.error(
    `${(atMs / 60_000).toFixed(1)} min: ${rss.toFixed(0)} MB, objects ${heap.toFixed(0)} MB, stall ${stallMs.toFixed(0)} ms, ${sockets} sockets`,
  );
});
await writeSection('soak', soakSection(settings, result));
for (const crash of result.crashes.slice(0, 20)) console.error(crash);
if (!isFlat(result.samples, settings) || result.crashes.length > 0) process.exitCode = 1;
