import { readFile } from 'node:fs/promises';
import { benchCalls } from '../calls/calls.ts';
import { optionsOf, page, processor, type Scenario, shown, table } from '../scenario.ts';
import { adapter, adapterName, limit, limitName } from '../servers.ts';
import { measureRows, type Plan } from './calls.ts';

/** What stands for all: a small write, a large write, two large reads, one of them with members to leave out, a file. */
const guarded = {
  login: 'exact',
  save: 'exact',
  questionnaire: 'exact',
  library: 'extra',
  pdf: 'exact',
} as const;

/** A figure of today may be so many times the one of the page: minutes differ, and so do machines of one kind. */
export const tolerance = 1.35;

/** How often all calls are measured in turn, and for how long each. */
const rounds = 5;
const seconds = 0.2;

const heading = 'Guard';

/** The figures of the page, by kind of processor and call: what our code takes beside LIMIT's system calls depends on it. */
type Figures = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * Measures five calls on LIMIT and adapter, and fails where the adapter takes much more of LIMIT's CPU than docs/speed.md says
 * for this kind of processor. With `--write yes` the figures of today become those of the page.
 */
export const guard: Scenario = {
  heading,
  async run(args) {
    const { values } = optionsOf(args, { write: 'no' });
    const known = figuresIn(await readFile(page, 'utf8'));
    const now = await measuredMultiples(Object.keys(guarded));
    if (values.write === 'yes')
      return { lines: [tableOf(new Map([...known, [processor, now]]))], isMet: true };
    const before = figuresFor(processor, known);
    const slow = slower(now, before);
    // Once more: something else may have been at work.
    const again = slow.length > 0 ? await measuredMultiples(slow) : new Map<string, number>();
    const best = new Map(
      [...now].map(([name, figure]) => [name, Math.min(figure, again.get(name) ?? figure)]),
    );
    const left = slower(best, before);
    const lines = [tableOf(new Map([[processor, best]])), ...left.map(name => sentence(name, best, before))];
    console.log(lines.join('\n'));
    return { lines: null, isMet: left.length === 0 };
  },
};

/** The adapter's CPU of each call as a multiple of LIMIT's, each server's at its best: what else the machine does only adds. */
async function measuredMultiples(names: readonly string[]): Promise<Map<string, number>> {
  const plans = benchCalls.flatMap((call): Plan[] => {
    // The keys of the constant are the names of calls.
    const kind = names.includes(call.name) ? guarded[call.name as keyof typeof guarded] : undefined;
    return kind === undefined ? [] : [{ call, kind }];
  });
  const all = Array.from({ length: rounds }, () => plans).flat();
  const { rows } = await measureRows({ seconds, servers: [limit, adapter] }, all);
  const best = (own: typeof rows, server: string) =>
    Math.min(...own.map(({ measurements }) => measurements.get(server)?.cpuPerCall ?? Number.NaN));
  return new Map(
    [...Map.groupBy(rows, row => row.call)].map(([name, own]) => [
      name,
      best(own, adapterName) / best(own, limitName),
    ]),
  );
}

function tableOf(figures: Figures): string {
  const names = Object.keys(guarded);
  return table(
    ['CPU of the adapter, × LIMIT', ...names],
    [...figures].map(([kind, own]) => [kind, ...names.map(name => shown(own.get(name) ?? Number.NaN, 2))]),
  );
}

/** The figures that the page holds. */
export function figuresIn(text: string): Figures {
  const section = text.split(/^## /m).find(each => each.startsWith(`${heading}\n`)) ?? '';
  const [[, ...names] = [], , ...rows] = section
    .split('\n')
    .filter(line => line.startsWith('|'))
    .map(line => line.split('|').slice(1, -1));
  return new Map(
    rows.map(([kind = '', ...figures]) => [
      kind.trim(),
      new Map(names.map((name, at) => [name.trim(), Number(figures[at])])),
    ]),
  );
}

/** What is expected of a processor: its own figures, or the highest of all where it was never measured. */
export function figuresFor(kind: string, figures: Figures): ReadonlyMap<string, number> {
  const all = [...figures.values()];
  const highest = (name: string) => Math.max(...all.map(own => own.get(name) ?? Number.NaN));
  return figures.get(kind) ?? new Map([...(all[0]?.keys() ?? [])].map(name => [name, highest(name)]));
}

/** The calls that are much dearer than the page says, or of which no figure could be had. */
export function slower(now: ReadonlyMap<string, number>, page: ReadonlyMap<string, number>): string[] {
  return [...page]
    .filter(([name, figure]) => !((now.get(name) ?? Number.NaN) <= figure * tolerance))
    .map(([name]) => name);
}

function sentence(
  name: string,
  now: ReadonlyMap<string, number>,
  before: ReadonlyMap<string, number>,
): string {
  const [is, was] = [now, before].map(figures => shown(figures.get(name) ?? Number.NaN, 2));
  return `${name} takes ${is} times the CPU of LIMIT, and took ${was} (docs/speed.md). Find what it costs, or renew the page: npm run bench -- guard --write yes`;
}
