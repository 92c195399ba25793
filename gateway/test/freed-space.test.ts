import { randomInt } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../src/accounts/users.ts';
import { saveAnswers } from '../src/assessments/saved-answers.ts';
import { createFreedSpaceJob } from '../src/db/freed-space.ts';
import type { Database } from '../src/db/schema.ts';
import { createLogger } from '../src/logger.ts';
import { deleteAccount } from '../src/user-data/delete-account.ts';
import { passwordsWithCache as passwords } from '../testing/passwords-with-cache.ts';
import { openTestDatabase } from './databases.ts';
import { ada } from './people.ts';
import { fillUsers } from './support/large-tables.ts';

const userPassword = 'correct horse';
const password_hash = await passwords.hash(userPassword);

describe("SQLite's file", () => {
  let db: Database;
  let dataDir: string;
  let logLines: string[];
  const logger = createLogger('warn', { write: line => void logLines.push(line) });
  beforeEach(async () => {
    logLines = [];
    const opened = await openTestDatabase();
    ({ db, dataDir } = opened);
    return opened.close;
  });

  /** Adds people with up to five assessments each. Each later save changes the size of an assessment, so that SQLite moves rows to other pages. */
  const addPeople = async (count: number) => {
    // The dot ends the number: a search for the id of person 1 must not find the id of person 10.
    const people = Array.from({ length: count }, (_, n) => ({
      userId: `id-of-${n}.`,
      email: `mail-of-${n}.@example.test`,
    }));
    for (const { userId, email } of people)
      await addUser(db, { ...ada, id: userId, email, password_hash }, new Date());
    const uniqueStrings = new Map<string, string>();
    const rounds = Array.from({ length: 20 }, () => people);
    for (const { userId, email } of rounds.flat()) {
      const assessmentName = `${userId} ${randomInt(5)}`;
      const extraAnswers = Array.from({ length: randomInt(20) }, (_, n) => [
        `hra.q.extra_${n}.a`,
        email.repeat(3),
      ]);
      const resizedAnswers = { ...Object.fromEntries(extraAnswers), 'appraise_risks.user_id': email };
      const unique_string = uniqueStrings.get(assessmentName);
      const saved = await saveAnswers(
        { db, clock: () => new Date() },
        { userId, email },
        { ...resizedAnswers, ...(unique_string && { unique_string }) },
      );
      uniqueStrings.set(assessmentName, saved);
    }
    return people;
  };
  const removePerson = (caller: { userId: string; email: string }) =>
    deleteAccount({ db, logger, passwords }, { userEmail: caller.email, userPassword }, caller);
  /** Every VACUUM increases the version of the schema. */
  const schemaVersion = async () =>
    (await sql<{ schema_version: number }>`select * from pragma_schema_version`.execute(db)).rows[0]
      ?.schema_version ?? 0;

  it('has no data of deleted people after one rewrite for all of them', async () => {
    const people = await addPeople(30);
    const deletedPeople = people.slice(0, 15);
    const before = await schemaVersion();
    for (const person of deletedPeople) await removePerson(person);
    expect(await schemaVersion()).toBe(before);
    const clearFreedSpace = createFreedSpaceJob({ db, logger });
    await clearFreedSpace();
    await clearFreedSpace();
    expect(await schemaVersion()).toBe(before + 1);
    const files = await Promise.all((await readdir(dataDir)).map(name => readFile(join(dataDir, name))));
    const isInFiles = (text: string) => files.some(bytes => bytes.includes(text));
    expect(people.filter(({ userId, email }) => isInFiles(userId) || isInFiles(email))).toEqual(
      people.slice(15),
    );
  });

  // The rewrite empties the log too, but only up to a minute later.
  it('has an empty write-ahead log after a deletion', async () => {
    const logBytes = async () => (await stat(join(dataDir, 'choose-life.db-wal'))).size;
    const [person] = await addPeople(1);
    expect(await logBytes()).toBeGreaterThan(0);
    if (person) await removePerson(person);
    expect(await logBytes()).toBe(0);
  });

  it('is rewritten without blocking the event loop and reads', async () => {
    // Many rows, so that the rewrite lasts longer than several reads.
    await fillUsers(db, 20_000);
    const [person] = await addPeople(1);
    if (person) await removePerson(person);
    let isOver = false;
    const clearing = createFreedSpaceJob({ db, logger })().finally(() => {
      isOver = true;
    });
    let reads = 0;
    while (!isOver) {
      expect(await db.selectFrom('users').select('id').limit(10).execute()).toHaveLength(10);
      reads += 1;
      await new Promise(resolve => setImmediate(resolve));
    }
    await clearing;
    expect(reads).toBeGreaterThan(1);
  });

  it('is not rewritten if it is larger than the limit, which is logged once', async () => {
    const [person] = await addPeople(1);
    if (person) await removePerson(person);
    const before = await schemaVersion();
    // A limit of 1 byte.
    const clearFreedSpace = createFreedSpaceJob({ db, logger }, 1);
    await clearFreedSpace();
    await clearFreedSpace();
    expect(await schemaVersion()).toBe(before);
    expect(logLines.map(line => JSON.parse(line))).toEqual([
      expect.objectContaining({
        event: 'freed space not cleared',
        reason: expect.stringContaining('npm run database -- vacuum'),
      }),
    ]);
  });
});
