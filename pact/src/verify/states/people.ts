import { randomBytes } from 'node:crypto';
import { genders } from '@choose-life/contracts/domain/forms';
import type { FaultKind } from '@choose-life/gateway-client/fault';
import type { GatewayClient } from '@choose-life/gateway-client/gateway-client';
import type { Mailbox } from './mailbox.ts';

/** The test account of whoever runs the verification, from the environment. */
export interface TestAccount {
  readonly token: string | null;
  readonly email: string | null;
  readonly password: string | null;
}

/** Somebody with a session, and what is known of them. */
export interface Person {
  readonly token: string;
  readonly email: string | null;
  readonly password: string | null;
  readonly userId: string | number | null;
  readonly companyId: string | number | null;
}

/** A person, or why there is none. `failed`: something that was given does not work. */
export type Found<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failed: boolean; readonly reason: string };

/** Opens a session for the test account: with its token, or by logging in, which is a write. */
export async function openTestAccount(
  client: GatewayClient,
  { email, password, token }: TestAccount,
  allowWrites: boolean,
): Promise<Found<Person>> {
  if (token !== null) return describePerson(client, { token, email, password }, 'VERIFY_TOKEN');
  if (email === null || password === null) return none('no test account: set VERIFY_TOKEN');
  if (!allowWrites) return none('a log-in is a write: set VERIFY_TOKEN, or --allow-writes');
  const login = await client.call('authentication.login', { userEmail: email, userPassword: password });
  return login.ok
    ? describePerson(client, { token: login.value.token, email, password }, 'the log-in')
    : failed(`the test account cannot log in: ${login.fault.kind}`);
}

/** Signs up a person of the run's own, whom writes may change as they like. Their letters must be readable. */
export async function signUp(client: GatewayClient, mailbox: Mailbox, email: string): Promise<Found<Person>> {
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
  return openTestAccount(client, { token: null, email, password }, true);
}

/** An address that nobody has. With a test account its letters go to the owner of that account. */
export function newAddress(account: TestAccount): string {
  const [local = 'verify', domain = 'example.test'] = account.email?.split('@') ?? [];
  return `${local}+verify-${randomBytes(6).toString('hex')}@${domain}`;
}

/** Faults that say nothing about the token, and after which the other calls can be tried: their own findings. */
const brokenDetails: ReadonlySet<FaultKind> = new Set([
  'BAD_RESPONSE',
  'REJECTED',
  'MISCONFIGURED',
  'UPSTREAM_ERROR',
]);

/** Ids come from the person's own details. Details that break the contract are a finding elsewhere, not the end of the run. */
async function describePerson(
  client: GatewayClient,
  known: Pick<Person, 'token' | 'email' | 'password'>,
  source: string,
): Promise<Found<Person>> {
  const details = await client.call('authentication.userDetails', {}, { token: known.token });
  if (details.ok) {
    const { userCompanyId = null, userEmail, userId = null } = details.value;
    return { ok: true, value: { ...known, email: userEmail, userId, companyId: userCompanyId } };
  }
  const { kind } = details.fault;
  if (brokenDetails.has(kind)) return { ok: true, value: { ...known, userId: null, companyId: null } };
  return kind === 'SESSION_EXPIRED'
    ? failed(`the token of ${source} is not taken by authentication.userDetails: ${kind}`)
    : failed(`authentication.userDetails does not answer for ${source}: ${kind}`);
}

function none(reason: string): Found<never> {
  return { ok: false, failed: false, reason };
}

function failed(reason: string): Found<never> {
  return { ok: false, failed: true, reason };
}
