import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { issueCode } from '../src/accounts/codes.ts';
import { keepEnrolment } from '../src/accounts/enrolment.ts';
import { mayWriteTo } from '../src/accounts/letter-requests.ts';
import { openSession, requireSession } from '../src/accounts/sessions.ts';
import { addUser } from '../src/accounts/users.ts';
import { migrate, migrations } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import type { Database } from '../src/db/schema.ts';
import { describeOnBothDatabases } from './databases.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const clock = () => now;
const ada = {
  id: 'ada',
  email: 'ada@example.test',
  passwordHash: 'hash',
  firstName: 'Ada',
  lastName: 'Okafor',
  gender: 'Female',
};

describeOnBothDatabases('a database of the release before the indexes', databaseUrl => {
  let dataDir: string;
  let db: Database;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'choose-life-indexes-'));
    db = await openDatabase({ databaseUrl: await databaseUrl(), dataDir });
  });
  afterEach(async () => {
    await db.destroy();
    await rm(dataDir, { recursive: true, force: true });
  });

  const rows = async () =>
    Promise.all(
      (['users', 'sessions', 'codes', 'enrolments', 'letter_counts'] as const).map(table =>
        db.selectFrom(table).selectAll().execute(),
      ),
    );

  it('gets them, and keeps every row', async () => {
    const before = migrations.findIndex(({ id }) => id === '0004-indexes');
    expect(await migrate(db, migrations.slice(0, before))).toHaveLength(3);
    await addUser(db, ada, now);
    const token = await openSession({ db, clock }, ada.id);
    await issueCode(db, now, { purpose: 'reset', email: ada.email });
    await keepEnrolment(db, now, { ...ada, email: 'bola@example.test' });
    await mayWriteTo({ db, clock }, ada.email, 'reset');
    const kept = await rows();

    expect((await migrate(db))[0]).toBe('0004-indexes');
    expect(await rows()).toEqual(kept);
    expect(await requireSession({ db, clock }, token)).toMatchObject({ userId: ada.id, email: ada.email });
    expect(await migrate(db)).toEqual([]);
  });
});
