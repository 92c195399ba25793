import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { genders } from '@choose-life/contracts/domain/forms';
import type { ErrorKind } from '@choose-life/contracts/gateway/error-kinds';
import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';
import { z } from 'zod';
import type { JsonEndpoint } from '../connections.ts';
import type { SetupClient } from './setup-client.ts';
import { type SetupProblem, setupFailed, stateUnavailable } from './state-manager.ts';

/** The options for the verification of a gateway without state handlers, which uses a test account. */
export interface AccountOptions {
  readonly client: SetupClient;
  readonly account: TestAccount;
  readonly allowWrites: boolean;
  /** Whether calls may leave records at the gateway: users, saved answers, reports. */
  readonly allowSignups: boolean;
  readonly mailbox: Mailbox | null;
  readonly learnSecret: (secret: string) => void;
}

/** The users who make the calls of a run. Each user logs in once, when it is first needed. */
export interface Users {
  readonly testUser: () => Promise<UserResult>;
  /** The user who makes writes: a user who signed up for this run if a sign-up is possible, otherwise the test user. */
  readonly writer: () => Promise<UserResult>;
  /** The one-time code of the newest e-mail to an address; null if there is no e-mail or no mailbox. */
  readonly codeFor: (email: string) => Promise<string | null>;
  /** The user who makes this call. For a write, the writer. For a read, the test user if there is one, otherwise a new user. */
  readonly callerOf: (id: OperationId) => Promise<UserResult>;
  /** Makes the next writer sign up again. */
  readonly forgetNewUser: () => void;
  /** Makes the test user log in again when it is next needed. */
  readonly forgetTestUser: () => void;
}

/** Creates the users of a run. @param onSignUp is called before each sign-up */
export function createUsers(
  { account, allowSignups, allowWrites, client, learnSecret, mailbox }: AccountOptions,
  onSignUp: () => void,
): Users {
  let cachedTestUser: Promise<UserResult> | null = null;
  let cachedNewUser: Promise<UserResult> | null = null;

  const learnSecretsOf = async (result: Promise<UserResult>): Promise<UserResult> => {
    const user = await result;
    if ('reason' in user) return user;
    learnSecret(user.token);
    if (user.password !== null) learnSecret(user.password);
    return user;
  };
  const codeFor = async (email: string): Promise<string | null> => {
    const code = (await mailbox?.codeFor(email)) ?? null;
    if (code !== null) learnSecret(code);
    return code;
  };
  const testUser = () => {
    cachedTestUser ??= learnSecretsOf(signInTestAccount(client, account, { allowWrites }));
    return cachedTestUser;
  };
  const newUser = () => {
    if (mailbox === null || !allowSignups) return null;
    // Before the calls of the sign-up, because the user may exist even if no answer arrives.
    if (cachedNewUser === null) onSignUp();
    cachedNewUser ??= learnSecretsOf(signUp(client, codeFor, unusedAddress(account)));
    return cachedNewUser;
  };
  const writer = () => newUser() ?? testUser();

  return {
    testUser,
    writer,
    codeFor,
    callerOf: async id => {
      if (operations[id].effect === 'write') return writer();
      const reader = await testUser();
      const isUnavailable = 'kind' in reader && reader.kind === 'unavailable';
      // If the test account exists but cannot log in, that problem is returned, so that the run reports it.
      return isUnavailable ? ((await newUser()) ?? reader) : reader;
    },
    forgetNewUser: () => {
      cachedNewUser = null;
    },
    forgetTestUser: () => {
      cachedTestUser = null;
    },
  };
}

type TestAccount = Readonly<Record<'token' | 'email' | 'password', string | null>>;

/** A signed-in user. A value that is not known is null. */
export interface User {
  readonly token: string;
  readonly email: string | null;
  readonly password: string | null;
  readonly userId: string | number | null;
  readonly companyId: string | number | null;
}

/** A user, or the reason why there is none. */
type UserResult = User | SetupProblem;

async function signInTestAccount(
  client: SetupClient,
  { email, password, token }: TestAccount,
  { allowWrites }: Pick<AccountOptions, 'allowWrites'>,
): Promise<UserResult> {
  if (token !== null) return withDetails(client, { token, email, password }, 'VERIFY_TOKEN');
  if (email === null || password === null) return stateUnavailable('no test account: set VERIFY_TOKEN');
  if (!allowWrites) return stateUnavailable('a log-in is a write: set VERIFY_TOKEN, or --allow-writes');
  return logIn(client, email, password, 'the test account');
}

/** @param userText describes the user in the reason of a failure */
async function logIn(
  client: SetupClient,
  email: string,
  password: string,
  userText: string,
): Promise<UserResult> {
  const login = await client.call('authentication.login', { userEmail: email, userPassword: password });
  return login.ok
    ? withDetails(client, { token: login.value.token, email, password }, 'the log-in')
    : setupFailed(`${userText} cannot log in: ${login.fault.text}`);
}

/** Signs up a new user and logs in as this user. */
async function signUp(client: SetupClient, codeFor: Mailbox['codeFor'], email: string): Promise<UserResult> {
  const password = `Verify-${randomBytes(12).toString('hex')}`;
  const enrollment = await client.call('authentication.initiateEnrollment', {
    userFirstName: 'Verify',
    userLastName: 'Choose',
    userGender: genders[0],
    userEmail: email,
    userPassword: password,
  });
  if (!enrollment.ok) return setupFailed(`a sign-up is not accepted: ${enrollment.fault.text}`);
  const otp = await codeFor(email);
  if (otp === null) return setupFailed('the mailbox has no e-mail for a sign-up of this run');
  const completed = await client.call('authentication.completeEnrollment', { userEmail: email, otp });
  if (!completed.ok) return setupFailed(`a sign-up cannot be completed: ${completed.fault.text}`);
  return logIn(client, email, password, 'a user who signed up');
}

/**
 * A new address without an account: the test account's with a `+` suffix, so that its owner gets the e-mails. Without VERIFY_EMAIL it is an address
 * of example.test, which gets no e-mails.
 */
export function unusedAddress(account: TestAccount): string {
  const [local = 'verify', domain = 'example.test'] = account.email?.split('@') ?? [];
  return `${local}+verify-${randomBytes(6).toString('hex')}@${domain}`;
}

/** Faults of user-details after which the token may still be valid. The run continues, and the interactions report their own faults. */
const toleratedFaults: ReadonlySet<ErrorKind> = new Set([
  'BAD_RESPONSE',
  'REJECTED',
  'MISCONFIGURED',
  'UPSTREAM_ERROR',
]);

/** A hint for a gateway that expects a prefix such as `Bearer`, and therefore refuses every token. */
const rawTokenHint =
  'Each call sends the token in the Authorization header, without a prefix such as Bearer (s.6)';

/**
 * Adds the user's details to the credentials. If the details break the contract, the interaction of user-details reports that, and the run
 * continues without them.
 */
async function withDetails(
  client: SetupClient,
  credentials: Pick<User, 'token' | 'email' | 'password'>,
  source: string,
): Promise<UserResult> {
  const details = await client.call('authentication.userDetails', {}, { token: credentials.token });
  if (details.ok) {
    const { userCompanyId = null, userEmail, userId = null } = details.value;
    return { ...credentials, email: userEmail, userId, companyId: userCompanyId };
  }
  const { kind, text } = details.fault;
  if (toleratedFaults.has(kind)) return { ...credentials, userId: null, companyId: null };
  return kind === 'SESSION_EXPIRED'
    ? setupFailed(
        `the token of ${source} is not accepted by authentication.userDetails: ${text}. ${rawTokenHint}`,
      )
    : setupFailed(`authentication.userDetails does not answer for ${source}: ${text}`);
}

/** Reads the e-mails that the gateway sends. */
export interface Mailbox {
  /** The one-time code of the newest e-mail to an address; null if none arrives within about 3 seconds. */
  readonly codeFor: (email: string) => Promise<string | null>;
}

/** The e-mails, the newest first, as the mailbox of the embedded gateway sends them. */
const messageList = z.array(z.object({ to: z.string(), text: z.string() }));

/** A gateway may send an e-mail after it has answered, so the mailbox is read 10 times within about 3 seconds. */
const maxAttempts = 10;
const retryDelayMs = 300;

/** A mailbox that is served as JSON. The code is in the e-mail's link (s.2.2). */
export function jsonMailbox(endpoint: JsonEndpoint): Mailbox {
  return {
    codeFor: async email => {
      for (let attempt = 0; attempt < maxAttempts; attempt++) {
        if (attempt > 0) await delay(retryDelayMs);
        // A mailbox that does not answer is treated as empty, and is read again.
        const { value } = await endpoint.send('GET').catch(() => ({ value: null }));
        const message = messageList
          .catch([])
          .parse(value)
          .find(({ text, to }) => to.toLowerCase() === email.toLowerCase() && linkedCode.test(text));
        const code = linkedCode.exec(message?.text ?? '')?.[1];
        if (code !== undefined) return decodedCode(code);
      }
      return null;
    },
  };
}

/** Decodes percent-encoding. A code with invalid percent-encoding is left unchanged. */
function decodedCode(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}

/** The code in the link of an e-mail, also in HTML, which writes `&` as `&amp;`. The link ends at white space, a quote or an angle bracket. */
const linkedCode = /[?&](?:amp;)?otp=([^&\s"'<>]+)/;
