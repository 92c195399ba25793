import { afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { demoAccount } from '../src/accounts/demo-account.ts';
import { openDatabase, openDatabaseClock } from '../src/db/open-database.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { reportListOf } from './call.ts';
import { createDatabase, hasPostgres } from './databases.ts';
import { demoToken } from './drills/saving-callers.ts';
import { spawnServer } from './server-process.ts';

const minute = 60_000;
const ahead = new URL('./clock-ahead.ts', import.meta.url).href;

describe.skipIf(!hasPostgres)('gateways on one Postgres', () => {
  let databaseUrl: string;
  const dataDir = temporaryFolder();
  beforeAll(async () => {
    databaseUrl = await createDatabase();
  });
  afterEach(() => vi.useRealTimers());

  it.each(inject('long') ? [31] : [])(
    'keep one another’s sessions, though the clock of one is %i minutes ahead',
    async () => {
      const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO_ACCOUNT: '1' };
      const right = await spawnServer(env);
      const hasty = await spawnServer({ ...env, NODE_OPTIONS: `--import=${ahead}` });
      const tokens = [await demoToken(right), await demoToken(hasty)];
      const { email } = demoAccount;
      for (const gateway of [hasty, right]) {
        for (const token of tokens) expect(await reportListOf(gateway, { email, token })).toHaveLength(1);
      }
      await Promise.all([right.end('SIGTERM'), hasty.end('SIGTERM')]);
    },
  );

  it('go by its time, also while the clock of their machine jumps', async () => {
    await using db = await openDatabase({ databaseUrl, dataDir });
    const realNow = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: realNow + 31 * minute });
    const { adjustClock, clock } = await openDatabaseClock(db);
    vi.setSystemTime(realNow - 31 * minute);
    expect(Math.abs(clock().getTime() - realNow)).toBeLessThan(minute);
    await adjustClock();
    expect(Math.abs(clock().getTime() - realNow)).toBeLessThan(minute);
  });
});
