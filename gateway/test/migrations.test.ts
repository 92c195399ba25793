import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoAccount } from '../src/accounts/demo-account.ts';
import { completeEnrollment } from '../src/accounts/enrolment.ts';
import { createPasswords } from '../src/accounts/password.ts';
import { completePasswordReset } from '../src/accounts/password-reset.ts';
import { addUser, findUserByEmail } from '../src/accounts/users.ts';
import { type Migration, migrate, migrations } from '../src/db/migrate.ts';
import { type Database, tableNames, tablesEmptiedAfterRestore } from '../src/db/schema.ts';
import { createMailbox } from '../src/mail/mailbox.ts';
import { hashOfSecret } from '../src/secret-token.ts';
import { call } from './call.ts';
import { describeOnBothDatabases, describeOnOneDatabase, openTestDatabase } from './databases.ts';
import { demoToken } from './drills/saving-callers.ts';
import { ada, settings } from './people.ts';
import { failedStart, openServer, runMaintenance } from './server-process.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const later = '2026-03-01T12:30:00.000Z';
const clock = () => now;

describeOnBothDatabases('a sign-up or reset that was pending before sign-ups had ids', databaseUrl => {
  let db: Database;
  beforeEach(async () => {
    const opened = await openTestDatabase(await databaseUrl('empty'), []);
    ({ db } = opened);
    // A later migration added the ids.
    expect(await migrate(db, migrations.slice(0, 1))).toEqual(['0001-tables']);
    return opened.close;
  });

  const insertOldEnrolment = (email: string) =>
    sql`insert into enrolments (email, password_hash, first_name, last_name, gender, created_at)
      values (${email}, 'a hash', 'Ada', 'Okafor', 'Female', ${now.toISOString()})`.execute(db);
  const insertOldCode = (purpose: string, email: string, tries = 0) =>
    sql`insert into codes (purpose, email, code_hash, tries, expires_at)
      values (${purpose}, ${email}, ${hashOfSecret('mailed')}, ${tries}, ${later})`.execute(db);
  /** The number of wrong attempts after which that release refused a code. */
  const maxTries = 5;

  it('can be completed with its old link, even after too many attempts', async () => {
    const passwords = createPasswords();
    const bea = { ...ada, id: 'bea', email: 'bea@example.test', password_hash: 'old' };
    await addUser(db, bea, now);
    await insertOldEnrolment('ada@example.test');
    await insertOldCode('enrolment', 'ada@example.test', maxTries);
    await insertOldCode('reset', bea.email);
    await migrate(db);

    await completeEnrollment({ db, clock }, { userEmail: 'ada@example.test', otp: 'mailed' });
    expect(await findUserByEmail(db, 'ada@example.test')).toMatchObject({
      first_name: 'Ada',
      password_hash: 'a hash',
    });
    const mail = createMailbox({ clock, key: 'unused' });
    const form = { userEmail: bea.email, otp: 'mailed', userPassword: 'chosen by its owner' };

    await completePasswordReset({ db, clock, passwords, mail, settings }, form);
    expect((await findUserByEmail(db, bea.email))?.password_hash).not.toBe('old');
  });

  it('is deleted if no link can complete it', async () => {
    await insertOldEnrolment('no-code@example.test');
    await insertOldCode('enrolment', 'no-sign-up@example.test');
    await migrate(db);
    expect(await db.selectFrom('enrolments').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('codes').selectAll().execute()).toEqual([]);
  });
});

describeOnBothDatabases('companies that got equal names before names were unique', databaseUrl => {
  it('are kept, and only one of them has a unique key', async () => {
    const { db, close } = await openTestDatabase(await databaseUrl('empty'), []);
    const uniqueNamesMigration = '0009-company-names';
    const earlierMigrations = migrations.slice(
      0,
      migrations.findIndex(({ id }) => id === uniqueNamesMigration),
    );
    await migrate(db, earlierMigrations);
    await sql`insert into companies (id, name)
      values ('a', 'Äcme Ltd'), ('b', 'äCME  ltd '), ('c', 'Other')`.execute(db);
    expect(await migrate(db)).toContain(uniqueNamesMigration);
    const companies = await db.selectFrom('companies').select('name_key').orderBy('id').execute();
    expect(companies.map(({ name_key }) => name_key)).toEqual(['äcme ltd', null, 'other']);
    await close();
  });
});

const lastMigration = migrations.at(-1)?.id ?? '';
const schemaMessage = `The schema lacks ${lastMigration}: run npm run database -- migrate, or set AUTO_MIGRATE=1.\n`;
const futureMigration = { id: '9999-from-a-newer-release', up: async () => undefined };

describeOnOneDatabase('SQLite', 'a gateway on the schema of another release', databaseUrl => {
  let env: NodeJS.ProcessEnv;
  let db: Database;
  beforeEach(async () => {
    const url = await databaseUrl('empty');
    const opened = await openTestDatabase(url, []);
    ({ db } = opened);
    env = { DATA_DIR: opened.dataDir, DATABASE_URL: url };
    return opened.close;
  });

  const doneMigrations = async () =>
    (await sql<{ id: string }>`select id from schema_steps order by id`.execute(db)).rows.map(({ id }) => id);

  it('does not start on a newer schema, and names the migration', async () => {
    await migrate(db, [...migrations.slice(0, -1), futureMigration]);
    const before = await doneMigrations();
    const { code, stderr } = await failedStart(env);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^The gateway does not start. A newer release has changed the schema by 9999-from/,
    );
    expect(await runMaintenance('migrate', [], env)).toMatchObject({ code: 1, stdout: '' });
    expect(await doneMigrations()).toEqual(before);
    // A start would add the articles of this release.
    expect(await db.selectFrom('articles').selectAll().execute()).toEqual([]);
  });

  it('does not start on an older schema with AUTO_MIGRATE=0', async () => {
    await migrate(db, migrations.slice(0, -1));
    const refused = await failedStart({ ...env, AUTO_MIGRATE: '0' });
    expect(refused).toEqual({ code: 1, stderr: `The gateway does not start. ${schemaMessage}` });
    expect(await doneMigrations()).not.toContain(lastMigration);
  });

  it('is migrated by npm run database -- migrate, and only checked with --check', async () => {
    await migrate(db, migrations.slice(0, -1));
    const check = await runMaintenance('migrate', ['--check'], env);
    expect(check).toEqual({ code: 1, stdout: '', stderr: schemaMessage });
    expect(await doneMigrations()).not.toContain(lastMigration);
    const migrated = await runMaintenance('migrate', [], env);
    expect(migrated).toEqual({ code: 0, stdout: `Applied migration ${lastMigration}.\n`, stderr: '' });
    const checked = await runMaintenance('migrate', ['--check'], env);
    expect(checked).toEqual({ code: 0, stdout: 'The schema is up to date.\n', stderr: '' });
    expect(await doneMigrations()).toContain(lastMigration);
  });
});

/** A migration of the next release. It only adds a column, so that this release can still run. */
const nextMigration: Migration = {
  id: '9999-of-the-next-release',
  up: async transaction => {
    await sql`alter table assessments add column of_next text`.execute(transaction);
  },
};

describeOnBothDatabases('a running gateway', databaseUrl => {
  it('can save on the schema of the next release', async () => {
    const url = await databaseUrl('empty');
    const { db, close, dataDir } = await openTestDatabase(url, []);
    const server = await openServer({ DATA_DIR: dataDir, DATABASE_URL: url, DEMO_ACCOUNT: '1' });
    const token = await demoToken(server);
    await migrate(db, [...migrations, nextMigration]);
    const answers = { 'appraise_risks.user_id': demoAccount.email, 'hra.q.age_in_years.a.years': 34 };
    const { body } = await call(server, 'hra.saveAnswers', answers, { token });
    expect(body.uniqueString).toBeTypeOf('string');
    await server.end();
    await close();
  });
});

describe('the list of tables', () => {
  let db: Database;
  beforeAll(async () => {
    const opened = await openTestDatabase();
    ({ db } = opened);
    return opened.close;
  });

  /** The tables that the foreign keys of a table reference. */
  const referencedTables = async (table: string) => {
    const { rows } = await sql<{
      table: string;
    }>`select "table" from pragma_foreign_key_list(${table})`.execute(db);
    return rows.map(row => row.table);
  };

  it('has every table of the schema, so that a move to Postgres copies all rows', async () => {
    const tablesOfSchema = (await db.introspection.getTables()).map(({ name }) => name);
    // The migration creates the rows of `schema_steps` in Postgres.
    expect([...tableNames, 'schema_steps'].sort()).toEqual(tablesOfSchema.sort());
  });

  it('has each table after the tables that it references', async () => {
    for (const [index, table] of tableNames.entries()) {
      const earlierTables = tableNames.slice(0, index);
      expect(earlierTables).toEqual(expect.arrayContaining(await referencedTables(table)));
    }
  });

  it('has no reference from a table that a restore keeps to a table that it empties', async () => {
    const emptiedTables = new Set<string>(tablesEmptiedAfterRestore);
    for (const table of tableNames.filter(name => !emptiedTables.has(name))) {
      const references = await referencedTables(table);
      expect(references.filter(name => emptiedTables.has(name))).toEqual([]);
    }
  });
});
