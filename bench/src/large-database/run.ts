import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binaries, startPostgres } from '@choose-life/gateway/testing/postgres-server';
import { writeSection } from '../speed-page.ts';
import { type LargeResult, type LargeSettings, measureLarge } from './measure.ts';
import { isLargeMet, largeSection } from './section.ts';

/**
 * `npm run bench:large`: each call of the embedded gateway on a large database, on SQLite and, where it is installed, on
 * Postgres. Writes its section of docs/speed.md; ends with 1 when a call stops the event loop, or reads wait behind PDFs.
 */
const settings: LargeSettings = {
  users: 100_000,
  expiredSessions: 500_000,
  waitListEntries: 100_000,
  articles: 10_000,
  reports: 1_000,
  callers: 5,
  pdfs: 30,
  readsAlone: 150,
  maxPurgeMs: 600_000,
};
const log = (step: string) => console.error(step);

const results: Record<string, LargeResult> = {};
const dataDir = await mkdtemp(join(tmpdir(), 'choose-life-large-'));
try {
  results.SQLite = await measureLarge({ dataDir }, settings, log);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
if (existsSync(binaries)) {
  const postgres = await startPostgres(binaries);
  try {
    results.Postgres = await measureLarge({ databaseUrl: postgres.url, dataDir: '' }, settings, log);
  } finally {
    await postgres.stop();
  }
} else {
  log('Postgres is left out: none is installed.');
}
await writeSection('largeDatabase', largeSection(settings, results));
if (!isLargeMet(results)) process.exitCode = 1;
