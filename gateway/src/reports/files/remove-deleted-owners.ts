import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Database } from '../../db/schema.ts';
import { isOwnerName, ownerNameOf } from './stored-name.ts';

/** People who are looked up in one turn of the event loop. */
const rowsAtOnce = 500;

/**
 * Removes the files of people whose account was deleted. A deletion reaches only the folder of the gateway that was asked, and
 * a gateway may be killed just after it wrote a file for an account that was deleted meanwhile.
 */
export async function removeDeletedOwners(folder: string, db: Database): Promise<void> {
  // The folder is read before the people: nobody who signs up meanwhile has files in it.
  const gone = new Set((await readdir(folder).catch(() => [])).filter(isOwnerName));
  const people = db.selectFrom('users').select('id').orderBy('id').limit(rowsAtOnce);
  for (let last: string | undefined = ''; gone.size > 0 && last !== undefined; ) {
    const rows: { id: string }[] = await people.where('id', '>', last).execute();
    for (const { id } of rows) gone.delete(ownerNameOf(id));
    last = rows.at(-1)?.id;
    await othersTurn();
  }
  for (const owner of gone) await rm(join(folder, owner), { recursive: true, force: true });
}
