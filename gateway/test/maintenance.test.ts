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

/** Creates a database with one company. `name` is the name of its folder and of the company. */
const createFilledDatabase = async (name: string, steps = migrations) => {
  const dataDir = join(folder, name);
  await using db = await openDatabase({ dataDir });
  await migrate(db, steps);
  await db.insertInto('companies').values({ id: name, name }).execute();
  return configOf({ DATA_DIR: dataDir });
};
/** A migration that this release does not know. */
const newerMigration = { id: '9999-newer', up: async () => undefined };

const companiesOf = async ({ dataDir }: Config) => {
  await using db = await openDatabase({ dataDir });
  const rows = await db.selectFrom('companies').select('id').execute();
  return rows.map(({ id }) => id);
};

describe('a restore on SQLite', () => {
  it('replaces a database only with --replace, and keeps the files of the former database', async () => {
    const source = await createFilledDatabase('source');
    const target = await createFilledDatabase('target');
    const backup = join(folder, 'backup');
    await backUp(source, backup);
    await expect(restoreBackup(target, backup, { replacesExisting: false })).rejects.toThrow(
      'already exists',
    );
    const messages = await restoreBackup(target, backup, { replacesExisting: true });
    expect(await companiesOf(target)).toEqual(['source']);

    // The new name of the former file ends with the time of the restore, such as `.before-2026-01-01T00-00-00.000Z`.
    const [formerFile = ''] = messages.join().match(/\S+\.before-[\w-]+\.\w+/) ?? [];
    await mkdir(join(folder, 'former'));
    await writeFile(join(folder, 'former/choose-life.db'), await readFile(formerFile));
    expect(await companiesOf(configOf({ DATA_DIR: join(folder, 'former') }))).toEqual(['target']);
    expect((await readdir(target.dataDir)).filter(name => /partial|restored/.test(name))).toEqual([]);
  });

  it.each(['not a database', ''])('replaces a damaged file that contains "%s"', async content => {
    const source = await createFilledDatabase('source');
    const target = await createFilledDatabase('target');
    const backup = join(folder, 'backup');
    await backUp(source, backup);
    await writeFile(join(target.dataDir, 'choose-life.db'), content);
    await restoreBackup(target, backup, { replacesExisting: true });
    expect(await companiesOf(target)).toEqual(['source']);
  });

  /** Creates a write-ahead log next to a file, as if a gateway that used the file had been killed. */
  const addWriteAheadLog = async (file: string) => {
    const dataDir = join(folder, 'killed');
    await using db = await openDatabase({ dataDir });
    await migrate(db);
    await db.insertInto('companies').values({ id: 'killed', name: 'killed' }).execute();
    await copyFile(join(dataDir, 'choose-life.db-wal'), `${file}-wal`);
  };

  it.each([
    {
      title: 'renames the write-ahead log of a database that no longer exists',
      fileName: 'choose-life.db',
      otherFiles: [expect.stringMatching(/^choose-life\.db\.before-.*-wal$/)],
    },
    {
      title: 'removes the write-ahead log of a restore that was killed',
      fileName: 'choose-life.db.restored.partial',
      otherFiles: [],
    },
  ])('$title', async ({ fileName, otherFiles }) => {
    const backup = join(folder, 'backup');
    await backUp(await createFilledDatabase('source'), backup);
    const target = configOf({ DATA_DIR: join(folder, 'target') });
    await mkdir(target.dataDir);
    await addWriteAheadLog(join(target.dataDir, fileName));
    const messages = await restoreBackup(target, backup, { replacesExisting: false });
    expect(await companiesOf(target)).toEqual(['source']);
    const files = await readdir(target.dataDir);
    expect(files.filter(name => name !== 'choose-life.db')).toEqual(otherFiles);
    expect(messages.join().includes('.before-')).toBe(otherFiles.length > 0);
  });

  it('refuses a backup that has a write-ahead log', async () => {
    const backup = join(folder, 'backup');
    await backUp(await createFilledDatabase('source'), backup);
    await addWriteAheadLog(backup);
    const target = await createFilledDatabase('target');
    await expect(restoreBackup(target, backup, { replacesExisting: true })).rejects.toThrow(
      /has a log file beside it/,
    );
    expect(await companiesOf(target)).toEqual(['target']);
  });

  const backUpNewerRelease = async (backup: string) =>
    backUp(await createFilledDatabase('newer', [...migrations, newerMigration]), backup);
  const backUpOtherProgram = async (backup: string) => {
    const dataDir = join(folder, 'other');
    const db = await openDatabase({ dataDir });
    await sql`create table others (id text)`.execute(db);
    await db.destroy();
    await backUp(configOf({ DATA_DIR: dataDir }), backup);
  };
  const writeDamagedBackup = async (backup: string) => {
    await backUp(await createFilledDatabase('source'), backup);
    const bytes = await readFile(backup);
    // The first pages (of 4096 bytes each) have the schema. The damaged pages after them have rows and indexes.
    await writeFile(backup, bytes.fill(0xff, 3 * 4096));
  };

  it.each<[string, (backup: string) => Promise<unknown>, RegExp]>([
    ['of a newer release', backUpNewerRelease, /A newer release .* 9999-newer/],
    ['that is not a database', backup => writeFile(backup, 'not a database'), /is not an SQLite database/],
    ['of another program', backUpOtherProgram, /is not a backup of a gateway/],
    ['that is damaged', writeDamagedBackup, /is damaged/],
    ['that does not exist', async () => undefined, /There is no file/],
  ])('refuses a backup %s without a change', async (_case, createBackup, message) => {
    const target = await createFilledDatabase('target');
    const backup = join(folder, 'backup');
    await createBackup(backup);
    await expect(restoreBackup(target, backup, { replacesExisting: true })).rejects.toThrow(message);
    expect(await companiesOf(target)).toEqual(['target']);
    expect((await readdir(target.dataDir)).filter(name => /partial|restored|before/.test(name))).toEqual([]);
  });
});

describe('a vacuum', () => {
  it('rewrites the file while a gateway has it open', async () => {
    const { dataDir } = await createFilledDatabase('large');
    await using db = await openDatabase({ dataDir });
    const nameLength = 1_000_000;
    const company = { id: 'deleted', name: 'x'.repeat(nameLength) };
    await db.insertInto('companies').values(company).execute();
    await db.deleteFrom('companies').where('id', '=', company.id).execute();
    const file = join(dataDir, 'choose-life.db');
    const ended = await runMaintenance('vacuum', [], { DATA_DIR: dataDir });
    expect(ended).toMatchObject({ code: 0, stdout: `${file} was rewritten.\n` });
    expect((await readFile(file)).length).toBeLessThan(nameLength / 2);
  });

  it('is refused for Postgres', async () => {
    const ended = await runMaintenance('vacuum', [], { DATABASE_URL: 'postgres://127.0.0.1/life' });
    expect(ended).toMatchObject({ code: 1, stderr: 'Postgres frees space by itself.\n' });
  });
});

describe('a command without a database', () => {
  it.each<['admin' | 'maintenance', ...string[]]>([
    ['maintenance', 'vacuum'],
    ['maintenance', 'backup', '--to', '/nowhere/backup'],
    ['maintenance', 'migrate', '--check'],
    ['admin', 'company', 'list'],
  ])('fails, and creates no database: %s %s', async (program, ...args) => {
    const commands = { admin: adminCommands, maintenance: databaseCommands }[program];
    const ended = await runCommand(configOf({ DATA_DIR: join(folder, 'none') }), commands, args);
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr).toMatch(/^There is no file \S+none\/choose-life\.db\. Set DATA_DIR to .*\n$/);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a backup', () => {
  it('fails with the name of the folder if the folder is missing or is a file', async () => {
    const { dataDir } = await createFilledDatabase('source');
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

  /** Programs are searched only in the folder of the test, so an installed pg_dump is not found. */
  const postgresEnv = () => ({ DATABASE_URL: 'postgres://ada:s3cret@127.0.0.1:5999/life', PATH: folder });

  it('of Postgres names the command without the password if pg_dump is not installed', async () => {
    const ended = await spawnMaintenance('backup', ['--to', join(folder, 'backup')], postgresEnv());
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr).toContain('pg_dump is not installed on this machine');
    expect(ended.stderr).toContain('pg_dump --format=custom');
    expect(ended.stderr).not.toContain('s3cret');
  });

  it('of Postgres shows the error of pg_dump, which gets no password on its command line', async () => {
    const program = join(folder, 'pg_dump');
    // This pg_dump writes its arguments and its environment into a file, one per line, and fails.
    const script = [
      '#!/bin/sh',
      `printf '%s\\n' "$@" "$PGHOST:$PGPORT $PGUSER:$PGPASSWORD $PGDATABASE" > "$0.recorded"`,
      'echo "no connection" >&2',
      'exit 1\n',
    ];
    await writeFile(program, script.join('\n'));
    await chmod(program, 0o755);
    const ended = await spawnMaintenance('backup', ['--to', join(folder, 'backup')], postgresEnv());
    expect(ended).toEqual({ code: 1, stdout: '', stderr: 'pg_dump failed: no connection\n' });
    const recordedLines = (await readFile(`${program}.recorded`, 'utf8')).trim().split('\n');
    expect(recordedLines.pop()).toBe('127.0.0.1:5999 ada:s3cret life');
    expect(recordedLines.join()).not.toContain('s3cret');
    expect((await readdir(folder)).sort()).toEqual(['pg_dump', 'pg_dump.recorded']);
  });
});

const skipNote = hasBinaries ? '' : ' (skipped: no Postgres found)';

describe.skipIf(!hasBinaries)(`a restore on Postgres${skipNote}`, () => {
  /** Creates an empty database. @returns the environment of a command that uses it */
  const createEmptyDatabase = async () => ({
    DATABASE_URL: await createDatabase('empty'),
    PATH: `${binaries}:${process.env.PATH}`,
  });
  const withDatabase = async <Result>(databaseUrl: string, work: (db: Database) => Promise<Result>) => {
    await using db = await openDatabase({ databaseUrl, dataDir: folder });
    return await work(db);
  };
  const migrateToNewerRelease = (db: Database) => migrate(db, [...migrations, newerMigration]);
  const createOtherTable = (db: Database) => sql`create table others (id text)`.execute(db);

  it.each<[string, (db: Database) => Promise<unknown>, RegExp]>([
    ['of a newer release', migrateToNewerRelease, /A newer release .* 9999-newer/],
    ['of another program', createOtherTable, /is not a backup of a gateway/],
  ])('refuses a backup %s without a change', async (_case, fill, message) => {
    const source = await createEmptyDatabase();
    const target = await createEmptyDatabase();
    await withDatabase(source.DATABASE_URL, fill);
    const backup = join(folder, 'backup');
    const backedUp = await spawnMaintenance('backup', ['--to', backup], source);
    expect(backedUp).toMatchObject({ code: 0, stderr: '' });
    const restored = await spawnMaintenance('restore', ['--from', backup], target);
    expect(restored).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(message) });
    const tables = await withDatabase(target.DATABASE_URL, db => db.introspection.getTables());
    expect(tables).toEqual([]);
  });
});
