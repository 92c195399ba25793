import { parseArgs } from 'node:util';
import { answerKinds, type BenchCall, benchCalls } from '../calls/calls.ts';
import type { SlicesByServer } from '../measurements.ts';
import type { Scenario } from '../scenario.ts';
import { passThrough, servers } from '../servers.ts';
import { type Plan, startServers } from '../started-servers.ts';
import { type MeasuredCall, pageLines } from './calls-page.ts';

/** The number of callers of each server, unless `--connections` sets another. */
export const defaultConnections = 32;

/** Reads `--calls` and `--servers`, which are names separated by commas, and `--connections`, a number. */
export function readSettings(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      calls: { type: 'string', default: '' },
      servers: { type: 'string', default: '' },
      connections: { type: 'string', default: String(defaultConnections) },
    },
  });
  const selectByName = <Item extends { readonly name: string }>(
    option: 'calls' | 'servers',
    all: readonly Item[],
  ): readonly Item[] => {
    if (values[option] === '') return all;
    const names = values[option].split(',');
    const knownNames = all.map(({ name }) => name);
    const unknown = names.filter(name => !knownNames.includes(name));
    if (unknown.length === 0) return all.filter(({ name }) => names.includes(name));
    throw new Error(
      `--${option}: unknown name ${unknown.join(', ')}. Known names: ${knownNames.join(', ')}.`,
    );
  };
  const selectedServers = selectByName('servers', servers);
  return {
    calls: selectByName('calls', benchCalls),
    connections: Number(values.connections),
    // Always measured, because the figures of the other servers are multiples of its figures.
    servers: selectedServers.includes(passThrough) ? selectedServers : [passThrough, ...selectedServers],
    /** Whether any option is set. Such a run only prints, and does not change docs/speed.md. */
    hasOptions: args.length > 0,
  };
}

/** Every call with each kind of its answers. The call of a page has only the kinds that all its gateway calls have. */
export function plansOf(calls: readonly BenchCall[]): Plan[] {
  return answerKinds.flatMap(kind =>
    calls.filter(call => call.gatewayCalls.every(each => each[kind] !== null)).map(call => ({ call, kind })),
  );
}

/** Measures the adapter, the pass-through server and three peers alternately in the same run. */
export const calls: Scenario = async args => {
  const { hasOptions, calls, connections, servers } = readSettings(args);
  const started = await startServers(servers);
  try {
    const measuredCalls: MeasuredCall[] = [];
    const plans = plansOf(calls);
    for (const [index, plan] of plans.entries()) {
      console.error(`${index + 1}/${plans.length} ${plan.call.name}, ${plan.kind}`);
      const warmUpMs = index === 0 ? firstWarmUpMs : laterWarmUpMs;
      const measured = await started.measure(plan, { connections, sliceCount, warmUpMs });
      measuredCalls.push(measuredCallOf(plan, measured));
    }
    const { arePinned, peakMemory } = started;
    const names = servers.map(({ name }) => name);
    const lines = pageLines({ servers: names, calls: measuredCalls, peakMemory: peakMemory(), arePinned });
    if (hasOptions) console.log(lines.join('\n'));
    return { section: hasOptions ? null : { heading: 'Calls through the adapter', lines } };
  } finally {
    await started.stop();
  }
};

/** The number of slices of each server for a call. With 12, all calls take less than five minutes. */
const sliceCount = 12;
/** Longer than `laterWarmUpMs`, because the first call also warms up the code that all calls share. */
const firstWarmUpMs = 2_000;
const laterWarmUpMs = 500;

function measuredCallOf({ call, kind }: Plan, slices: SlicesByServer): MeasuredCall {
  const sizes = call.gatewayCalls.map(each => Buffer.byteLength(JSON.stringify(each[kind]?.upstream)));
  return {
    call: call.name,
    kind,
    isBatch: call.gatewayCalls.length > 1,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    slices,
  };
}
