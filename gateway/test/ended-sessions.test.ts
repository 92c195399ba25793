import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openSession, requireSession } from '../src/accounts/sessions.ts';
import { addUser, findUserByEmail } from '../src/accounts/users.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { describeOnBothDatabases } from './databases.ts';

const page = new URL('../../docs/security-inventory.md', import.meta.url);

describeOnBothDatabases('an operator', databaseUrl => {
  it('ends the sessions of one person by the line of docs/security-inventory.md, at once', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'choose-life-ended-'));
    const db = await openDatabase({ databaseUrl: await databaseUrl(), dataDir });
    await migrate(db);
    const now = new Date();
    const context = { db, clock: () => now };
    const logIn = async (email: string) => {
      const names = { firstName: 'A', lastName: 'B', gender: 'Female' };
      await addUser(db, { email, passwordHash: 'none', ...names }, now);
      return openSession(context, (await findUserByEmail(db, email))?.id ?? '');
    };
    const ada = await logIn('ada@example.com');
    const bea = await logIn('bea@example.com');

    const line = /^ {4}(delete from sessions .*);$/m.exec(await readFile(page, 'utf8'))?.[1] ?? '';
    await sql.raw(line).execute(db);
    await expect(requireSession(context, ada)).rejects.toThrow(/timed out/);
    expect(await requireSession(context, bea)).toMatchObject({ email: 'bea@example.com' });
    await db.destroy();
    await rm(dataDir, { recursive: true });
  });
});
