import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import type { Database } from '../src/db/schema.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { describeOnOneDatabase } from './databases.ts';
import { runMailDrill } from './drills/mail.ts';

const messageCount = 20;
/** Every e-mail has arrived, none of them twice with different Message-IDs. */
const allArrived = { arrived: messageCount, double: 0, waiting: 0 };
const folder = temporaryFolder();

// The long form, npm run drill -- mail, runs each case on both databases, with one gateway and with two.
describeOnOneDatabase('SQLite', '20 acknowledged e-mails', databaseUrl => {
  it('arrive if the gateway is killed, and at most the four that it was sending arrive again', async () => {
    // The claims of a killed gateway would expire only after a minute.
    const endClaims = (db: Database) =>
      db.updateTable('outbox').set({ due_at: new Date().toISOString() }).execute();
    const databaseSettings = { dataDir: join(folder, 'killed'), databaseUrl: await databaseUrl() };
    const drill = {
      databaseSettings,
      gateways: 1,
      incident: 'SIGKILL',
      messageCount,
      downtimeMs: 0,
      whileDown: endClaims,
    } as const;
    const { repeated, ...found } = await runMailDrill(drill);
    expect(found).toMatchObject(allArrived);
    expect(repeated).toBeLessThanOrEqual(4);
  });
});

if (inject('long')) {
  describe('20 acknowledged e-mails', () => {
    const incidents = [
      ['one of two gateways is stopped', 2, 'SIGTERM'],
      ['the mail server is unavailable for a while', 1, 'mail-server-down'],
    ] as const;
    it.each(incidents)('arrive once if %s', async (_what, gateways, incident) => {
      const databaseSettings = { dataDir: join(folder, incident) };
      const found = await runMailDrill({
        databaseSettings,
        gateways,
        incident,
        messageCount,
        downtimeMs: 1_000,
      });
      expect(found).toMatchObject({ ...allArrived, repeated: 0 });
    });
  });
}
