import type { CallRequest } from '@choose-life/contracts/gateway/extensions';
import { isEmailOf } from '../accounts/email.ts';
import { removeMailCounts } from '../accounts/mail-limits.ts';
import type { SessionUser } from '../accounts/sessions.ts';
import { findUserByEmail, getUser, replacePasswordHash } from '../accounts/users.ts';
import { emptyWriteAheadLog, markFreedSpace } from '../db/freed-space.ts';
import type { DatabaseTransaction } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { describeError } from '../logger.ts';
import { Refusal } from '../refusal.ts';

const wrongPassword = 'The password is not right. Nothing was deleted.';

/**
 * Removes all data of the account and its e-mail address. SQLite's files can still contain copies of deleted rows. So the write-ahead log is
 * emptied, and the database is marked for a rewrite (`freed-space.ts`). The request has the password again, so that a stolen session is not enough.
 * @throws Refusal, without a change, for another account or a wrong password; Busy while too many passwords wait
 */
export async function deleteAccount(
  { db, logger, passwords }: Pick<Dependencies, 'db' | 'logger' | 'passwords'>,
  form: CallRequest<'user.deleteAccount'>,
  caller: SessionUser,
): Promise<void> {
  if (!isEmailOf(caller, form.userEmail)) {
    throw new Refusal('You can only delete your own account.');
  }
  const user = await getUser(db, caller.userId);
  const isRight = await passwords.verify(form.userPassword, user.password_hash);
  if (!isRight) throw new Refusal(wrongPassword);
  const deleted = await db.transaction().execute(async transaction => {
    // Writes the same hash: this locks the row, and fails if the hash was replaced since it was verified.
    if (!(await replacePasswordHash(transaction, user, user.password_hash))) {
      // Another call has deleted the account, or changed its password.
      return (await findUserByEmail(transaction, caller.email)) === undefined;
    }
    await removeAll(transaction, caller);
    return true;
  });
  if (!deleted) throw new Refusal(wrongPassword);
  // The account is already deleted: a failure from here on must not be reported as a failed deletion.
  await emptyWriteAheadLog({ db }).catch(error => logger.error('WAL not emptied', describeError(error)));
}

/**
 * Foreign keys delete sessions, assessments and reports with the row of the person. Tables that have only the e-mail address need a statement
 * each.
 */
async function removeAll(transaction: DatabaseTransaction, { email, userId }: SessionUser): Promise<void> {
  await transaction.deleteFrom('users').where('id', '=', userId).execute();
  // Codes before enrolments, as in `completeEnrollment`, so that these deletions cannot deadlock.
  await transaction.deleteFrom('codes').where('email', '=', email).execute();
  await transaction.deleteFrom('enrolments').where('email', '=', email).execute();
  await removeMailCounts(transaction, email);
  await transaction.deleteFrom('wait_list').where('email', '=', email).execute();
  await transaction.deleteFrom('outbox').where('recipient', '=', email).execute();
  await transaction.deleteFrom('mails').where('recipient', '=', email).execute();
  await markFreedSpace(transaction);
}
