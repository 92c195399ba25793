import type { OperationRequest } from '@choose-life/contracts/gateway/operations';
import type { Dependencies } from '../dependencies.ts';
import { Refusal } from '../refusal.ts';
import { accountMessages } from './account-messages.ts';
import { removeResetCodes } from './codes.ts';
import { findStoredEmail, isEmailOf } from './email.ts';
import { requireGoodPassword } from './password-rules.ts';
import { endSessions, openSession, type SessionUser } from './sessions.ts';
import { findUserByEmail, getUser, replacePasswordHash } from './users.ts';

type Context = Pick<Dependencies, 'db' | 'clock' | 'passwords'>;

/**
 * Opens a session. An unknown address gets the same refusal, after the same work, as a wrong password. A hash with outdated parameters is
 * replaced here, because the new hash can only be computed from the password. @throws Refusal, or Busy while too many passwords wait
 */
export async function login(
  context: Context,
  form: OperationRequest<'authentication.login'>,
): Promise<{ token: string; userEmail: string }> {
  const user = await findUserByEmail(context.db, await findStoredEmail(context.db, form.userEmail));
  const isRight = await context.passwords.verify(form.userPassword, user?.password_hash);
  if (user === undefined || !isRight) throw new Refusal('The email or the password is not right.');
  const { clock, db, passwords } = context;
  const verifiedHash = user.password_hash;
  const passwordHash = passwords.isOutdated(verifiedHash)
    ? await passwords.hash(form.userPassword)
    : verifiedHash;
  const token = await db.transaction().execute(async transaction => {
    // An unchanged hash is written too: the update finds no row if another call has changed the password or deleted the account meanwhile.
    if (!(await replacePasswordHash(transaction, user, passwordHash))) return null;
    return openSession({ db: transaction, clock }, user.id);
  });
  // The stored hash was replaced since it was read (a reset, a change of the password, a concurrent log-in), or the account was deleted. So the
  // password is checked again.
  return token === null ? login(context, form) : { token, userEmail: user.email };
}

const wrongOldPassword = 'The old password is not right.';

/**
 * Changes the caller's password, ends the caller's other sessions and reset links, and mails a notice. The repeated password is not
 * compared: s.5 has no such rule. @throws Refusal, or Busy while too many passwords wait
 */
export async function changePassword(
  { db, passwords, mail, settings }: Pick<Dependencies, 'db' | 'passwords' | 'mail' | 'settings'>,
  form: OperationRequest<'authentication.changePassword'>,
  caller: SessionUser & { readonly token: string },
): Promise<void> {
  if (!isEmailOf(caller, form.username)) throw new Refusal('You can only change your own password.');
  requireGoodPassword(form.userPassword, caller.email);
  const user = await getUser(db, caller.userId);
  const isRight = await passwords.verify(form.oldPassword, user.password_hash);
  if (!isRight) throw new Refusal(wrongOldPassword);
  const passwordHash = await passwords.hash(form.userPassword);
  const isChanged = await db.transaction().execute(async transaction => {
    // Another call may have replaced the password since it was verified.
    if (!(await replacePasswordHash(transaction, user, passwordHash))) return false;
    await endSessions(transaction, caller.userId, caller.token);
    await removeResetCodes(transaction, caller.email);
    await mail.enqueue(transaction, accountMessages.passwordChanged(settings, caller.email));
    return true;
  });
  if (!isChanged) throw new Refusal(wrongOldPassword);
  mail.sendSoon();
}
