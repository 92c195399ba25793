import { coresOf, pin } from './measure/cores.ts';
import { type CallStalls, measureStalls } from './measure/measure-stalls.ts';
import { type Running, start, upstreamProgram } from './measure/process.ts';
import { measureRow, plansOf, type StartedServer } from './measure/rows.ts';
import { limitName, type Row } from './measurements.ts';
import { largePdfCall } from './report/results.ts';
import { resultsText, writeReport } from './report/write-report.ts';
import type { Server } from './servers.ts';
import { readSettings } from './settings.ts';
import { bundleSizes } from './sizes.ts';
import { median } from './statistics.ts';
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
const serverCores = cores?.server ?? null;

const upstream = await start(upstreamProgram, cores?.others);
const running: Running[] = [upstream];
try {
  const startMs = settings.narrowed ? new Map<string, number>() : await forEachServer(medianStartMs);
  const pdf = settings.calls.find(({ name }) => name === largePdfCall);
  const stalls = pdf
    ? await forEachServer(server => measureStalls(server, pdf, upstream.port, serverCores))
    : new Map<string, CallStalls>();
  const started: StartedServer[] = [];
  for (const server of settings.servers) {
    const own = await start(server.program(upstream.port), serverCores);
    running.push(own);
    started.push({ server, running: own });
    if (server.name !== limitName) await verifyRefusals(server, own.port);
  }
  const rows: Row[] = [];
  const plans = plansOf(settings);
  for (const [index, plan] of plans.entries()) {
    console.error(
      `${index + 1}/${plans.length} ${plan.call.name}, ${plan.kind}, ${plan.connections} callers`,
    );
    rows.push(await measureRow(plan, started, upstream.pid, settings.seconds, index === 0));
  }
  const servers = settings.servers.map(({ name }) => name);
  const results = { servers, rows, seconds: settings.seconds, pinned: cores !== null, startMs, stalls };
  if (settings.narrowed) console.log(resultsText(results));
  else await writeReport(results, sizes);
} finally {
  for (const each of running) await each.stop();
}

async function forEachServer<Value>(
  measure: (server: Server) => Promise<Value>,
): Promise<Map<string, Value>> {
  const values = new Map<string, Value>();
  for (const server of settings.servers) values.set(server.name, await measure(server));
  return values;
}

/** The median of five starts. */
async function medianStartMs(server: Server): Promise<number> {
  const starts: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const started = await start(server.program(upstream.port), serverCores);
    starts.push(started.startMs);
    await started.stop();
  }
  return median(starts);
}
