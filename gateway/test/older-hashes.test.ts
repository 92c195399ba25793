import { argon2Sync, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { login } from '../src/accounts/login.ts';
import { createPasswords } from '../src/accounts/password.ts';
import { addUser } from '../src/accounts/users.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { Refusal } from '../src/refusal.ts';
import { describeOnBothDatabases } from './databases.ts';

const userEmail = 'ada@example.test';
const userPassword = 'a heron in the rain';
const [right, wrong] = [
  { userEmail, userPassword },
  { userEmail, userPassword: 'a heron in the sun' },
];

/** As a version with other figures would have kept it. */
function olderHash(): string {
  const nonce = randomBytes(16);
  const message = Buffer.from(userPassword);
  const tag = argon2Sync('argon2id', {
    message,
    nonce,
    memory: 8192,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  const [salt, hash] = [nonce, tag].map(bytes => bytes.toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=8192,t=1,p=1$${salt}$${hash}`;
}

describeOnBothDatabases('a password that was hashed with other figures', databaseUrl => {
  it('is hashed anew by the next good log-in alone, also by several at once', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'choose-life-hashes-'));
    const db = await openDatabase({ databaseUrl: await databaseUrl(), dataDir });
    await migrate(db);
    const passwordHash = olderHash();
    const ada = { email: userEmail, passwordHash, firstName: 'Ada', lastName: 'Obi', gender: 'Female' };
    await addUser(db, ada, new Date());
    const context = { db, clock: () => new Date(), passwords: createPasswords() };
    const kept = async () =>
      (await db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow()).password_hash;

    await expect(login(context, wrong)).rejects.toThrow(Refusal);
    expect(await kept()).toBe(passwordHash);
    await Promise.all([login(context, right), login(context, right), login(context, right)]);
    expect(await kept()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const anew = await kept();
    await login(context, right);
    await expect(login(context, wrong)).rejects.toThrow(Refusal);
    expect(await kept()).toBe(anew);

    await db.destroy();
    await rm(dataDir, { recursive: true, force: true });
  });
});
