import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, openDatabaseClock } from '../src/db/open-database.ts';
import { createDatabase, hasPostgres } from './databases.ts';

const minute = 60_000;
/** Much less than the jumps of the clock. */
const toleranceMs = minute;

describe.skipIf(!hasPostgres)('gateways on one Postgres', () => {
  afterEach(() => vi.useRealTimers());

  it('use the time of Postgres, even if the clock of their machine jumps', async () => {
    await using db = await openDatabase({ databaseUrl: await createDatabase(), dataDir: '' });
    const realNow = Date.now();
    // 31 minutes are longer than the idle time of a session.
    vi.useFakeTimers({ toFake: ['Date'], now: realNow + 31 * minute });
    const { adjustClock, clock } = await openDatabaseClock(db);
    vi.setSystemTime(realNow - 31 * minute);
    expect(Math.abs(clock().getTime() - realNow)).toBeLessThan(toleranceMs);
    await adjustClock();
    expect(Math.abs(clock().getTime() - realNow)).toBeLessThan(toleranceMs);
  });
});
