import { setImmediate as othersTurn } from 'node:timers/promises';
import { answerLimits } from '@choose-life/contracts/gateway/answer-limits';
import type { OperationResponse } from '@choose-life/contracts/gateway/operations';
import { requireEmail } from '../accounts/email.ts';
import { listItemOf, roomFor } from '../answer-room.ts';
import { orderedId } from '../db/ordered-id.ts';
import type { Database, WaitListTable } from '../db/schema.ts';
import { encodedList } from '../encoded-list.ts';

type Entry = OperationResponse<'waitList.read'>['data'][number];

/** Adds an address. One that is on the list already is accepted silently: the answer does not tell who joined. */
export async function joinWaitList(db: Database, email: string, now: Date): Promise<void> {
  await db
    .insertInto('wait_list')
    .values({ id: orderedId(now), email: requireEmail(email), created_at: now.toISOString() })
    .onConflict(conflict => conflict.column('email').doNothing())
    .execute();
}

/** What an answer has room for, and how many entries there are. */
export interface WaitList {
  /** Newest first, as a list in JSON. */
  readonly entries: Buffer;
  readonly total: number;
}

/** Entries that are read in one turn of the event loop. */
const rowsAtOnce = 500;

/** The newest entries, as many as an answer may hold. */
export async function readWaitList(db: Database): Promise<WaitList> {
  const { entries, count } = await readEntries(db);
  const { rows } = await db
    .selectFrom('wait_list')
    .select(row => row.fn.countAll<number | string>().as('rows'))
    .executeTakeFirstOrThrow();
  return { entries, total: Math.max(Number(rows), count) };
}

/** An entry's id begins with its time: its order needs no index of its own. */
async function readEntries(db: Database): Promise<{ entries: Buffer; count: number }> {
  const hasRoom = roomFor(answerLimits.waitList);
  const newest = db.selectFrom('wait_list').selectAll().orderBy('id', 'desc').limit(rowsAtOnce);
  const entries = encodedList();
  let count = 0;
  let rows = await newest.execute();
  for (;;) {
    const fitting: string[] = [];
    for (const row of rows) {
      const item = listItemOf(entryOf(row));
      if (!hasRoom(item)) break;
      fitting.push(item.text);
    }
    entries.add(fitting);
    count += fitting.length;
    const last = rows.at(-1);
    if (last === undefined || fitting.length < rowsAtOnce) return { entries: entries.toBytes(), count };
    await othersTurn();
    rows = await newest.where('id', '<', last.id).execute();
  }
}

function entryOf({ created_at, email, id }: WaitListTable): Entry {
  return { waitListId: id, waitListEmail: email, waitListCreatedAt: created_at };
}

/** Takes an entry off the list. One that is gone already is no fault: what was asked for holds. */
export async function leaveWaitList(db: Database, id: string): Promise<void> {
  await db.deleteFrom('wait_list').where('id', '=', id).execute();
}
