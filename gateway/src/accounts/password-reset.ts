import type { OperationRequest } from '@choose-life/contracts/gateway/operations';
import type { Dependencies } from '../dependencies.ts';
import { Refusal } from '../refusal.ts';
import { issueCode, redeemCode } from './codes.ts';
import { normalizeEmail, requireEmail } from './email.ts';
import { linkRefusal, mailEnrolmentLink } from './enrolment.ts';
import { letters } from './letters.ts';
import { endSessions } from './sessions.ts';
import { inSteadyTime } from './steady-time.ts';
import { findUserByEmail } from './users.ts';

type Context = Pick<Dependencies, 'db' | 'mail' | 'clock' | 'settings'>;

/** Mails a reset link to whoever has an account; says nothing about who does (s.2.2). */
export async function initiatePasswordReset(context: Context, userEmail: string): Promise<void> {
  const email = requireEmail(userEmail);
  await inSteadyTime(async () => {
    if (await findUserByEmail(context.db, email)) await mailResetLink(context, email);
  });
}

/**
 * 'Send Again' (s.2.2) stands behind both flows: whatever is pending for the address is mailed anew. Where nothing is and
 * there is an account, a link was used before, and the letter says so: nobody waits for a mail that never comes.
 */
export async function resendOtp(context: Context, userEmail: string): Promise<void> {
  const email = requireEmail(userEmail);
  await inSteadyTime(async () => {
    const pending = await context.db
      .selectFrom('codes')
      .select('purpose')
      .where('email', '=', email)
      .execute();
    for (const { purpose } of pending) {
      if (purpose === 'enrolment') await mailEnrolmentLink(context, email);
      else await mailResetLink(context, email);
    }
    if (pending.length === 0 && (await findUserByEmail(context.db, email)))
      await context.mail.post(letters.nothingPending(context.settings.publicUrl, email));
  });
}

/** Sets the new password and ends every session of the person. */
export async function completePasswordReset(
  { db, clock, passwords }: Pick<Dependencies, 'db' | 'clock' | 'passwords'>,
  form: OperationRequest<'authentication.completePasswordReset'>,
): Promise<void> {
  const email = normalizeEmail(form.userEmail);
  const passwordHash = await passwords.hash(form.userPassword);
  const changed = await db.transaction().execute(async transaction => {
    if (!(await redeemCode(transaction, clock(), 'reset', { ...form, userEmail: email }))) return false;
    const user = await transaction
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirst();
    if (user !== undefined) await endSessions(transaction, user.id);
    return user !== undefined;
  });
  if (!changed) throw new Refusal(linkRefusal);
}

async function mailResetLink(context: Context, email: string): Promise<void> {
  const issued = await issueCode(context, 'reset', email);
  await context.mail.post(letters.reset(context.settings.publicUrl, email, issued));
}
