import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { binaries, hasBinaries, startPostgres } from '../postgres-server.ts';
import { incidents, loseLetters } from './lose-letters.ts';

/**
 * `npm run drill:letters`: 20 acknowledged letters, and right then a gateway that ends, or a mail server that is away for a minute;
 * on SQLite and Postgres, with one gateway and with two. Fails where one is missing or comes as two. One that was being sent when its
 * gateway was killed may come again under its Message-ID, and is counted.
 */
const { values } = parseArgs({
  options: {
    letters: { type: 'string', default: '20' },
    away: { type: 'string', default: '60' },
    times: { type: 'string', default: '1' },
  },
});
const letters = Number(values.letters);
const awayMs = Number(values.away) * 1_000;

for (const database of hasBinaries ? ['SQLite', 'Postgres'] : ['SQLite']) {
  for (const gateways of [1, 2] as const) {
    for (const incident of incidents) {
      for (let time = 0; time < Number(values.times); time += 1) {
        const dataDir = await mkdtemp(join(tmpdir(), 'choose-life-letters-'));
        const postgres = database === 'Postgres' ? await startPostgres(binaries) : null;
        const place = { dataDir, databaseUrl: postgres?.url };
        const found = await loseLetters({ place, gateways, incident, letters, awayMs });
        process.stdout.write(`${JSON.stringify({ database, gateways, incident, ...found })}\n`);
        const mayRepeat = incident === 'SIGKILL';
        if (found.arrived < letters || found.double + found.waiting > 0) process.exitCode = 1;
        if (found.repeated > 0 && !mayRepeat) process.exitCode = 1;
        await postgres?.stop();
        await rm(dataDir, { recursive: true, force: true });
      }
    }
  }
}
if (!hasBinaries) process.stdout.write('Postgres was left out: none found.\n');
