import { parseArgs } from 'node:util';
import { addWorktree } from '../../../tools/worktree.ts';
import { benchCalls } from '../calls/calls.ts';
import { cpuOf, cpuRatios, p99Of, type Slices } from '../measurements.ts';
import { formatNumber, type Scenario, table } from '../scenario.ts';
import { adapter, adapterIn, adapterName, equipped, type Server } from '../servers.ts';
import { startServers } from '../started-servers.ts';
import { geometricMean, median, medianRatio, type Ratio } from '../statistics.ts';
import { defaultConnections } from './calls.ts';

/** The single calls, except the one with an answer of 10 MB, for which a slice would take too long. */
const comparedCalls = benchCalls.filter(({ calls, name }) => calls.length === 1 && name !== 'pdf-10mb');

/** Two processes with the same code differ by a few percent for their whole life, so each round starts new processes. */
const defaultRounds = 3;
const slices = 40;
const warmUpMs = 800;

/**
 * Compares the adapter of this checkout with the adapter of another commit, or with the equipped peer: `compare REF [CALL …]`. A run with all calls
 * takes less than four minutes. The comparison of all calls with the equipped peer is written into docs/speed.md. `--calls 20000 --rounds 5`
 * measures a p99 that can be trusted.
 * @throws Error if the commit needs other dependencies than this checkout
 */
export const compare: Scenario = async args => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: String(defaultRounds) },
      // The number of calls of each server in a round, for the p99.
      calls: { type: 'string', default: '0' },
    },
  });
  const [ref, ...names] = positionals;
  const calls = comparedCalls.filter(({ name }) => names.length === 0 || names.includes(name));
  if (ref === undefined || calls.length < names.length) {
    const known = comparedCalls.map(({ name }) => name).join(', ');
    throw new Error(`compare REF [CALL …]: REF is a commit or "${equipped.name}"; calls are ${known}.`);
  }
  const worktree = ref === equipped.name ? null : addWorktree(ref);
  try {
    const other = worktree === null ? equipped : adapterIn(ref, worktree);
    const rounds: (readonly Slices[])[] = [];
    for (let round = 1; round <= Number(values.rounds); round++) {
      console.error(`round ${round} of ${values.rounds}`);
      rounds.push(await measureRound([adapter, other], calls, Number(values.calls)));
    }
    const compared = calls.map(({ name }, index) => ({
      name,
      rounds: rounds.flatMap(round => round[index] ?? []),
    }));
    const lines = [comparisonOf(compared, other.name)];
    const isOfPage = other === equipped && names.length === 0;
    if (!isOfPage) console.log(lines.join('\n'));
    return { section: isOfPage ? { heading: 'Beside the equipped peer', lines } : null, isMet: true };
  } finally {
    worktree?.remove();
  }
};

async function measureRound(
  servers: readonly Server[],
  calls: typeof comparedCalls,
  minCalls: number,
): Promise<readonly Slices[]> {
  const started = await startServers(servers);
  try {
    const measured: Slices[] = [];
    for (const call of calls) {
      const conditions = { connections: defaultConnections, slices, minCalls, warmUpMs };
      measured.push(await started.measure({ call, kind: 'exact' }, conditions));
    }
    return measured;
  } finally {
    await started.stop();
  }
}

interface ComparedCall {
  readonly name: string;
  readonly rounds: readonly Slices[];
}

/** A table with the adapter's figures of each call as multiples of the other server's, and their geometric mean. */
function comparisonOf(calls: readonly ComparedCall[], other: string): string {
  const all = calls.map(({ rounds }) => rounds.flatMap(round => cpuRatios(round, adapterName, other)));
  const rows = calls.map(({ name, rounds }, index) => [
    name,
    formatNumber(median(rounds.map(round => cpuOf(round, other))), 3),
    ...ratioCells(medianRatio(all[index] ?? [])),
    formatNumber(median(rounds.map(round => p99Of(round, adapterName) / p99Of(round, other))), 2),
  ]);
  const p99s = rows.map(row => Number(row.at(-1)));
  return table(
    ['', `CPU of ${other}, ms`, `CPU, × ${other}`, '95 % interval', `p99, × ${other}`],
    [
      ...rows,
      ['geometric mean', '', ...ratioCells(medianRatio(...all)), formatNumber(geometricMean(p99s), 2)],
    ],
  );
}

function ratioCells({ high, low, value }: Ratio): readonly string[] {
  return [formatNumber(value, 3), `${formatNumber(low, 3)} to ${formatNumber(high, 3)}`];
}
