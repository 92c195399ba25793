import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearFreedSpace } from '../src/db/clear-freed-space.ts';
import type { Database } from '../src/db/schema.ts';
import { openTestDatabase } from './databases.ts';
import { fillUsers, fillWaitList } from './support/large-tables.ts';

describe('the file of SQLite', () => {
  let db: Database;
  let dataDir: string;
  beforeEach(async () => {
    const opened = await openTestDatabase();
    ({ db, dataDir } = opened);
    await fillWaitList(db, 20_000);
    await fillUsers(db, 10);
    return opened.close;
  });

  const bytes = async () => (await readFile(join(dataDir, 'choose-life.db'))).length;

  it('is written anew while the event loop goes on and reads are answered', async () => {
    await db.deleteFrom('wait_list').execute();
    const before = await bytes();
    let isOver = false;
    const clearing = clearFreedSpace(db).finally(() => {
      isOver = true;
    });
    let reads = 0;
    while (!isOver) {
      reads += (await db.selectFrom('users').selectAll().execute()).length / 10;
      await new Promise(resolve => setImmediate(resolve));
    }
    expect(await clearing).toBe(true);
    expect(reads).toBeGreaterThan(1);
    expect(await bytes()).toBeLessThan(before / 2);
  });

  it('is written anew once more for all who come while that is under way', async () => {
    const first = clearFreedSpace(db);
    await db.deleteFrom('wait_list').execute();
    expect(await Promise.all([first, clearFreedSpace(db), clearFreedSpace(db)])).toEqual([true, true, true]);
    expect(await bytes()).toBeLessThan(1_000_000);
  });
});
