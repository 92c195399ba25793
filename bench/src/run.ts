import { writeSection } from './scenario.ts';
import { calls } from './scenarios/calls.ts';
import { compare } from './scenarios/compare.ts';
import { guard } from './scenarios/guard.ts';
import { pdf } from './scenarios/pdf.ts';

const scenarios = new Map(Object.entries({ calls, compare, guard, pdf }));

/** `npm run bench -- NAME [options]`: measures and prints the results, and writes them into docs/speed.md if they have a section. */
const [name = 'calls', ...args] = process.argv.slice(2);
const scenario = scenarios.get(name);
if (scenario === undefined) {
  console.error(`There is no scenario ${name}. The scenarios are ${[...scenarios.keys()].join(', ')}.`);
  // EX_USAGE of sysexits.h.
  process.exitCode = 64;
} else {
  const { isWithinLimits = true, section } = await scenario(args);
  if (section !== null) await writeSection(section, ['bench --', name, ...args].join(' '));
  if (!isWithinLimits) process.exitCode = 1;
}
