import type { OperationRequest } from '@choose-life/contracts/gateway/operations';
import type { Dependencies } from '../dependencies.ts';
import { Refusal } from '../refusal.ts';
import { findCode, issueCode, redeemCode } from './codes.ts';
import { normalizeEmail, requireEmail } from './email.ts';
import { linkRefusal, remindOfEnrolment } from './enrolment.ts';
import { inSteadyTime, mayWriteTo, removeLetterCounts } from './letter-requests.ts';
import { letters } from './letters.ts';
import { requireGoodPassword } from './password-rules.ts';
import { endSessions } from './sessions.ts';
import { findUserByEmail, lockUser } from './users.ts';

type Context = Pick<Dependencies, 'db' | 'mail' | 'clock' | 'settings'>;

/** Mails a reset link to whoever has an account; says nothing about who does (s.2.2). */
export async function initiatePasswordReset(context: Context, userEmail: string): Promise<void> {
  const email = requireEmail(userEmail);
  await inSteadyTime(async () => {
    if (await findUserByEmail(context.db, email)) await mailResetLink(context, email);
  });
  context.mail.sendSoon();
}

/**
 * 'Send Again' (s.2.2) stands behind both flows: whatever is pending for the address is mailed anew. Where nothing is and
 * there is an account, a link was used before, and the letter says so: nobody waits for a mail that never comes.
 */
export async function resendOtp(context: Context, userEmail: string): Promise<void> {
  const email = requireEmail(userEmail);
  await inSteadyTime(async () => {
    const { db, mail, clock, settings } = context;
    const isKnown = (await findUserByEmail(db, email)) !== undefined;
    const reset = await db
      .selectFrom('codes')
      .select('code_hash')
      .where('purpose', '=', 'reset')
      .where('email', '=', email)
      .where('expires_at', '>', clock().toISOString())
      .executeTakeFirst();
    if (isKnown && reset !== undefined) await mailResetLink(context, email);
    else if (!(await mayWriteTo(context, email, 'enrolment'))) return;
    else {
      await db.transaction().execute(transaction => {
        if (!isKnown) return remindOfEnrolment(transaction, context, email);
        return mail.post(transaction, letters.nothingPending(settings.publicUrl, email));
      });
    }
  });
  context.mail.sendSoon();
}

/** Sets the new password, ends every session of the person and mails them a notice. A password that is refused leaves the link as it was. */
export async function completePasswordReset(
  { db, clock, passwords, mail, settings }: Context & Pick<Dependencies, 'passwords'>,
  form: OperationRequest<'authentication.completePasswordReset'>,
): Promise<void> {
  const email = normalizeEmail(form.userEmail);
  requireGoodPassword(form.userPassword, email);
  const link = { ...form, userEmail: email };
  if (!(await findCode(db, clock(), 'reset', link))) throw new Refusal(linkRefusal);
  const passwordHash = await passwords.hash(form.userPassword);
  const changed = await db.transaction().execute(async transaction => {
    await lockUser(transaction, email);
    const code = await redeemCode(transaction, clock(), 'reset', link);
    if (code === null) return false;
    const user = await transaction
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirst();
    if (user === undefined) return false;
    await endSessions(transaction, user.id);
    await removeLetterCounts(transaction, email);
    await mail.post(transaction, letters.passwordChanged(settings.publicUrl, email));
    return true;
  });
  if (!changed) throw new Refusal(linkRefusal);
  mail.sendSoon();
}

async function mailResetLink(context: Context, email: string): Promise<void> {
  if (!(await mayWriteTo(context, email, 'reset'))) return;
  await context.db.transaction().execute(async transaction => {
    const issued = await issueCode(transaction, context.clock(), { purpose: 'reset', email });
    await context.mail.post(transaction, letters.reset(context.settings.publicUrl, email, issued));
  });
}
