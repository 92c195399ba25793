import { setImmediate } from 'node:timers/promises';
import { answerLimits } from '@choose-life/contracts/gateway/operation';
import { requireEmail } from '../accounts/email.ts';
import { type Database, orderedId } from '../db/schema.ts';
import { encodedList, listItemOf, roomFor } from '../encoded-answer.ts';
import { Refusal } from '../refusal.ts';

/** What a spreadsheet would take for a formula, once somebody puts the list into one; signs of other widths count as theirs. */
const likeAFormula = /^[=+\-\u2212@]/;

/** Adds an address. One that is on the list already is accepted silently: the answer does not tell who joined. */
export async function joinWaitList(db: Database, sent: string, now: Date): Promise<void> {
  const email = requireEmail(sent);
  if (likeAFormula.test(email.normalize('NFKC'))) throw new Refusal('Invalid email address');
  await db
    .insertInto('wait_list')
    .values({ id: orderedId(now), email, created_at: now.toISOString() })
    .onConflict(conflict => conflict.column('email').doNothing())
    .execute();
}

/** Entries that are read in one turn of the event loop. */
const rowsAtOnce = 500;

/**
 * The newest entries, as many as an answer may hold, as a list in JSON; and how many there are. An entry's id begins with its
 * time: its order needs no index of its own.
 */
export async function readWaitList(db: Database): Promise<{ entries: Buffer; total: number }> {
  const hasRoom = roomFor(answerLimits.waitList);
  const newest = db
    .selectFrom('wait_list')
    .select(['id as waitListId', 'email as waitListEmail', 'created_at as waitListCreatedAt'])
    .orderBy('id', 'desc')
    .limit(rowsAtOnce);
  const entries = encodedList();
  let count = 0;
  let last: string | undefined;
  for (;;) {
    const rows = await (last === undefined ? newest : newest.where('id', '<', last)).execute();
    const fitting: string[] = [];
    for (const row of rows) {
      const item = listItemOf(row);
      if (!hasRoom(item)) break;
      fitting.push(item.text);
    }
    entries.add(fitting);
    count += fitting.length;
    if (fitting.length < rowsAtOnce) break;
    last = rows.at(-1)?.waitListId;
    await setImmediate();
  }
  const { all } = await db
    .selectFrom('wait_list')
    .select(row => row.fn.countAll<number | string>().as('all'))
    .executeTakeFirstOrThrow();
  return { entries: entries.toBytes(), total: Math.max(Number(all), count) };
}

/** Takes an entry off the list. One that is gone already is no fault: what was asked for holds. */
export async function leaveWaitList(db: Database, id: string): Promise<void> {
  await db.deleteFrom('wait_list').where('id', '=', id).execute();
}
