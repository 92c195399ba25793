import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { binaries, startPostgres } from '../postgres-server.ts';
import { loseConnections } from './lose-connections.ts';

/** `npm run drill:connections`: every way of losing connections to Postgres, five times each unless told otherwise. */
const { values } = parseArgs({
  options: { times: { type: 'string', default: '5' }, callers: { type: 'string', default: '30' } },
});
const dataDir = await mkdtemp(join(tmpdir(), 'choose-life-drill-'));
const postgres = await startPostgres(binaries);
const options = {
  postgres,
  dataDir,
  callers: Number(values.callers),
  times: Number(values.times),
  awayMs: 8_000,
};
for await (const { findings, slowestMs, slowestReturnMs, ...figures } of loseConnections(options)) {
  const { double, lost, torn } = findings;
  const counts = { lost: lost.length, double: double.length, torn: torn.length };
  const times = { slowestMs: Math.round(slowestMs), slowestReturnMs: Math.round(slowestReturnMs) };
  process.stdout.write(`${JSON.stringify({ ...figures, ...times, ...counts })}\n`);
  if (figures.endedProcesses + lost.length + double.length + torn.length > 0) process.exitCode = 1;
  if (slowestMs > 10_000) process.exitCode = 1;
}
await postgres.stop();
await rm(dataDir, { recursive: true, force: true });
