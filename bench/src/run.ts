import { operations } from '@choose-life/contracts/gateway/operations';
import { calls } from './calls.ts';
import { type Figures, load } from './load.ts';
import { startProcess } from './process.ts';
import { type Row, writeReport } from './report.ts';
import { bundleSizes } from './sizes.ts';
import { startUpstream } from './upstream.ts';

/**
 * `npm run bench`: the adapter beside a bare pass-through of the same calls in the same run, in turn, and the web app's
 * JavaScript by route group. Prints a table and writes it into docs/speed.md.
 */
const seconds = Number(process.env.BENCH_SECONDS || 4);
const ports = { upstream: 4710, limit: 4711, adapter: 4712 };

const upstream = await startUpstream(ports.upstream);
const limit = await startProcess(
  'bench/src/pass-through.ts',
  [String(ports.limit), String(ports.upstream)],
  ports.limit,
);
const adapter = await startProcess('adapter/src/server.ts', [], ports.adapter, {
  PORT: String(ports.adapter),
  GATEWAY_URL: `http://127.0.0.1:${ports.upstream}/api`,
  RATE_LIMIT_PER_MINUTE: '0',
  LOG_LEVEL: 'silent',
});

const rows: Row[] = [];
try {
  for (const call of calls) {
    const gatewayUrl = `http://127.0.0.1:${ports.limit}/api/prod${operations[call.id].path.replace(/\{.*\}/, 'someone')}`;
    const adapterUrl = `http://127.0.0.1:${ports.adapter}/trpc/${call.id}`;
    const measureLimit = () => load(gatewayUrl, call.payload, limit.pid ?? 0, seconds);
    const measureAdapter = () => load(adapterUrl, call.input, adapter.pid ?? 0, seconds);
    // A short run first, so that neither pays for compiling its code; then each twice, in turn, and the better one counts.
    await load(gatewayUrl, call.payload, limit.pid ?? 0, 1);
    await load(adapterUrl, call.input, adapter.pid ?? 0, 1);
    const limits = [await measureLimit()];
    const adapters = [await measureAdapter(), await measureAdapter()];
    limits.push(await measureLimit());
    rows.push({ name: call.name, bytes: call.answer.length, limit: best(limits), adapter: best(adapters) });
  }
} finally {
  for (const child of [limit, adapter]) child.kill('SIGTERM');
  upstream.close();
}
await writeReport(rows, await bundleSizes(), seconds);

function best(runs: Figures[]): Figures {
  return runs.reduce((a, b) => (b.callsPerSecond > a.callsPerSecond ? b : a));
}
