import type { OperationRequest } from '@choose-life/contracts/gateway/operations';
import type { Dependencies } from '../dependencies.ts';
import { Refusal } from '../refusal.ts';
import { accountMessages } from './account-messages.ts';
import { findCode, hasResetCode, issueCode, redeemCode } from './codes.ts';
import { findStoredEmail, requireEmail } from './email.ts';
import { findOnlyPendingEnrolment, linkRefusal } from './enrolment.ts';
import { rollBackUnless, withMinDuration } from './equal-timing.ts';
import { mayMailTo, removeMailCounts } from './mail-limits.ts';
import { requireGoodPassword } from './password-rules.ts';
import { endSessions } from './sessions.ts';
import { findUserByEmail, lockUser } from './users.ts';

type Context = Pick<Dependencies, 'db' | 'mail' | 'clock' | 'settings'>;

/** Mails a reset link if the address has an account and its limit allows it (`mayMailTo`). The response reveals neither (s.2.2). */
export async function initiatePasswordReset(context: Context, userEmail: string): Promise<void> {
  // Only checks the address. The normalized address is not used, because an earlier release may have stored the account with another form
  // of the address, which `findStoredEmail` finds.
  requireEmail(userEmail);
  const { mail, clock, settings } = context;
  await withMinDuration(context, async transaction => {
    const email = await findStoredEmail(transaction, userEmail);
    const hasAccount = (await findUserByEmail(transaction, email)) !== undefined;
    const mayMail = await mayMailTo({ db: transaction, clock }, email, 'reset');
    // An address without an account runs the same writes, so that the time does not reveal it.
    await rollBackUnless(hasAccount && mayMail, transaction, async () => {
      const issued = await issueCode(transaction, clock(), { purpose: 'reset', email });
      await mail.enqueue(transaction, accountMessages.reset(settings, email, issued));
    });
  });
}

/**
 * Sends the link of a sign-up or a reset again ('Send Again', s.2.2). If no link can be sent, the e-mail says that the account is ready, or
 * asks the owner to sign up again. Otherwise the owner would wait for a link that never comes.
 */
export async function resendOtp(context: Context, userEmail: string): Promise<void> {
  requireEmail(userEmail);
  const { mail, clock, settings } = context;
  await withMinDuration(context, async transaction => {
    const email = await findStoredEmail(transaction, userEmail);
    const now = clock();
    const hasAccount = (await findUserByEmail(transaction, email)) !== undefined;
    const enrolment = await findOnlyPendingEnrolment(transaction, now, email);
    const hasReset = await hasResetCode(transaction, now, email);
    // The request does not say which link is meant. It is the reset if the account has an unused reset link.
    const purpose = hasAccount && hasReset ? 'reset' : 'enrolment';
    // For an address with an account, `completeEnrollment` would refuse every link of a sign-up.
    const enrolmentId = hasAccount ? undefined : enrolment?.id;
    const mayMail = await mayMailTo({ db: transaction, clock }, email, purpose);
    await rollBackUnless(mayMail, transaction, async () => {
      const hasLink = purpose === 'reset' || enrolmentId !== undefined;
      // Without a link, the code is rolled back, and the e-mail below does not contain it.
      const issued = await rollBackUnless(hasLink, transaction, () =>
        issueCode(transaction, now, { purpose, email, enrolmentId }),
      );
      const createMessage = () => {
        if (purpose === 'reset') return accountMessages.reset(settings, email, issued);
        if (hasAccount) return accountMessages.nothingPending(settings, email);
        if (enrolment === undefined) return accountMessages.signUpAgain(settings, email);
        return accountMessages.enrolment(settings, email, issued, new Date(enrolment.created_at));
      };
      await mail.enqueue(transaction, createMessage());
    });
  });
}

/**
 * Sets the new password, ends every session of the account, resets its e-mail counts and mails a notice. A password that is refused does not
 * consume the link.
 * @throws Refusal for a wrong or expired code, or a weak password; Busy while too many passwords wait
 */
export async function completePasswordReset(
  { db, clock, passwords, mail, settings }: Context & Pick<Dependencies, 'passwords'>,
  form: OperationRequest<'authentication.completePasswordReset'>,
): Promise<void> {
  const email = await findStoredEmail(db, form.userEmail);
  requireGoodPassword(form.userPassword, email);
  const formWithStoredEmail = { ...form, userEmail: email };
  if (!(await findCode(db, clock(), 'reset', formWithStoredEmail))) throw new Refusal(linkRefusal);
  const passwordHash = await passwords.hash(form.userPassword);
  const isChanged = await db.transaction().execute(async transaction => {
    // The row of the person is locked before the codes, as in all such transactions (`lockUser`).
    await lockUser(transaction, email);
    const code = await redeemCode(transaction, clock(), 'reset', formWithStoredEmail);
    if (code === null) return false;
    const user = await transaction
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirst();
    if (user === undefined) return false;
    await endSessions(transaction, user.id);
    // Using this link has ended all other reset links, so the owner may need new e-mails.
    await removeMailCounts(transaction, email);
    await mail.enqueue(transaction, accountMessages.passwordChanged(settings, email));
    return true;
  });
  if (!isChanged) throw new Refusal(linkRefusal);
  mail.sendSoon();
}
