import { setImmediate } from 'node:timers/promises';
import { answerLimits } from '@choose-life/contracts/gateway/operation';
import { requireEmail } from '../accounts/email.ts';
import { type Database, orderedId } from '../db/schema.ts';
import { listItemOf, roomFor } from '../encoded-answer.ts';
import { Refusal } from '../refusal.ts';

/** Whether a spreadsheet would run a text as a formula. Signs of other widths count as their usual form. */
function isFormula(text: string): boolean {
  return /^[=+\-\u2212@|%]/.test(text.normalize('NFKC'));
}

/** Adds an address. One that is on the list already is accepted silently: the answer does not tell who joined. */
export async function joinWaitList(db: Database, sent: string, now: Date): Promise<void> {
  const email = requireEmail(sent);
  if (isFormula(email)) throw new Refusal('Invalid email address');
  await db
    .insertInto('wait_list')
    .values({ id: orderedId(now), email, created_at: now.toISOString() })
    .onConflict(conflict => conflict.column('email').doNothing())
    .execute();
}

/** Entries that are read in one turn of the event loop. */
const rowsAtOnce = 500;

/**
 * The newest entries, as many as an answer may hold; and how many there are. Ids begin with their time, and need no index.
 * @param callerLeft ends the reading, with its reason
 */
export async function readWaitList(
  db: Database,
  callerLeft?: AbortSignal,
): Promise<{ entries: Buffer; total: number }> {
  const hasRoom = roomFor(answerLimits.waitList);
  const newest = db
    .selectFrom('wait_list')
    .select(['id as waitListId', 'email as waitListEmail', 'created_at as waitListCreatedAt'])
    .orderBy('id', 'desc')
    .limit(rowsAtOnce);
  // Encoded some entries at a time, so that other calls are answered in between.
  const chunks: Buffer[] = [];
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
    if (fitting.length > 0) chunks.push(Buffer.from(`${count === 0 ? '[' : ','}${fitting.join()}`));
    count += fitting.length;
    if (fitting.length < rowsAtOnce) break;
    last = rows.at(-1)?.waitListId;
    await setImmediate();
    callerLeft?.throwIfAborted();
  }
  const { all } = await db
    .selectFrom('wait_list')
    .select(row => row.fn.countAll<number | string>().as('all'))
    .executeTakeFirstOrThrow();
  const entries = Buffer.concat([...chunks, Buffer.from(count === 0 ? '[]' : ']')]);
  return { entries, total: Math.max(Number(all), count) };
}

/** The wait-list as CSV, the oldest entry first. An earlier release took formulas: an apostrophe makes one a text. */
export async function exportWaitList(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('wait_list').select(['email', 'created_at']).orderBy('id').execute();
  const cell = (text: string) => `"${isFormula(text) ? "'" : ''}${text.replaceAll('"', '""')}"`;
  return ['email,joined', ...rows.map(row => `${cell(row.email)},${cell(row.created_at)}`)];
}

/** Removes an entry. An entry that is removed already is no fault. */
export async function leaveWaitList(db: Database, id: string): Promise<void> {
  await db.deleteFrom('wait_list').where('id', '=', id).execute();
}
