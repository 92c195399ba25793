import { isDeepStrictEqual } from 'node:util';
import type { OperationId, OperationRequest } from '@choose-life/contracts/gateway/operations';
import { userOperations } from '@choose-life/contracts/gateway/operations/user';
import type { Interaction } from '../../interactions/interaction.ts';
import type { SetupClient } from './setup-client.ts';
import { type CallOutcome, notReachable, type Unreached } from './state-manager.ts';
import type { AccountOptions, User, Users } from './users.ts';

const { request: profileForm } = userOperations['user.update'];

export type Substitution = { readonly members: Readonly<Record<string, unknown>> | undefined } | Unreached;

/** @param signsUp whether users who signed up for this run make the writes: no call changes the test account then */
export function createTestAccountRestore(
  { account, client, learnSecret, mailbox }: AccountOptions,
  signsUp: boolean,
) {
  const { email, password, token } = account;
  const profile = createProfileRestore(client);
  const passwords =
    email === null || password === null ? null : createPasswordRestore(client, email, password);
  // A completed reset may end all sessions: a token that was given could not be replaced.
  const canCompleteReset = mailbox !== null && passwords !== null && token === null;
  const notRestored = new Set<string>();
  let isResetPending = false;
  let isPasswordChanged = false;

  const substituteProfile = async (user: User): Promise<Substitution> => {
    const current = await profile.begin(user.token);
    if (current === null) return notReachable('the profile of the test account cannot be read, nor put back');
    const { userEmail: _, ...own } = current;
    // A member that the details do not show could not be restored, so it is not sent.
    return { members: { ...omittedMembers, ...own } };
  };
  const substitutePassword = ({ kind, operationId }: Interaction): Substitution => {
    if (passwords === null)
      return notReachable('it changes a password: needs VERIFY_EMAIL and VERIFY_PASSWORD');
    // Sent with the same password, a refused call changes nothing even where the gateway accepts it.
    if (kind === 'refused') return { members: passwordMembers(operationId, password) };
    if (token !== null) {
      return notReachable('it changes a password, which may end the session of VERIFY_TOKEN: leave that out');
    }
    isPasswordChanged = true;
    learnSecret(passwords.other);
    return { members: passwordMembers(operationId, passwords.other) };
  };

  return {
    appliesTo: ({ kind, operationId }: Interaction) =>
      !signsUp && kind !== 'session-expired' && changesAccount.has(operationId),
    substitute: async (interaction: Interaction, user: User) =>
      interaction.operationId === 'user.update' ? substituteProfile(user) : substitutePassword(interaction),
    /** @returns whether sessions of the account may have ended. */
    restore: async () => {
      const members = await profile.restore();
      if (members.length > 0) notRestored.add(`the profile of the test account: ${members.join(', ')}`);
      if (!isPasswordChanged) return false;
      isPasswordChanged = false;
      if ((await passwords?.restore()) === false)
        notRestored.add(`the password of the test account: ${otherPasswordText}`);
      return true;
    },
    startsReset: ({ given, kind, operationId }: Interaction) =>
      !signsUp &&
      ((operationId === 'authentication.initiatePasswordReset' && kind === 'accepted') ||
        given.some(({ name }) => name === 'a person with a pending password reset')),
    /** Whether a password reset can be completed: with its mailed code, and with the same password. */
    canCompleteReset,
    completeReset: async (codeFor: Users['codeFor']) => {
      if (!isResetPending || !canCompleteReset || email === null || password === null) return;
      const otp = await codeFor(email);
      if (otp === null) return;
      const request = { userEmail: email, otp, userPassword: password };
      isResetPending = !(await client.call('authentication.completePasswordReset', request)).ok;
    },
    noteReset: () => {
      isResetPending = !signsUp;
    },
    noteOutcome: ({ kind, operationId }: Interaction, outcome: CallOutcome) => {
      if (signsUp || kind !== 'accepted' || outcome === 'not-sent' || outcome === 'refused') return;
      if (operationId === 'authentication.initiatePasswordReset') isResetPending = true;
      if (operationId === 'authentication.completePasswordReset') isResetPending = outcome !== 'accepted';
    },
    lines: (): readonly string[] => [
      ...notRestored,
      ...(isResetPending ? ['a password reset of the test account, begun by mail'] : []),
    ],
  };
}

export type TestAccountRestore = ReturnType<typeof createTestAccountRestore>;

const changesAccount: ReadonlySet<OperationId> = new Set([
  'user.update',
  'authentication.changePassword',
  'authentication.completePasswordReset',
]);

/** All members of the profile form but the e-mail, as undefined: such a member is not sent. */
const omittedMembers = Object.fromEntries(
  Object.keys(profileForm.omit({ userEmail: true }).shape).map(name => [name, undefined]),
);

function passwordMembers(operationId: OperationId, userPassword: string | null) {
  const confirmed = operationId === 'authentication.changePassword';
  return { userPassword, ...(confirmed && { userConfirmPassword: userPassword }) };
}

const otherPasswordText = 'VERIFY_PASSWORD, or that with its first character moved to the end';

function createPasswordRestore(client: SetupClient, userEmail: string, userPassword: string) {
  // Same length and characters: a gateway that has taken the first password takes this one too.
  const other = `${userPassword.slice(1)}${userPassword.slice(0, 1)}`;
  const logIn = async (password: string): Promise<string | null> => {
    const login = await client.call('authentication.login', { userEmail, userPassword: password });
    return login.ok ? login.value.token : null;
  };
  return {
    other,
    /** @returns false where the account may still have the other password. */
    restore: async () => {
      // A change of password may have ended every session.
      const token = await logIn(other);
      if (token !== null) {
        const change = { oldPassword: other, userPassword, userConfirmPassword: userPassword };
        await client.call('authentication.changePassword', { ...change, username: userEmail }, { token });
      }
      return (await logIn(userPassword)) !== null;
    },
  };
}

type Profile = OperationRequest<'user.update'>;

function createProfileRestore(client: SetupClient) {
  let remembered: { readonly token: string; readonly profile: Profile } | null = null;

  const read = async (token: string): Promise<Profile | null> => {
    const details = await client.call('authentication.userDetails', {}, { token });
    if (!details.ok) return null;
    const shown: Readonly<Record<string, unknown>> = details.value;
    // A member is left out where the details do not show it in a form that can be sent: no call may change it then.
    const fitting = Object.entries(profileForm.shape).flatMap(([name, schema]) =>
      shown[name] !== undefined && schema.safeParse(shown[name]).success ? [[name, shown[name]]] : [],
    );
    const profile = profileForm.safeParse(Object.fromEntries(fitting));
    return profile.success ? profile.data : null;
  };
  const changedSince = (before: Profile, now: Profile | null): string[] =>
    Object.entries(before)
      .filter(([name, value]) => !isDeepStrictEqual(Object(now)[name], value))
      .map(([name]) => name);

  return {
    /** @returns the profile; null where it cannot be read, so that it could not be restored. */
    begin: async (token: string) => {
      const profile = await read(token);
      if (profile !== null) remembered = { token, profile };
      return profile;
    },
    /** @returns the members that could not be restored. */
    restore: async (): Promise<readonly string[]> => {
      if (remembered === null) return [];
      const { profile, token } = remembered;
      remembered = null;
      if (changedSince(profile, await read(token)).length === 0) return [];
      await client.call('user.update', profile, { token });
      return changedSince(profile, await read(token));
    },
  };
}
