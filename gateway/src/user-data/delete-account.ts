import type { CallRequest } from '@choose-life/contracts/gateway/extensions';
import { normalizeEmail } from '../accounts/email.ts';
import { removeLetterCounts } from '../accounts/letter-limit.ts';
import type { SessionUser } from '../accounts/sessions.ts';
import { findUserByEmail, getUser, replacePasswordHash } from '../accounts/users.ts';
import { clearFreedSpace } from '../db/clear-freed-space.ts';
import type { DatabaseTransaction } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { describeError } from '../logger.ts';
import { Refusal } from '../refusal.ts';

/**
 * Removes the caller's account and all that is kept with it or under its address. Whoever merely holds a session must not be
 * able to, so the password is asked for again. Once this has answered, nothing of it is left in the files of SQLite.
 */
export async function deleteAccount(
  { db, logger, passwords }: Pick<Dependencies, 'db' | 'logger' | 'passwords'>,
  caller: SessionUser,
  form: CallRequest<'user.deleteAccount'>,
): Promise<void> {
  if (normalizeEmail(form.userEmail) !== caller.email) {
    throw new Refusal('You can only delete your own account.');
  }
  const user = await getUser(db, caller.userId);
  const fits = await passwords.verify(form.userPassword, user.password_hash);
  const deleted = await db.transaction().execute(async transaction => {
    if (!fits) return false;
    if (!(await replacePasswordHash(transaction, user, user.password_hash))) {
      // Another press has deleted it, or another password stands there now.
      return (await findUserByEmail(transaction, caller.email)) === undefined;
    }
    await removeAll(transaction, caller);
    return true;
  });
  if (!deleted) throw new Refusal('The password is not right. Nothing was deleted.');
  // The account is gone by now, whatever becomes of this: it must not look as if it were not.
  const cleared = await clearFreedSpace(db).catch(error => {
    logger.error('freed space not cleared', describeError(error));
    return true;
  });
  if (!cleared) logger.warn('freed space not cleared', { reason: 'another process was reading' });
}

/** Sessions, assessments and reports go with the person's row; what is kept by address is not tied to it. */
async function removeAll(transaction: DatabaseTransaction, { email, userId }: SessionUser): Promise<void> {
  await transaction.deleteFrom('users').where('id', '=', userId).execute();
  await transaction.deleteFrom('enrolments').where('email', '=', email).execute();
  await transaction.deleteFrom('codes').where('email', '=', email).execute();
  await removeLetterCounts(transaction, email);
  await transaction.deleteFrom('wait_list').where('email', '=', email).execute();
  await transaction.deleteFrom('mails').where('recipient', '=', email).execute();
}
