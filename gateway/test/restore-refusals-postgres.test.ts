import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, migrations } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import type { Database } from '../src/db/schema.ts';
import { createDatabase } from './databases.ts';
import { runMaintenance } from './maintenance-process.ts';
import { binaries, hasBinaries } from './postgres-server.ts';

const skipped = hasBinaries ? '' : ' (skipped: no Postgres found)';

describe.skipIf(!hasBinaries)(`a restore on Postgres${skipped}`, () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'choose-life-restore-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  const place = async () => ({
    DATABASE_URL: await createDatabase(),
    PATH: `${binaries}:${process.env.PATH}`,
  });
  const inside = async <Result>(databaseUrl: string, work: (db: Database) => Promise<Result>) => {
    const db = await openDatabase({ databaseUrl, dataDir: folder });
    return work(db).finally(() => db.destroy());
  };
  const newer = (db: Database) =>
    migrate(db, [...migrations, { id: '9999-newer', up: async () => undefined }]);
  const other = (db: Database) => sql`create table others (id text)`.execute(db);

  it.each<[string, (db: Database) => Promise<unknown>, RegExp]>([
    ['of a newer release', newer, /A newer release .* 9999-newer/],
    ['of another program', other, /is no backup of a gateway/],
  ])('changes nothing for a backup %s', async (name, fill, words) => {
    const [from, to] = [await place(), await place()];
    await inside(from.DATABASE_URL, fill);
    const file = join(folder, name);
    expect(await runMaintenance('backup', ['--to', file], from)).toMatchObject({ code: 0, stderr: '' });
    const restored = await runMaintenance('restore', ['--from', file], to);
    expect(restored).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(words) });
    const tables = await inside(to.DATABASE_URL, db => db.introspection.getTables());
    expect(tables).toEqual([]);
  });
});
