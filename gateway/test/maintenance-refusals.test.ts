import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminCommands } from '../src/admin/run.ts';
import type { Config } from '../src/config.ts';
import { migrate, migrations } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import type { Database } from '../src/db/schema.ts';
import { backUp, restoreBackup } from '../src/maintenance/backup.ts';
import { writeNewFile } from '../src/maintenance/database-files.ts';
import { runCommand } from '../src/maintenance/operator-program.ts';
import { databaseCommands } from '../src/maintenance/run.ts';
import { createDatabase } from './databases.ts';
import { binaries, hasBinaries } from './postgres-server.ts';
import { configOf, runMaintenance, spawnMaintenance } from './server-process.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'choose-life-maintenance-'));
  return () => rm(folder, { recursive: true, force: true });
});

const createFilledDatabase = async (name: string, steps = migrations) => {
  const dataDir = join(folder, name);
  await using db = await openDatabase({ dataDir });
  await migrate(db, steps);
  await db.insertInto('companies').values({ id: name, name }).execute();
  return configOf({ DATA_DIR: dataDir });
};
const companiesOf = async ({ dataDir }: Config) => {
  await using db = await openDatabase({ dataDir });
  const rows = await db.selectFrom('companies').select('id').execute();
  return rows.map(({ id }) => id);
};

describe('a restore on SQLite', () => {
  it('replaces a database only with --replace, and keeps the files of the former database', async () => {
    const [old, target] = [await createFilledDatabase('old'), await createFilledDatabase('target')];
    const file = join(folder, 'backup');
    await backUp(old, file);
    await expect(restoreBackup(target, file, { replacesExisting: false })).rejects.toThrow('already exists');
    const messages = await restoreBackup(target, file, { replacesExisting: true });
    expect(await companiesOf(target)).toEqual(['old']);

    const [formerFile = ''] = messages.join().match(/\S+\.before-[\w-]+\.\w+/) ?? [];
    await mkdir(join(folder, 'former'));
    await writeFile(join(folder, 'former/choose-life.db'), await readFile(formerFile));
    expect(await companiesOf(configOf({ DATA_DIR: join(folder, 'former') }))).toEqual(['target']);
    expect((await readdir(target.dataDir)).filter(name => /partial|restored/.test(name))).toEqual([]);
  });

  it.each(['torn by a failing disk', ''])('replaces a damaged file that contains "%s"', async content => {
    const [old, target] = [await createFilledDatabase('old'), await createFilledDatabase('target')];
    const file = join(folder, 'backup');
    await backUp(old, file);
    await writeFile(join(target.dataDir, 'choose-life.db'), content);
    await restoreBackup(target, file, { replacesExisting: true });
    expect(await companiesOf(target)).toEqual(['old']);
  });

  /** Creates the write-ahead log of a file, as a killed gateway leaves it. */
  const leaveWriteAheadLog = async (file: string) => {
    const dataDir = join(folder, 'killed');
    await using db = await openDatabase({ dataDir });
    await migrate(db);
    await db.insertInto('companies').values({ id: 'killed', name: 'killed' }).execute();
    await copyFile(join(dataDir, 'choose-life.db-wal'), `${file}-wal`);
  };

  it.each([
    ['a database that no longer exists', 'choose-life.db'],
    ['a restore that was killed', 'choose-life.db.restored.partial'],
  ])('ignores the write-ahead log of %s', async (_name, fileName) => {
    const file = join(folder, 'backup');
    await backUp(await createFilledDatabase('old'), file);
    const target = configOf({ DATA_DIR: join(folder, 'target') });
    await mkdir(target.dataDir);
    await leaveWriteAheadLog(join(target.dataDir, fileName));
    const messages = await restoreBackup(target, file, { replacesExisting: false });
    expect(await companiesOf(target)).toEqual(['old']);
    const otherFiles = (await readdir(target.dataDir)).filter(name => name !== 'choose-life.db');
    expect(otherFiles.map(name => name.replace(/before-[\w.-]+Z/, 'before'))).toEqual(
      fileName === 'choose-life.db' ? ['choose-life.db.before-wal'] : [],
    );
    expect(messages.join().includes('.before-')).toBe(otherFiles.length > 0);
  });

  it('refuses a backup that has a write-ahead log', async () => {
    const file = join(folder, 'copied');
    await backUp(await createFilledDatabase('old'), file);
    await leaveWriteAheadLog(file);
    const target = await createFilledDatabase('target');
    await expect(restoreBackup(target, file, { replacesExisting: true })).rejects.toThrow(
      /has a log file beside it/,
    );
    expect(await companiesOf(target)).toEqual(['target']);
  });

  it.each<[string, (file: string) => Promise<unknown>, RegExp]>([
    ['of a newer release', async file => backUp(await newer(), file), /A newer release .* 9999-newer/],
    ['that is not a database', file => writeFile(file, 'not a database'), /is no SQLite database/],
    ['of another program', file => otherProgram(file), /is no backup of a gateway/],
    ['that is damaged', async file => damaged(await createFilledDatabase('old'), file), /is damaged/],
    ['that does not exist', async () => undefined, /There is no file/],
  ])('refuses a backup %s without a change', async (_name, make, reason) => {
    const target = await createFilledDatabase('target');
    const file = join(folder, 'backup');
    await make(file);
    await expect(restoreBackup(target, file, { replacesExisting: true })).rejects.toThrow(reason);
    expect(await companiesOf(target)).toEqual(['target']);
    expect((await readdir(target.dataDir)).filter(name => /partial|restored|before/.test(name))).toEqual([]);
  });

  const newer = () =>
    createFilledDatabase('newer', [...migrations, { id: '9999-newer', up: async () => undefined }]);
  const otherProgram = async (file: string) => {
    const db = await openDatabase({ dataDir: join(folder, 'other') });
    await sql`create table others (id text)`.execute(db);
    await db.destroy();
    await backUp(configOf({ DATA_DIR: join(folder, 'other') }), file);
  };
  const damaged = async (config: Config, file: string) => {
    await backUp(config, file);
    const bytes = await readFile(file);
    // The first pages have the schema. The damaged pages after them have rows and indexes.
    await writeFile(file, bytes.fill(0xff, 4096 * 3));
  };
});

describe('a vacuum', () => {
  it('rewrites the file while a gateway has it open', async () => {
    const { dataDir } = await createFilledDatabase('large');
    await using db = await openDatabase({ dataDir });
    const company = { id: 'gone', name: 'x'.repeat(1_000_000) };
    await db.insertInto('companies').values(company).execute();
    await db.deleteFrom('companies').where('id', '=', company.id).execute();
    const file = join(dataDir, 'choose-life.db');
    const ended = await runMaintenance('vacuum', [], { DATA_DIR: dataDir });
    expect(ended).toMatchObject({ code: 0, stdout: `${file} was rewritten.\n` });
    // The deleted row had a megabyte.
    expect((await readFile(file)).length).toBeLessThan(500_000);
  });

  it('is refused for Postgres', async () => {
    const ended = await runMaintenance('vacuum', [], { DATABASE_URL: 'postgres://127.0.0.1/life' });
    expect(ended).toMatchObject({ code: 1, stderr: 'Postgres frees space by itself.\n' });
  });
});

describe('without a database', () => {
  it.each<['admin' | 'maintenance', ...string[]]>([
    ['maintenance', 'vacuum'],
    ['maintenance', 'backup', '--to', '/nowhere/backup'],
    ['maintenance', 'migrate', '--check'],
    ['admin', 'company', 'list'],
  ])('%s %s does not create one', async (program, ...args) => {
    const commands = { admin: adminCommands, maintenance: databaseCommands }[program];
    const ended = await runCommand(configOf({ DATA_DIR: join(folder, 'none') }), commands, args);
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr).toMatch(/^There is no file \S+none\/choose-life\.db\. Set DATA_DIR to .*\n$/);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a backup', () => {
  it('names the folder if it is missing or is a file', async () => {
    const { dataDir } = await createFilledDatabase('old');
    await writeFile(join(folder, 'file'), '');
    for (const name of ['missing', 'file']) {
      const file = join(folder, name, 'backup');
      const ended = await runMaintenance('backup', ['--to', file], { DATA_DIR: dataDir });
      const stderr = `There is no folder ${join(folder, name)}: create it, or name a file in another one.\n`;
      expect(ended).toEqual({ code: 1, stdout: '', stderr });
    }
  });

  // 13 is SQLITE_FULL.
  it.each([{ errcode: 13 }, { code: 'ENOSPC' }])(
    'names a full disk, and removes the incomplete file: %j',
    async properties => {
      const file = join(folder, 'backup');
      const writing = writeNewFile(file, async () => {
        throw Object.assign(new Error('full'), properties);
      });
      await expect(writing).rejects.toThrow(`The disk of ${folder} is full: free space there`);
      expect(await readdir(folder)).toEqual([]);
    },
  );

  const env = { DATABASE_URL: 'postgres://ada:s3cret@127.0.0.1:5999/life' };

  it('of Postgres names the command without the password if pg_dump is not installed', async () => {
    const ended = await spawnMaintenance('backup', ['--to', join(folder, 'backup')], {
      ...env,
      PATH: folder,
    });
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr).toContain('pg_dump is not installed on this machine');
    expect(ended.stderr).toContain('pg_dump --format=custom');
    expect(ended.stderr).not.toContain('s3cret');
  });

  it('of Postgres shows the error of pg_dump, which gets no password on its command line', async () => {
    const program = join(folder, 'pg_dump');
    const script = `#!/bin/sh\nprintf '%s\\n' "$@" "$PGHOST:$PGPORT $PGUSER:$PGPASSWORD $PGDATABASE" > "$0.seen"\necho "as it says" >&2\nexit 1\n`;
    await writeFile(program, script);
    await chmod(program, 0o755);
    const ended = await spawnMaintenance('backup', ['--to', join(folder, 'backup')], {
      ...env,
      PATH: folder,
    });
    expect(ended).toEqual({ code: 1, stdout: '', stderr: 'pg_dump failed: as it says\n' });
    const recordedLines = (await readFile(`${program}.seen`, 'utf8')).trim().split('\n');
    expect(recordedLines.pop()).toBe('127.0.0.1:5999 ada:s3cret life');
    expect(recordedLines.join()).not.toContain('s3cret');
    expect((await readdir(folder)).sort()).toEqual(['pg_dump', 'pg_dump.seen']);
  });
});

const skipped = hasBinaries ? '' : ' (skipped: no Postgres found)';

describe.skipIf(!hasBinaries)(`a restore on Postgres${skipped}`, () => {
  const environmentWithDatabase = async () => ({
    DATABASE_URL: await createDatabase('nothing'),
    PATH: `${binaries}:${process.env.PATH}`,
  });
  const withDatabase = async <Result>(databaseUrl: string, work: (db: Database) => Promise<Result>) => {
    await using db = await openDatabase({ databaseUrl, dataDir: folder });
    return await work(db);
  };
  const newer = (db: Database) =>
    migrate(db, [...migrations, { id: '9999-newer', up: async () => undefined }]);
  const other = (db: Database) => sql`create table others (id text)`.execute(db);

  it.each<[string, (db: Database) => Promise<unknown>, RegExp]>([
    ['of a newer release', newer, /A newer release .* 9999-newer/],
    ['of another program', other, /is no backup of a gateway/],
  ])('refuses a backup %s without a change', async (name, fill, reason) => {
    const [from, to] = [await environmentWithDatabase(), await environmentWithDatabase()];
    await withDatabase(from.DATABASE_URL, fill);
    const file = join(folder, name);
    expect(await spawnMaintenance('backup', ['--to', file], from)).toMatchObject({ code: 0, stderr: '' });
    const restored = await spawnMaintenance('restore', ['--from', file], to);
    expect(restored).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(reason) });
    const tables = await withDatabase(to.DATABASE_URL, db => db.introspection.getTables());
    expect(tables).toEqual([]);
  });
});
