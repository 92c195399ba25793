import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { killRepeatedly } from './drills/kill.ts';
import { noFindings } from './drills/saving-callers.ts';
import { hasBinaries, startPostgres } from './postgres-server.ts';

describe('acknowledged writes after kill -9 (the short form of npm run drill -- kill)', () => {
  const dataDir = temporaryFolder();

  it('are stored once and completely on SQLite', async () => {
    const result = await killRepeatedly({ dataDir, callers: 6, writes: 60, kills: 1 });
    expect(result).toMatchObject({ gatewayKills: 1, findings: noFindings });
  });

  if (inject('long')) {
    it.skipIf(!hasBinaries)(
      'are stored once and completely on Postgres, which is killed alternately with the gateway',
      async () => {
        const postgres = await startPostgres();
        onTestFinished(postgres.stop);
        const result = await killRepeatedly({ dataDir, postgres, callers: 6, writes: 60, kills: 2 });
        expect(result).toMatchObject({ gatewayKills: 1, postgresCrashes: 1, findings: noFindings });
      },
    );
  }
});
