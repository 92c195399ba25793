import { describe, expect, inject, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { killRepeatedly } from './drills/kill.ts';
import { binaries, hasBinaries, startPostgres } from './postgres-server.ts';

describe('acknowledged writes after kill -9 (the short form of npm run drill -- kill)', () => {
  const dataDir = temporaryFolder();

  it('are stored once and completely on SQLite', async () => {
    const result = await killRepeatedly({ dataDir, callers: 6, writes: 60, kills: 1 });
    expect(result).toMatchObject({ kills: 1, findings: { lost: [], double: [], torn: [] } });
  });

  if (inject('long')) {
    it.skipIf(!hasBinaries)(
      'are stored once and completely on Postgres, which is killed alternately with the gateway',
      async () => {
        const postgres = await startPostgres(binaries);
        const result = await killRepeatedly({ dataDir, postgres, callers: 6, writes: 60, kills: 2 });
        await postgres.stop();
        const findings = { lost: [], double: [], torn: [] };
        expect(result).toMatchObject({ kills: 1, crashes: 1, findings });
      },
    );
  }
});
