import { setImmediate } from 'node:timers/promises';
import { answerLimits } from '@choose-life/contracts/gateway/operation';
import { requireEmail } from '../accounts/email.ts';
import { type Database, orderedId } from '../db/schema.ts';
import { createSizeLimiter, serializeListItem } from '../encoded-answer.ts';
import { Refusal } from '../refusal.ts';

/**
 * Whether a spreadsheet program may evaluate a text as a formula: the text begins with an operator. NFKC converts full-width operators to ASCII.
 */
function isFormula(text: string): boolean {
  return /^[=+\-\u2212@|%]/.test(text.normalize('NFKC'));
}

/**
 * Adds an address. An address that is already on the list is accepted without a change, so that the response does not reveal who has joined.
 * @throws Refusal for an invalid address
 */
export async function joinWaitList(db: Database, address: string, now: Date): Promise<void> {
  const email = requireEmail(address);
  if (isFormula(email)) throw new Refusal('Invalid email address');
  await db
    .insertInto('wait_list')
    .values({ id: orderedId(now), email, created_at: now.toISOString() })
    .onConflict(conflict => conflict.column('email').doNothing())
    .execute();
}

/** The number of entries that are read before yielding to the event loop. */
const batchSize = 500;

/**
 * Reads the newest entries that fit into an answer, as a JSON array. `total` is the number of all entries. An id begins with the time of its
 * entry, so the primary key orders the entries by time. @param disconnectSignal aborts the reading
 */
export async function readWaitList(
  db: Database,
  disconnectSignal?: AbortSignal,
): Promise<{ entries: Buffer; total: number }> {
  const fits = createSizeLimiter(answerLimits.waitList);
  const newest = db
    .selectFrom('wait_list')
    .select(['id as waitListId', 'email as waitListEmail', 'created_at as waitListCreatedAt'])
    .orderBy('id', 'desc')
    .limit(batchSize);
  // Serialized in batches, so that other calls are answered in between.
  const chunks: Buffer[] = [];
  let count = 0;
  let lastId: string | undefined;
  for (;;) {
    const rows = await (lastId === undefined ? newest : newest.where('id', '<', lastId)).execute();
    const fitting: string[] = [];
    for (const row of rows) {
      const item = serializeListItem(row);
      if (!fits(item)) break;
      fitting.push(item.text);
    }
    if (fitting.length > 0) chunks.push(Buffer.from(`${count === 0 ? '[' : ','}${fitting.join()}`));
    count += fitting.length;
    if (fitting.length < batchSize) break;
    lastId = rows.at(-1)?.waitListId;
    await setImmediate();
    disconnectSignal?.throwIfAborted();
  }
  const { entryCount } = await db
    .selectFrom('wait_list')
    // Postgres returns 64-bit counts as text.
    .select(row => row.fn.countAll<number | string>().as('entryCount'))
    .executeTakeFirstOrThrow();
  const entries = Buffer.concat([...chunks, Buffer.from(count === 0 ? '[]' : ']')]);
  // An entry that was deleted after it was read is missing in the count.
  return { entries, total: Math.max(Number(entryCount), count) };
}

/**
 * `wait-list export`: the list as lines of CSV, oldest first. The list may contain formulas, since an earlier release accepted them. An
 * apostrophe makes a formula plain text.
 */
export async function exportWaitList(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('wait_list').select(['email', 'created_at']).orderBy('id').execute();
  const toCell = (text: string) => `"${isFormula(text) ? "'" : ''}${text.replaceAll('"', '""')}"`;
  return ['email,joined', ...rows.map(row => `${toCell(row.email)},${toCell(row.created_at)}`)];
}

/** Removes an entry. An unknown id is not an error. */
export async function leaveWaitList(db: Database, id: string): Promise<void> {
  await db.deleteFrom('wait_list').where('id', '=', id).execute();
}
