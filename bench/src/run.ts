import type { BenchCall } from './calls/calls.ts';
import { limitName, type Row } from './figures.ts';
import { type Cores, coresOf, pin } from './measure/cores.ts';
import { type Running, start, upstreamProgram } from './measure/process.ts';
import { measureRow, plansOf, type Ready } from './measure/rows.ts';
import { median } from './pdf/timing.ts';
import { largestCall, type Results } from './report/results.ts';
import { figuresText, writeReport } from './report/write-report.ts';
import type { Server } from './servers.ts';
import { readSettings } from './settings.ts';
import { bundleSizes } from './sizes.ts';
import { measureStall, type Stall } from './stall/measure-stall.ts';
import { verifyRefusals } from './verify.ts';

/**
 * `npm run bench`: the adapter beside a bare pass-through and two peers, in turn, in the same run. Prints tables; a run that
 * was not narrowed by a variable writes them into docs/speed.md, with the web app's JavaScript by route group.
 */
const settings = readSettings(process.env);
// Read first: a whole run must not end without them after ten minutes.
const sizes = settings.narrowed ? [] : await bundleSizes();
const cores = coresOf();
if (cores) pin(process.pid, cores.others);
else
  console.error(
    'No core can be kept for the measured server: taskset (util-linux) is missing, or there is one core.',
  );

const upstream = await start(upstreamProgram, cores?.others ?? null);
const running: Running[] = [upstream];
try {
  const startMs = settings.narrowed
    ? new Map<string, number>()
    : await startTimes(settings.servers, upstream.port, cores);
  const largest = settings.calls.find(({ name }) => name === largestCall);
  const stalls = largest
    ? await stallsIn(largest, settings.servers, upstream.port, cores)
    : new Map<string, Stall>();
  const ready: Ready[] = [];
  for (const server of settings.servers) {
    const started = await start(server.program(upstream.port), cores?.server ?? null);
    running.push(started);
    ready.push({ server, running: started });
    if (server.name !== limitName) await verifyRefusals(server, started.port);
  }
  const rows: Row[] = [];
  const plans = plansOf(settings);
  for (const [index, plan] of plans.entries()) {
    console.error(
      `${index + 1}/${plans.length} ${plan.call.name}, ${plan.kind}, ${plan.connections} callers`,
    );
    rows.push(await measureRow(plan, ready, upstream.pid, settings.seconds, index === 0));
  }
  const names = settings.servers.map(({ name }) => name);
  const results: Results = {
    servers: names,
    rows,
    seconds: settings.seconds,
    pinned: cores !== null,
    startMs,
    stalls,
  };
  if (settings.narrowed) console.log(figuresText(results));
  else await writeReport(results, sizes);
} finally {
  for (const each of running) await each.stop();
}

/** The median of five starts of each server. */
async function startTimes(servers: readonly Server[], upstreamPort: number, on: Cores | null) {
  const times = new Map<string, number>();
  for (const server of servers) {
    const starts: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const started = await start(server.program(upstreamPort), on?.server ?? null);
      starts.push(started.startMs);
      await started.stop();
    }
    times.set(server.name, median(starts));
  }
  return times;
}

async function stallsIn(call: BenchCall, servers: readonly Server[], upstreamPort: number, on: Cores | null) {
  const stalls = new Map<string, Stall>();
  for (const server of servers) {
    stalls.set(server.name, await measureStall(server, call, upstreamPort, on?.server ?? null));
  }
  return stalls;
}
