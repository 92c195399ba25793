import { parseArgs } from 'node:util';
import { addWorktree } from '../../../tools/worktree.ts';
import { benchCalls } from '../calls/calls.ts';
import { cpuOf, cpuRatios, p99Of, type SlicesByServer } from '../measurements.ts';
import { formatNumber, type Scenario, table } from '../scenario.ts';
import { adapter, adapterIn, adapterName, equipped, type Server } from '../servers.ts';
import { startServers } from '../started-servers.ts';
import { geometricMean, median, medianRatio, type Ratio } from '../statistics.ts';
import { defaultConnections } from './calls.ts';

/** The single calls, except the one with an answer of 10 MB, for which a slice would take too long. */
const comparedCalls = benchCalls.filter(
  ({ gatewayCalls, name }) => gatewayCalls.length === 1 && name !== 'pdf-10mb',
);

/** Two processes with the same code differ by a few percent for their whole lifetime, so each round starts new processes. */
const defaultRounds = 3;
/** The number of slices of each server in a round: over three times as many as in `calls`, to show a difference of a few percent. */
const sliceCount = 40;
const warmUpMs = 800;

/**
 * Compares the adapter of this checkout with the adapter of another commit, or with the peer `equipped`, which does the
 * whole job of the adapter with widely used packages:
 * `compare REF [CALL …]`. A run with all calls takes less than four minutes. The comparison of all calls with the equipped peer is written into
 * docs/speed.md. A reliable p99 needs more calls: `--calls 20000 --rounds 5`.
 * @throws Error if REF is missing, a CALL is unknown, or the commit needs other dependencies than this checkout
 */
export const compare: Scenario = async args => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: String(defaultRounds) },
      // The least number of requests for each CALL and server in a round, for the p99.
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
    const rounds: (readonly SlicesByServer[])[] = [];
    for (let round = 1; round <= Number(values.rounds); round++) {
      console.error(`round ${round} of ${values.rounds}`);
      rounds.push(await measureRound([adapter, other], calls, Number(values.calls)));
    }
    const compared = calls.map(({ name }, index) => ({
      name,
      rounds: rounds.map(round => round[index]).filter(slices => slices !== undefined),
    }));
    const comparison = comparisonOf(compared, other.name);
    const isForPage = other === equipped && names.length === 0;
    if (!isForPage) console.log(comparison);
    return { section: isForPage ? { heading: 'Beside the equipped peer', lines: [comparison] } : null };
  } finally {
    worktree?.remove();
  }
};

async function measureRound(
  servers: readonly Server[],
  calls: typeof comparedCalls,
  minCalls: number,
): Promise<readonly SlicesByServer[]> {
  const started = await startServers(servers);
  try {
    const measured: SlicesByServer[] = [];
    for (const call of calls) {
      const conditions = { connections: defaultConnections, sliceCount, minCalls, warmUpMs };
      // Answers that match the contract.
      measured.push(await started.measure({ call, kind: 'exact' }, conditions));
    }
    return measured;
  } finally {
    await started.stop();
  }
}

interface ComparedCall {
  readonly name: string;
  readonly rounds: readonly SlicesByServer[];
}

/** A table with the adapter's figures of each call as multiples of the other server's, and their geometric mean. */
function comparisonOf(calls: readonly ComparedCall[], other: string): string {
  const compared = calls.map(({ name, rounds }) => ({
    name,
    otherCpuMs: median(rounds.map(round => cpuOf(round, other))),
    ratios: rounds.flatMap(round => cpuRatios(round, adapterName, other)),
    p99Ratio: median(rounds.map(round => p99Of(round, adapterName) / p99Of(round, other))),
  }));
  const rows = compared.map(({ name, otherCpuMs, p99Ratio, ratios }) => [
    name,
    formatNumber(otherCpuMs, 3),
    ...ratioCells(medianRatio(ratios)),
    formatNumber(p99Ratio, 2),
  ]);
  const meanRow = [
    'geometric mean',
    '',
    ...ratioCells(medianRatio(...compared.map(({ ratios }) => ratios))),
    formatNumber(geometricMean(compared.map(({ p99Ratio }) => p99Ratio)), 2),
  ];
  return table(
    ['', `CPU of ${other}, ms`, `CPU, × ${other}`, '95 % interval', `p99, × ${other}`],
    [...rows, meanRow],
  );
}

function ratioCells({ high, low, value }: Ratio): readonly string[] {
  return [formatNumber(value, 3), `${formatNumber(low, 3)} to ${formatNumber(high, 3)}`];
}
