import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoAccount } from '../src/accounts/demo-account.ts';
import { type Migration, migrate, migrations } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { call, reportListOf } from './call.ts';
import { describeFirstOn } from './databases.ts';
import { demoToken } from './drills/saving-callers.ts';
import { runMaintenance } from './maintenance-process.ts';
import { type ServerProcess, spawnServer } from './server-process.ts';

/** What the next release may do beside this one: add, with nothing that those who do not know of it would have to fill in. */
const next: Migration = {
  id: '9999-of-the-next-release',
  up: async transaction => {
    await sql`alter table assessments add column of_next text`.execute(transaction);
    await sql`create table next_things (id text primary key)`.execute(transaction);
  },
};

describeFirstOn('Postgres', 'an upgrade with two gateways', databaseUrl => {
  const dataDir = temporaryFolder();
  let url: string | undefined;
  let env: NodeJS.ProcessEnv;
  let running: ServerProcess | null = null;
  beforeEach(async () => {
    url = await databaseUrl();
    env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: url, DEMO_ACCOUNT: '1' };
  });
  afterEach(() => running?.end('SIGKILL'));

  const upgrade = async () => {
    await using db = await openDatabase({ databaseUrl: url, dataDir });
    await migrate(db, [...migrations, next]);
  };
  const save = async (gateway: ServerProcess) => {
    const token = await demoToken(gateway);
    const answers = { 'hra.q.sex.a': 'female', 'appraise_risks.user_id': demoAccount.email };
    return (await call(gateway, 'hra.saveAnswers', answers, { token })).body;
  };

  it('lets the one that runs go on, and is taken back by the backup from before', async () => {
    running = await spawnServer(env);
    const { uniqueString } = await save(running);
    const file = join(dataDir, 'before');
    expect(await runMaintenance('backup', ['--to', file], env)).toMatchObject({ code: 0 });
    await upgrade();
    // Log-ins and writes, while the new one has made its steps.
    expect(await save(running)).toEqual({ uniqueString: expect.any(String) });
    await running.end('SIGTERM');
    running = null;
    await expect(spawnServer(env)).rejects.toThrow('ended before it listened');

    // Postgres's goes into an empty database of another name.
    const emptied = url === undefined ? env : { ...env, DATABASE_URL: await databaseUrl('nothing') };
    const options = url === undefined ? ['--replace'] : [];
    expect(await runMaintenance('restore', ['--from', file, ...options], emptied)).toMatchObject({
      code: 0,
    });
    running = await spawnServer(emptied);
    const token = await demoToken(running);
    const list = await reportListOf(running, { email: demoAccount.email, token });
    expect(JSON.stringify(list)).toContain(String(uniqueString));
  });
});
