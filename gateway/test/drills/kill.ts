import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { binaries, startPostgres } from '../postgres-server.ts';
import { killAgain } from './kill-again.ts';

/** `npm run drill:kill -- --writes 10000 --database sqlite|postgres`: what `kill-again.ts` does, at length. */
const { values } = parseArgs({
  options: {
    writes: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '60' },
    callers: { type: 'string', default: '30' },
    database: { type: 'string', default: 'sqlite' },
  },
});
const [writes, kills, callers] = [Number(values.writes), Number(values.kills), Number(values.callers)];
const dataDir = await mkdtemp(join(tmpdir(), 'choose-life-drill-'));
const postgres = values.database === 'postgres' ? await startPostgres(binaries) : undefined;
const { findings, ...figures } = await killAgain({ dataDir, callers, kills, writes, postgres });
const { double, lost, torn } = findings;
const counts = { lost: lost.length, double: double.length, torn: torn.length };
process.stdout.write(`${JSON.stringify({ database: values.database, ...figures, ...counts })}\n`);
if (lost.length + double.length + torn.length > 0) process.exitCode = 1;
await postgres?.stop();
await rm(dataDir, { recursive: true, force: true });
