import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate, migrations } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import type { Database } from '../src/db/schema.ts';
import { describeOnBothDatabases } from './databases.ts';
import { runMaintenance } from './maintenance-process.ts';
import { runServer } from './server-process.ts';

const last = migrations.at(-1)?.id ?? '';
const future = { id: '9999-from-a-newer-release', up: async () => undefined };

describeOnBothDatabases('a gateway on the schema of another release', databaseUrl => {
  let env: NodeJS.ProcessEnv;
  let dataDir: string;
  let db: Database;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'choose-life-schema-'));
    const url = await databaseUrl();
    env = { DATA_DIR: dataDir, DATABASE_URL: url, EMBEDDED_GATEWAY_PORT: '0' };
    db = await openDatabase({ databaseUrl: url, dataDir });
  });
  afterEach(async () => {
    await db.destroy();
    await rm(dataDir, { recursive: true, force: true });
  });

  const start = async (more: NodeJS.ProcessEnv = {}) => {
    const child = runServer({ ...env, ...more });
    if (child.stdout === null || child.stderr === null) throw new Error('the server has no output');
    const [[code], stdout, stderr] = await Promise.all([
      once(child, 'exit'),
      text(child.stdout),
      text(child.stderr),
    ]);
    return { code, stdout, stderr };
  };
  const steps = async () =>
    (await sql<{ id: string }>`select id from schema_steps order by id`.execute(db)).rows.map(({ id }) => id);

  it('does not start on a newer one, names the step, and writes nothing', async () => {
    await migrate(db, [...migrations.slice(0, -1), future]);
    const before = await steps();
    const { code, stderr, stdout } = await start();
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^The gateway does not start. A newer release has changed the schema by 9999-from/,
    );
    expect(stdout).not.toContain('listening');
    expect(await runMaintenance('migrate', [], env)).toMatchObject({ code: 1, stdout: '' });
    expect(await steps()).toEqual(before);
    expect(await db.selectFrom('articles').selectAll().execute()).toEqual([]);
  });

  it('does not start on an older one where operators migrate by hand, until they have', async () => {
    await migrate(db, migrations.slice(0, -1));
    const lacks = `The schema lacks ${last}: run npm run database -- migrate, or let AUTO_MIGRATE be 1.\n`;
    const refused = await start({ AUTO_MIGRATE: '0' });
    expect([refused.code, refused.stderr]).toEqual([1, `The gateway does not start. ${lacks}`]);
    const check = await runMaintenance('migrate', ['--check'], env);
    expect(check).toEqual({ code: 1, stdout: '', stderr: lacks });
    expect(await steps()).not.toContain(last);

    const made = await runMaintenance('migrate', [], env);
    expect(made).toEqual({ code: 0, stdout: `Made ${last}.\n`, stderr: '' });
    const checked = await runMaintenance('migrate', ['--check'], env);
    expect(checked).toEqual({ code: 0, stdout: 'The schema is up to date.\n', stderr: '' });
    expect(await steps()).toContain(last);
  });
});
