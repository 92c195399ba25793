import type { OperationRequest } from '@choose-life/contracts/gateway/operations';
import type { Dependencies } from '../dependencies.ts';
import { Refusal } from '../refusal.ts';
import { normalizeEmail } from './email.ts';
import { letters } from './letters.ts';
import { requireGoodPassword } from './password-rules.ts';
import { endSessions, openSession, type SessionUser } from './sessions.ts';
import { findUserByEmail, getUser } from './users.ts';

type Context = Pick<Dependencies, 'db' | 'clock' | 'passwords'>;

/** Opens a session for the right password. An unknown address is refused in the same words and after the same work. */
export async function login(
  context: Context,
  form: OperationRequest<'authentication.login'>,
): Promise<{ token: string; userEmail: string }> {
  const user = await findUserByEmail(context.db, normalizeEmail(form.userEmail));
  const fits = await context.passwords.verify(form.userPassword, user?.password_hash);
  if (user === undefined || !fits) throw new Refusal('The email or the password is not right.');
  return { token: await openSession(context, user.id), userEmail: user.email };
}

/**
 * Changes the caller's own password, ends their other sessions and tells them by mail. The repeated password is not compared: the
 * specification has no match rule here (s.5).
 */
export async function changePassword(
  { db, passwords, mail, settings }: Pick<Dependencies, 'db' | 'passwords' | 'mail' | 'settings'>,
  caller: SessionUser,
  token: string,
  form: OperationRequest<'authentication.changePassword'>,
): Promise<void> {
  if (normalizeEmail(form.username) !== caller.email)
    throw new Refusal('You can only change your own password.');
  requireGoodPassword(form.userPassword, caller.email);
  const user = await getUser(db, caller.userId);
  if (!(await passwords.verify(form.oldPassword, user.password_hash)))
    throw new Refusal('The old password is not right.');
  const passwordHash = await passwords.hash(form.userPassword);
  await db.transaction().execute(async transaction => {
    await transaction
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', caller.userId)
      .execute();
    await endSessions(transaction, caller.userId, token);
  });
  await mail.post(letters.passwordChanged(settings.publicUrl, caller.email));
}
