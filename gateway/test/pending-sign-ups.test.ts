import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { completeEnrollment } from '../src/accounts/enrolment.ts';
import { createPasswords } from '../src/accounts/password.ts';
import { completePasswordReset } from '../src/accounts/password-reset.ts';
import { addUser, findUserByEmail } from '../src/accounts/users.ts';
import { migrate, migrations } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import type { Database } from '../src/db/schema.ts';
import { createMailbox } from '../src/mail/mailbox.ts';
import { hashOfSecret } from '../src/secret-token.ts';
import { describeOnBothDatabases } from './databases.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const later = '2026-03-01T12:30:00.000Z';
const clock = () => now;

describeOnBothDatabases('what waited before sign-ups had ids', databaseUrl => {
  let dataDir: string;
  let db: Database;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'choose-life-migration-'));
    db = await openDatabase({ databaseUrl: await databaseUrl(), dataDir });
    expect(await migrate(db, migrations.slice(0, 1))).toEqual(['0001-tables']);
  });
  afterEach(async () => {
    await db.destroy();
    await rm(dataDir, { recursive: true, force: true });
  });

  const oldEnrolment = (email: string) =>
    sql`insert into enrolments (email, password_hash, first_name, last_name, gender, created_at)
      values (${email}, 'a hash', 'Ada', 'Okafor', 'Female', ${now.toISOString()})`.execute(db);
  const oldCode = (purpose: string, email: string, tries = 0) =>
    sql`insert into codes (purpose, email, code_hash, tries, expires_at)
      values (${purpose}, ${email}, ${hashOfSecret('mailed')}, ${tries}, ${later})`.execute(db);

  it('is finished by the links that were mailed then, also where a stranger had used up the tries', async () => {
    const passwords = createPasswords();
    const bea = {
      email: 'bea@example.test',
      passwordHash: 'old',
      firstName: 'Bea',
      lastName: 'Obi',
      gender: 'Female',
    };
    await addUser(db, bea, now);
    await oldEnrolment('ada@example.test');
    await oldCode('enrolment', 'ada@example.test', 5);
    await oldCode('reset', bea.email);
    await migrate(db);

    await completeEnrollment({ db, clock }, { userEmail: 'ada@example.test', otp: 'mailed' });
    expect(await findUserByEmail(db, 'ada@example.test')).toMatchObject({
      first_name: 'Ada',
      password_hash: 'a hash',
    });
    const mail = createMailbox({ clock, key: 'unused' });
    const settings = { publicUrl: 'http://127.0.0.1:4000', helpLines: [], demoAccount: false };
    const form = { userEmail: bea.email, otp: 'mailed', userPassword: 'chosen by its owner' };

    await completePasswordReset({ db, clock, passwords, mail, settings }, form);
    expect((await findUserByEmail(db, bea.email))?.password_hash).not.toBe('old');
  });

  it('is dropped where nothing could finish it', async () => {
    await oldEnrolment('no-code@example.test');
    await oldCode('enrolment', 'no-sign-up@example.test');
    await migrate(db);
    expect(await db.selectFrom('enrolments').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('codes').selectAll().execute()).toEqual([]);
  });
});
