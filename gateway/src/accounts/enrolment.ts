import type { OperationRequest } from '@choose-life/contracts/gateway/operations';
import type { Dependencies } from '../dependencies.ts';
import { Refusal } from '../refusal.ts';
import { issueCode, redeemCode } from './codes.ts';
import { normalizeEmail, requireEmail } from './email.ts';
import { letters } from './letters.ts';
import { inSteadyTime } from './steady-time.ts';
import { addUser, findUserByEmail } from './users.ts';

type Context = Pick<Dependencies, 'db' | 'mail' | 'clock' | 'settings'>;

/** Told for every code that does not work, whatever the cause: the difference would help whoever guesses. */
export const linkRefusal = 'This link is not valid any more. Please ask for a new one.';

/**
 * Keeps the sign-up and mails its link (s.2.2). The answer never tells whether the address has an account: its owner
 * learns it by mail.
 */
export async function initiateEnrollment(
  context: Context & Pick<Dependencies, 'passwords'>,
  form: OperationRequest<'authentication.initiateEnrollment'>,
): Promise<void> {
  const email = requireEmail(form.userEmail);
  const passwordHash = await context.passwords.hash(form.userPassword);
  await inSteadyTime(async () => {
    if (await findUserByEmail(context.db, email)) {
      await context.mail.post(letters.alreadyEnrolled(context.settings.publicUrl, email));
      return;
    }
    const row = {
      password_hash: passwordHash,
      first_name: form.userFirstName.trim(),
      last_name: form.userLastName.trim(),
      gender: form.userGender,
      created_at: context.clock().toISOString(),
    };
    await context.db
      .insertInto('enrolments')
      .values({ email, ...row })
      .onConflict(conflict => conflict.column('email').doUpdateSet(row))
      .execute();
    await mailEnrolmentLink(context, email);
  });
}

/** Makes a new code and mails the link, which stops earlier links. */
export async function mailEnrolmentLink(context: Context, email: string): Promise<void> {
  const issued = await issueCode(context, 'enrolment', email);
  await context.mail.post(letters.enrolment(context.settings.publicUrl, email, issued));
}

/** Turns a kept sign-up into an account (s.2.2). */
export async function completeEnrollment(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  form: OperationRequest<'authentication.completeEnrollment'>,
): Promise<void> {
  const email = normalizeEmail(form.userEmail);
  const enrolled = await db.transaction().execute(async transaction => {
    if (!(await redeemCode(transaction, clock(), 'enrolment', { ...form, userEmail: email }))) return false;
    const kept = await transaction
      .deleteFrom('enrolments')
      .where('email', '=', email)
      .returningAll()
      .executeTakeFirst();
    if (kept === undefined) return false;
    const { password_hash: passwordHash, first_name: firstName, last_name: lastName, gender } = kept;
    return addUser(transaction, { email, passwordHash, firstName, lastName, gender }, clock());
  });
  if (!enrolled) throw new Refusal(linkRefusal);
}
