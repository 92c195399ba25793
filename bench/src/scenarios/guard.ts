import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { benchCalls } from '../calls/calls.ts';
import { type Scenario, shown, table } from '../scenario.ts';
import { adapter, adapterName, limit, limitName } from '../servers.ts';
import { measureRows, type Plan } from './calls.ts';

/** The calls that stand for all: a small write, a large write, two large reads, one of them with members to leave out, a file. */
const guarded = {
  login: 'exact',
  save: 'exact',
  questionnaire: 'exact',
  library: 'extra',
  pdf: 'exact',
} as const;

/** The largest allowed ratio of today's figure to the known one: runs differ, and so do machines of one kind. */
export const tolerance = 1.35;

const rounds = 5;
const seconds = 0.2;

/** The known figures by kind of processor: the cost of our code beside LIMIT's system calls depends on it. */
const file = new URL('../../guard.json', import.meta.url);

/** The adapter's CPU of each call as a multiple of LIMIT's. */
type Figures = Readonly<Record<string, number>>;

/** With `--write yes` today's figures become the known ones. */
export const guard: Scenario = async args => {
  const { values } = parseArgs({ args: [...args], options: { write: { type: 'string' } } });
  // Written below.
  const known = JSON.parse(await readFile(file, 'utf8')) as Record<string, Figures>;
  const processor = cpus()[0]?.model.trim() ?? 'unknown';
  const now = await measuredMultiples(Object.keys(guarded));
  if (values.write === 'yes') {
    await writeFile(file, `${JSON.stringify({ ...known, [processor]: now }, null, 2)}\n`);
  }
  const before = values.write === 'yes' ? now : figuresFor(processor, known);
  const slow = slower(now, before);
  // Measured once more: another program may have used the CPU.
  const again = slow.length > 0 ? await measuredMultiples(slow) : {};
  const best = Object.fromEntries(
    Object.entries(now).map(([name, figure]) => [name, Math.min(figure, again[name] ?? figure)]),
  );
  const left = slower(best, before);
  const rows = [best, before].map(figures =>
    Object.keys(guarded).map(name => shown(figures[name] ?? Number.NaN, 2)),
  );
  const head = ['CPU of the adapter, × LIMIT', ...Object.keys(guarded)];
  console.log(
    table(head, [
      ['now', ...(rows[0] ?? [])],
      ['known', ...(rows[1] ?? [])],
    ]),
  );
  for (const name of left)
    console.log(`${name} is much dearer. Find what it costs, or renew: npm run bench -- guard --write yes`);
  return { section: null, isMet: left.length === 0 };
};

/** The best value of each server: other programs can only add to it. */
async function measuredMultiples(names: readonly string[]): Promise<Figures> {
  const plans = benchCalls.flatMap((call): Plan[] => {
    // The keys of the constant are the names of calls.
    const kind = names.includes(call.name) ? guarded[call.name as keyof typeof guarded] : undefined;
    return kind === undefined ? [] : [{ call, kind }];
  });
  const all = Array.from({ length: rounds }, () => plans).flat();
  const { rows } = await measureRows({ seconds, servers: [limit, adapter] }, all);
  const best = (own: typeof rows, server: string) =>
    Math.min(...own.map(({ measurements }) => measurements.get(server)?.cpuPerCall ?? Number.NaN));
  return Object.fromEntries(
    [...Map.groupBy(rows, row => row.call)].map(([name, own]) => [
      name,
      Number((best(own, adapterName) / best(own, limitName)).toFixed(2)),
    ]),
  );
}

/** The expected figures of a processor: its own, or the highest of all where it was never measured. */
export function figuresFor(processor: string, known: Readonly<Record<string, Figures>>): Figures {
  const all = Object.values(known);
  const highest = (name: string) => Math.max(...all.map(own => own[name] ?? Number.NaN));
  const names = Object.keys(all[0] ?? {});
  return known[processor] ?? Object.fromEntries(names.map(name => [name, highest(name)]));
}

export function slower(now: Figures, before: Figures): string[] {
  return Object.keys(before).filter(
    name => !((now[name] ?? Number.NaN) <= (before[name] ?? Number.NaN) * tolerance),
  );
}
