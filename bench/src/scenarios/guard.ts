import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { benchCalls } from '../calls/calls.ts';
import { meanCpuRatio } from '../measurements.ts';
import { formatNumber, type Scenario, table } from '../scenario.ts';
import { adapter, adapterName, limitName, passThrough } from '../servers.ts';
import { startServers } from '../started-servers.ts';
import { defaultConnections } from './calls.ts';

/**
 * The measured calls, which represent all others, with the kind of their answers (`AnswerKind`): a small write, a large write, two large reads
 * (from one answer the adapter removes members) and a file.
 */
const guardedCalls = {
  login: 'exact',
  save: 'exact',
  questionnaire: 'exact',
  library: 'extra',
  pdf: 'exact',
} as const;

/** The largest allowed ratio of the present figure to the known one. It is above 1, because runs differ, even on machines with the same processor. */
const tolerance = 1.35;

/** The number of slices of each server for a call. With more, the guard would take over a minute. */
const sliceCount = 48;
const warmUpMs = 800;

/**
 * The known figures by model of the processor. LIMIT, the pass-through server, uses its CPU time mostly for system calls. If a processor makes
 * system calls fast, its figures are larger. Those of 'Intel(R) Xeon(R) Processor' are the highest of some twenty runs, because the host of such
 * a virtual machine is not always equally fast.
 */
const file = new URL('../../guard.json', import.meta.url);

/** The adapter's CPU of each call as a multiple of LIMIT's. */
type Figures = Readonly<Record<string, number>>;

/** Fails if the adapter needs much more CPU than the known figures. With `--write yes` the present figures become the known ones. */
export const guard: Scenario = async args => {
  const { values } = parseArgs({ args: [...args], options: { write: { type: 'string' } } });
  // Cast: the file has the form that this function writes.
  const knownFigures = JSON.parse(await readFile(file, 'utf8')) as Record<string, Figures>;
  const processor = cpus()[0]?.model.trim() ?? 'unknown';
  const currentFigures = await measureFigures();
  if (values.write === 'yes') {
    await writeFile(file, `${JSON.stringify({ ...knownFigures, [processor]: currentFigures }, null, 2)}\n`);
  }
  const expectedFigures = values.write === 'yes' ? currentFigures : figuresFor(processor, knownFigures);
  const slowCalls = slowerCalls(currentFigures, expectedFigures);
  const names = Object.keys(guardedCalls);
  const rowOf = (title: string, figures: Figures) => [
    title,
    ...names.map(name => formatNumber(figures[name] ?? Number.NaN, 2)),
  ];
  console.log(
    table(
      ['CPU of the adapter, × LIMIT', ...names],
      [rowOf('now', currentFigures), rowOf('known', expectedFigures)],
    ),
  );
  for (const name of slowCalls) {
    console.log(
      `${name} needs much more CPU than before. Find the cause, or accept the new figures: npm run bench -- guard --write yes`,
    );
  }
  return { section: null, isWithinLimits: slowCalls.length === 0 };
};

async function measureFigures(): Promise<Figures> {
  const started = await startServers([passThrough, adapter]);
  try {
    const figures: Record<string, number> = {};
    for (const [name, kind] of Object.entries(guardedCalls)) {
      const call = benchCalls.find(each => each.name === name);
      // Every guarded call is in the list. The check is for the compiler.
      if (call === undefined) continue;
      const conditions = { connections: defaultConnections, sliceCount, warmUpMs };
      const measured = await started.measure({ call, kind }, conditions);
      figures[name] = Number(meanCpuRatio(measured, adapterName, limitName).toFixed(2));
    }
    return figures;
  } finally {
    await started.stop();
  }
}

/** The expected figures of a processor: the known ones, or for an unknown processor the highest figures of all others. */
export function figuresFor(processor: string, knownFigures: Readonly<Record<string, Figures>>): Figures {
  const allFigures = Object.values(knownFigures);
  const highest = (name: string) => Math.max(...allFigures.map(figures => figures[name] ?? Number.NaN));
  const names = Object.keys(allFigures[0] ?? {});
  return knownFigures[processor] ?? Object.fromEntries(names.map(name => [name, highest(name)]));
}

/** The names of the calls that are slower than tolerated. A call without a figure counts as slower. */
export function slowerCalls(currentFigures: Figures, expectedFigures: Figures): string[] {
  return Object.keys(expectedFigures).filter(
    // Not `>`, which is false for NaN.
    name => !((currentFigures[name] ?? Number.NaN) <= (expectedFigures[name] ?? Number.NaN) * tolerance),
  );
}
