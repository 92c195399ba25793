import { writeSection } from './scenario.ts';
import { calls } from './scenarios/calls.ts';
import { guard } from './scenarios/guard.ts';
import { hostile } from './scenarios/hostile.ts';
import { large } from './scenarios/large.ts';
import { pdf } from './scenarios/pdf.ts';
import { reads } from './scenarios/reads.ts';
import { soak } from './scenarios/soak.ts';

const scenarios = new Map(Object.entries({ calls, guard, hostile, large, pdf, reads, soak }));

/** `npm run bench -- NAME [options]`: measures, prints the result and writes it into docs/speed.md. */
const [name = 'calls', ...args] = process.argv.slice(2);
const scenario = scenarios.get(name);
if (scenario === undefined) {
  console.error(`There is no scenario ${name}. There are ${[...scenarios.keys()].join(', ')}.`);
  process.exitCode = 64;
} else {
  const { isMet, lines } = await scenario.run(args);
  if (lines !== null) await writeSection(scenario.heading, [name, ...args].join(' '), lines);
  if (!isMet) process.exitCode = 1;
}
