import { randomBytes } from 'node:crypto';
import { genders } from '@choose-life/contracts/domain/forms';
import type { ErrorKind } from '@choose-life/contracts/gateway/error-kinds';
import type { GatewayClient } from '@choose-life/gateway-client/gateway-client';
import type { Mailbox } from './mailbox.ts';

/** The test account of whoever runs the verification, from the environment. */
export interface TestAccount {
  readonly token: string | null;
  readonly email: string | null;
  readonly password: string | null;
}

/** A signed-in user, with what is known of them. */
export interface User {
  readonly token: string;
  readonly email: string | null;
  readonly password: string | null;
  readonly userId: string | number | null;
  readonly companyId: string | number | null;
}

/** A user, or why there is none. `failed`: the test account or the mailbox that was given does not work. */
export type UserResult =
  | { readonly ok: true; readonly value: User }
  | { readonly ok: false; readonly failed: boolean; readonly reason: string };

/** Signs in the test account: by its token, or by a login, which is a write. */
export async function signInTestAccount(
  client: GatewayClient,
  { email, password, token }: TestAccount,
  allowWrites: boolean,
): Promise<UserResult> {
  if (token !== null) return withDetails(client, { token, email, password }, 'VERIFY_TOKEN');
  if (email === null || password === null) return none('no test account: set VERIFY_TOKEN');
  if (!allowWrites) return none('a log-in is a write: set VERIFY_TOKEN, or --allow-writes');
  const login = await client.call('authentication.login', { userEmail: email, userPassword: password });
  return login.ok
    ? withDetails(client, { token: login.value.token, email, password }, 'the log-in')
    : failed(`the test account cannot log in: ${login.fault.kind}`);
}

/** Signs up a user for this run, whom writes may change. The mailbox must show their letters. */
export async function signUp(client: GatewayClient, mailbox: Mailbox, email: string): Promise<UserResult> {
  const password = `Verify-${randomBytes(12).toString('hex')}`;
  const begun = await client.call('authentication.initiateEnrollment', {
    userFirstName: 'Verify',
    userLastName: 'Choose',
    userGender: genders[0],
    userEmail: email,
    userPassword: password,
  });
  if (!begun.ok) return failed(`nobody can sign up: ${begun.fault.kind}`);
  const otp = await mailbox.codeFor(email);
  if (otp === null) return failed('the mailbox has no letter to somebody who has just signed up');
  const completed = await client.call('authentication.completeEnrollment', { userEmail: email, otp });
  if (!completed.ok) return failed(`a sign-up cannot be completed: ${completed.fault.kind}`);
  return signInTestAccount(client, { token: null, email, password }, true);
}

/** An address without an account. Its letters go to the owner of the test account, if there is one. */
export function unusedAddress(account: TestAccount): string {
  const [local = 'verify', domain = 'example.test'] = account.email?.split('@') ?? [];
  return `${local}+verify-${randomBytes(6).toString('hex')}@${domain}`;
}

/** Faults that prove nothing about the token: the other calls can still be made, and find the fault themselves. */
const toleratedFaults: ReadonlySet<ErrorKind> = new Set([
  'BAD_RESPONSE',
  'REJECTED',
  'MISCONFIGURED',
  'UPSTREAM_ERROR',
]);

/** Adds what the user's details show. Details that break the contract are a finding of their own call, not the end of the run. */
async function withDetails(
  client: GatewayClient,
  known: Pick<User, 'token' | 'email' | 'password'>,
  source: string,
): Promise<UserResult> {
  const details = await client.call('authentication.userDetails', {}, { token: known.token });
  if (details.ok) {
    const { userCompanyId = null, userEmail, userId = null } = details.value;
    return { ok: true, value: { ...known, email: userEmail, userId, companyId: userCompanyId } };
  }
  const { kind } = details.fault;
  if (toleratedFaults.has(kind)) return { ok: true, value: { ...known, userId: null, companyId: null } };
  return kind === 'SESSION_EXPIRED'
    ? failed(`the token of ${source} is not taken by authentication.userDetails: ${kind}`)
    : failed(`authentication.userDetails does not answer for ${source}: ${kind}`);
}

function none(reason: string): UserResult {
  return { ok: false, failed: false, reason };
}

function failed(reason: string): UserResult {
  return { ok: false, failed: true, reason };
}
