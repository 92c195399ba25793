import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';
import type { GatewayClient } from '@choose-life/gateway-client/gateway-client';
import type { Mailbox } from './mailbox.ts';
import { signInTestAccount, signUp, type TestAccount, type UserResult, unusedAddress } from './sign-in.ts';

/** How a gateway without state handlers is verified: by its own calls and a test account. */
export interface AccountOptions {
  readonly client: GatewayClient;
  readonly account: TestAccount;
  readonly allowWrites: boolean;
  /** Whether calls may leave something at the gateway: users, saved answers, reports. */
  readonly allowSignups: boolean;
  readonly mailbox: Mailbox | null;
  /** Called with every secret as soon as it is known. */
  readonly learnSecret: (secret: string) => void;
}

/** The users who make the calls of a run. Each is signed in once, when first needed. @param onSignUp called before each sign-up. */
export function createUsers(
  { account, allowSignups, allowWrites, client, learnSecret, mailbox }: AccountOptions,
  onSignUp: () => void,
) {
  let cachedTestUser: Promise<UserResult> | null = null;
  let cachedNewUser: Promise<UserResult> | null = null;

  const learnSecrets = async (signingIn: Promise<UserResult>): Promise<UserResult> => {
    const user = await signingIn;
    if (!user.ok) return user;
    learnSecret(user.value.token);
    if (user.value.password !== null) learnSecret(user.value.password);
    return user;
  };
  /** The mailed code; null when no letter can be read. */
  const codeFor = async (email: string): Promise<string | null> => {
    const code = (await mailbox?.codeFor(email)) ?? null;
    if (code !== null) learnSecret(code);
    return code;
  };
  /** The test account. */
  const testUser = () => {
    cachedTestUser ??= learnSecrets(signInTestAccount(client, account, allowWrites));
    return cachedTestUser;
  };
  /** Null where nobody can sign up. */
  const newUser = () => {
    if (mailbox === null || !allowSignups) return null;
    if (cachedNewUser === null) {
      onSignUp();
      cachedNewUser = learnSecrets(signUp(client, { codeFor }, unusedAddress(account)));
    }
    return cachedNewUser;
  };
  /** A user who signed up for this run where that is possible, else the test account. */
  const writer = () => newUser() ?? testUser();

  return {
    testUser,
    writer,
    codeFor,
    /** For a write a user who signed up for this run, where that is possible; for a read the test account, if there is one. */
    callerOf: async (id: OperationId): Promise<UserResult> => {
      if (operations[id].effect === 'write') return writer();
      const known = await testUser();
      return known.ok || known.failed ? known : ((await newUser()) ?? known);
    },
    /** The next call that needs a user of this run signs up another one. */
    forgetNewUser: () => {
      cachedNewUser = null;
    },
    /** The next call that needs the test account signs in again. */
    forgetTestUser: () => {
      cachedTestUser = null;
    },
  };
}

export type Users = ReturnType<typeof createUsers>;
