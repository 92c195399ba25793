import { createHmac } from 'node:crypto';

/** An account. The handlers decide which members of the profile the user details show. */
interface Account {
  readonly id: number;
  readonly email: string;
  password: string;
  profile: Record<string, unknown>;
}

/** The answers of a person. When they are submitted, they become a report. */
interface Assessment {
  readonly number: number;
  readonly owner: string;
  answers: Record<string, unknown>;
  reportId: number | null;
}

/** Everything that the gateway stores. */
export interface GatewayData {
  readonly accounts: Account[];
  readonly assessments: Assessment[];
  waitList: { readonly id: number; readonly email: string }[];
  /** The form of each pending sign-up and the mailed code, by e-mail address. */
  readonly signUps: Record<string, { readonly code: string; readonly form: Record<string, unknown> }>;
  /** The mailed code of each pending password reset, by e-mail address. */
  readonly resets: Record<string, string>;
  /** The sent e-mails, the newest first. */
  readonly messages: { readonly to: string; readonly text: string }[];
}

/** The account that a verification may use. */
export const testAccount = { email: 'tester@foreign.test', password: 'Quiet-Harbour-58' };

/** Two accounts with a report each, an unfinished assessment of the test account, and one address on the wait-list. */
export function initialData(): GatewayData {
  return {
    accounts: [
      {
        id: 7,
        ...testAccount,
        profile: {
          userFirstName: 'Test',
          userLastName: 'Person',
          userCompanyId: 31,
          userAge: 51,
          userOfficeAddress: '9 Harbour Road',
          userBloodGlucose: 88,
          userCountry: 'Nigeria',
        },
      },
      { id: 8, email: 'other@foreign.test', password: 'Loud-Harbour-59', profile: { userFirstName: 'Else' } },
    ],
    assessments: [
      { number: 1, owner: testAccount.email, answers: { 'hra.q.sex.a': 'male' }, reportId: 4001 },
      { number: 2, owner: testAccount.email, answers: { 'hra.q.sex.a': 'male' }, reportId: null },
      { number: 3, owner: 'other@foreign.test', answers: { 'hra.q.sex.a': 'female' }, reportId: 4002 },
    ],
    waitList: [{ id: 11, email: 'early@foreign.test' }],
    signUps: {},
    resets: {},
    messages: [],
  };
}

/** The largest number of the list plus 1. For an empty list the result is 1. Without the 0, `Math.max()` would return -Infinity. */
export function nextNumber(usedNumbers: readonly number[]): number {
  return Math.max(0, ...usedNumbers) + 1;
}

/** The signature of a token. The key is not secret, because the gateway has only test data. */
const signatureOf = (email: string) => createHmac('sha256', 'test key').update(email).digest('base64url');

/** A token that contains the e-mail of its account, so that the gateway need not store sessions. */
export function tokenOf(email: string): string {
  return `${Buffer.from(email).toString('base64url')}.${signatureOf(email)}`;
}

/** The e-mail of a token's account; null for a token that `tokenOf` has not made. */
export function emailOf(token: string): string | null {
  const [encodedEmail = '', signature] = token.split('.');
  const email = Buffer.from(encodedEmail, 'base64url').toString();
  return email !== '' && signature === signatureOf(email) ? email : null;
}
