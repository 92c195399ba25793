import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '@choose-life/contracts/gateway/email';
import type { OperationRequest } from '@choose-life/contracts/gateway/operations';
import {
  type Database,
  type DatabaseTransaction,
  isoBefore,
  isPostgres,
  latestPlausibleTime,
} from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { domainOf } from '../mail/address.ts';
import { Refusal } from '../refusal.ts';
import { accountMessages } from './account-messages.ts';
import { codeLifeMs, type IssuedCode, issueCode, redeemCode } from './codes.ts';
import { findStoredEmail, requireEmail } from './email.ts';
import { rollBackUnless, withMinDuration } from './equal-timing.ts';
import { mayMailTo } from './mail-limits.ts';
import { requireGoodPassword } from './password-rules.ts';
import { addUser, companyOfDomain, findUserByEmail, type NewUser } from './users.ts';

type Context = Pick<Dependencies, 'db' | 'mail' | 'clock' | 'settings'>;

/** The refusal of every invalid code. It does not name the cause, which would help an attacker. */
export const linkRefusal = 'This link is not valid any more. Please ask for a new one.';

/**
 * Stores the sign-up and mails its link (s.2.2). The answer never reveals whether the address has an account: the owner learns it
 * by e-mail. A link activates the password of the sign-up that it was sent for, so another sign-up with the address does not affect the
 * owner's link. A sign-up is stored only if its e-mail may be sent, so the limit of e-mails also limits the number of sign-ups.
 */
export async function initiateEnrollment(
  context: Context & Pick<Dependencies, 'passwords'>,
  form: OperationRequest<'authentication.initiateEnrollment'>,
): Promise<void> {
  const address = requireEmail(form.userEmail);
  requireGoodPassword(form.userPassword, address);
  const newUser = {
    email: address,
    password_hash: await context.passwords.hash(form.userPassword),
    first_name: form.userFirstName.trim(),
    last_name: form.userLastName.trim(),
    gender: form.userGender,
  };
  const { mail, clock, settings } = context;
  await withMinDuration(context, async transaction => {
    // `email` differs from `address` only if an earlier release stored an account for it. In this case the sign-up is rolled back below.
    const email = await findStoredEmail(transaction, form.userEmail);
    const isNew = (await findUserByEmail(transaction, email)) === undefined;
    const now = clock();
    const mayMail = await mayMailTo({ db: transaction, clock }, email, 'enrolment');
    await rollBackUnless(mayMail, transaction, async () => {
      // An existing account runs the same statements, so that the time does not reveal it.
      const issued = await rollBackUnless(isNew, transaction, () =>
        storeEnrolment(transaction, now, newUser),
      );
      const message = isNew
        ? accountMessages.enrolment(settings, email, issued, now)
        : accountMessages.alreadyEnrolled(settings, email);
      await mail.enqueue(transaction, message);
    });
  });
}

/**
 * Stores a sign-up. Other pending sign-ups of the address stay.
 * @param code a fixed code, for Pact provider states
 * @returns the code that finishes the sign-up
 */
export async function storeEnrolment(
  db: Database | DatabaseTransaction,
  now: Date,
  newUser: NewUser,
  code?: string,
): Promise<IssuedCode> {
  const enrolmentId = randomUUID();
  const row = { ...newUser, id: enrolmentId, created_at: now.toISOString() };
  await db.insertInto('enrolments').values(row).execute();
  return issueCode(db, now, { purpose: 'enrolment', email: newUser.email, enrolmentId, code });
}

/**
 * The pending sign-up of an address, for which another link can be mailed; undefined if there is none, or more than one. If there are
 * several, even the newest may be an attacker's. Its link would activate a password that the owner does not know, so the e-mail asks the
 * owner to sign up again.
 */
export async function findOnlyPendingEnrolment(
  transaction: DatabaseTransaction,
  now: Date,
  email: string,
): Promise<{ readonly id: string; readonly created_at: string } | undefined> {
  const [onlyEnrolment, ...others] = await transaction
    .selectFrom('enrolments')
    .select(['id', 'created_at'])
    .where('email', '=', email)
    .where('created_at', '>', isoBefore(now, codeLifeMs.enrolment))
    .where('created_at', '<=', latestPlausibleTime(now))
    // The lock keeps `completeEnrollment` from removing the sign-up before its link is stored. SQLite transactions are exclusive anyway.
    .$if(isPostgres(transaction), query => query.forKeyShare())
    .execute();
  return others.length === 0 ? onlyEnrolment : undefined;
}

/**
 * Turns a sign-up into an account (s.2.2). The sign-up that is finished first creates the account, and all other sign-ups of the address are
 * removed. @throws Refusal for a wrong or expired code, or if the address already has an account
 */
export async function completeEnrollment(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  form: OperationRequest<'authentication.completeEnrollment'>,
): Promise<void> {
  // Sign-ups are stored with the normalized address.
  const email = normalizeEmail(form.userEmail);
  const isEnrolled = await db.transaction().execute(async transaction => {
    const code = await redeemCode(transaction, clock(), 'enrolment', { ...form, userEmail: email });
    if (code === null) return false;
    const enrolments = await transaction
      .deleteFrom('enrolments')
      .where('email', '=', email)
      .returningAll()
      .execute();
    const completed = enrolments.find(({ id }) => id === code.enrolmentId);
    if (completed === undefined) return false;
    const company_id = await companyOfDomain(transaction, domainOf(email));
    return addUser(transaction, { ...completed, company_id }, clock());
  });
  if (!isEnrolled) throw new Refusal(linkRefusal);
}
