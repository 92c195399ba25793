import { isDeepStrictEqual } from 'node:util';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import type { OperationId, OperationRequest } from '@choose-life/contracts/gateway/operations';
import { userOperations } from '@choose-life/contracts/gateway/operations/user';
import type { Interaction } from '../../interactions/interaction.ts';
import type { SetupClient } from './setup-client.ts';
import { type CallOutcome, type SetupProblem, stateUnavailable } from './state-manager.ts';
import type { AccountOptions, User, Users } from './users.ts';

const { request: profileForm } = userOperations['user.update'];

/** Members that replace members of the interaction's request (undefined: it is sent unchanged), or why the call must not be made. */
export type Substitution =
  | { readonly replacementMembers: Readonly<Record<string, unknown>> | undefined }
  | SetupProblem;

/**
 * Undoes the changes that interactions make to the test account: its profile, its password, a pending password reset. A call whose change could not
 * be undone is made with other members, or is not made.
 */
export interface TestAccountRestore {
  /** Whether the interaction changes the test account, so that its members must be substituted. */
  readonly appliesTo: (interaction: Interaction) => boolean;
  /** The members to send, so that the change can be undone. */
  readonly substitute: (interaction: Interaction, user: User) => Promise<Substitution>;
  /** Restores the profile and the password. @returns whether sessions of the account may have ended */
  readonly restore: () => Promise<boolean>;
  /** Whether the interaction or its setup starts a password reset of the test account. */
  readonly startsReset: (interaction: Interaction) => boolean;
  /** Whether a pending password reset can be completed with the mailed code, which sets the same password again. */
  readonly canCompleteReset: boolean;
  /** Completes a pending password reset with its mailed code, if possible. */
  readonly completeReset: (codeFor: Users['codeFor']) => Promise<void>;
  /** Notes that a setup call is about to start a password reset. */
  readonly notePendingReset: () => void;
  /** Notes the outcome of an interaction that may start or complete a password reset. */
  readonly noteOutcome: (interaction: Interaction, outcome: CallOutcome) => void;
  /** Descriptions of the changes that could not be restored. */
  readonly descriptions: () => readonly string[];
}

/**
 * Creates the functions that restore the test account.
 * @param usesNewUsers whether users who sign up for this run make the writes, so that no call changes the test account
 */
export function createTestAccountRestore(
  { account, client, learnSecret, mailbox }: AccountOptions,
  usesNewUsers: boolean,
): TestAccountRestore {
  const { email, password, token } = account;
  const profile = createProfileRestore(client);
  const passwords =
    email === null || password === null ? null : createPasswordRestore(client, email, password);
  // A completed reset may end all sessions. The session of VERIFY_TOKEN could then not be replaced, so `token` must be null.
  const canCompleteReset = mailbox !== null && passwords !== null && token === null;
  const notRestored = new Set<string>();
  let isResetPending = false;
  let needsPasswordRestore = false;

  const substituteProfile = async (user: User): Promise<Substitution> => {
    const current = await profile.readAndSave(user.token);
    if (current === null) {
      return stateUnavailable('the profile of the test account cannot be read, so it could not be restored');
    }
    // The request keeps its e-mail: the one of the account, or somebody else's if a refusal is expected.
    const { userEmail: _, ...unchanged } = current;
    // A member that the user details do not show could not be restored, so it is not sent.
    return { replacementMembers: { ...omittedMembers, ...unchanged } };
  };
  const substitutePassword = ({ kind, operationId }: Interaction): Substitution => {
    if (passwords === null) {
      return stateUnavailable('changes a password: needs VERIFY_EMAIL and VERIFY_PASSWORD');
    }
    // If a refusal is expected, the new password is the current one, so that nothing changes if the gateway accepts the request.
    if (kind === 'refused') return { replacementMembers: passwordMembers(operationId, password) };
    if (token !== null) {
      return stateUnavailable(
        'changes a password, which may end the session of VERIFY_TOKEN: run it without VERIFY_TOKEN',
      );
    }
    needsPasswordRestore = true;
    learnSecret(passwords.temporaryPassword);
    return { replacementMembers: passwordMembers(operationId, passwords.temporaryPassword) };
  };

  return {
    appliesTo: ({ kind, operationId }: Interaction) =>
      !usesNewUsers && kind !== 'session-expired' && accountChangingCalls.has(operationId),
    substitute: async (interaction: Interaction, user: User) =>
      interaction.operationId === 'user.update' ? substituteProfile(user) : substitutePassword(interaction),
    restore: async () => {
      const members = await profile.restore();
      if (members.length > 0) notRestored.add(`the profile of the test account: ${members.join(', ')}`);
      if (!needsPasswordRestore) return false;
      // Cleared first, so that a restore that fails is not repeated after each later interaction.
      needsPasswordRestore = false;
      if ((await passwords?.restore()) === false) {
        notRestored.add(`the password of the test account: ${temporaryPasswordText}`);
      }
      return true;
    },
    startsReset: ({ given, kind, operationId }: Interaction) =>
      !usesNewUsers &&
      ((operationId === 'authentication.initiatePasswordReset' && kind === 'accepted') ||
        given.some(({ name }) => name === 'a person with a pending password reset')),
    canCompleteReset,
    completeReset: async (codeFor: Users['codeFor']) => {
      if (!isResetPending || !canCompleteReset || email === null || password === null) return;
      const otp = await codeFor(email);
      if (otp === null) return;
      const request = { userEmail: email, otp, userPassword: password };
      isResetPending = !(await client.call('authentication.completePasswordReset', request)).ok;
    },
    notePendingReset: () => {
      isResetPending = !usesNewUsers;
    },
    noteOutcome: ({ kind, operationId }: Interaction, outcome: CallOutcome) => {
      if (usesNewUsers || kind !== 'accepted' || outcome === 'not-sent' || outcome === 'refused') return;
      if (operationId === 'authentication.initiatePasswordReset') isResetPending = true;
      if (operationId === 'authentication.completePasswordReset') isResetPending = outcome !== 'accepted';
    },
    descriptions: (): readonly string[] => [
      ...notRestored,
      ...(isResetPending ? ['a pending password reset of the test account'] : []),
    ],
  };
}

const accountChangingCalls: ReadonlySet<OperationId> = new Set([
  'user.update',
  'authentication.changePassword',
  'authentication.completePasswordReset',
]);

/** All members of the profile form except the e-mail, as undefined, so that they are not sent. */
const omittedMembers = Object.fromEntries(
  Object.keys(profileForm.omit({ userEmail: true }).shape).map(name => [name, undefined]),
);

/** The members of a request that sets a password. Only `changePassword` has a confirmation. */
function passwordMembers(operationId: OperationId, userPassword: string | null) {
  const needsConfirmation = operationId === 'authentication.changePassword';
  return { userPassword, ...(needsConfirmation && { userConfirmPassword: userPassword }) };
}

/** Describes the two passwords that the account may have, without revealing them. */
const temporaryPasswordText = 'VERIFY_PASSWORD, or that with its first character moved to the end';

function createPasswordRestore(client: SetupClient, userEmail: string, userPassword: string) {
  // The password with its first character moved to the end. It has the same length and characters, so a gateway that accepts one also accepts
  // the other.
  const temporaryPassword = `${userPassword.slice(1)}${userPassword.slice(0, 1)}`;
  const logIn = async (password: string): Promise<string | null> => {
    const login = await client.call('authentication.login', { userEmail, userPassword: password });
    return login.ok ? login.value.token : null;
  };
  return {
    temporaryPassword,
    /** Sets the first password again. @returns false if the account may still have the temporary password */
    restore: async () => {
      // The change of the password may have ended every session, so a new session is opened.
      const token = await logIn(temporaryPassword);
      if (token !== null) {
        const change = { oldPassword: temporaryPassword, userPassword, userConfirmPassword: userPassword };
        await client.call('authentication.changePassword', { ...change, username: userEmail }, { token });
      }
      return (await logIn(userPassword)) !== null;
    },
  };
}

type Profile = OperationRequest<'user.update'>;

function createProfileRestore(client: SetupClient) {
  let savedProfile: { readonly token: string; readonly profile: Profile } | null = null;

  const read = async (token: string): Promise<Profile | null> => {
    const details = await client.call('authentication.userDetails', {}, { token });
    if (!details.ok) return null;
    const detailMembers: Readonly<Record<string, unknown>> = details.value;
    // A member that the details do not show, or only in an invalid form, is omitted, because it could not be restored.
    const restorable = Object.entries(profileForm.shape).flatMap(([name, schema]) =>
      detailMembers[name] !== undefined && schema.safeParse(detailMembers[name]).success
        ? [[name, detailMembers[name]]]
        : [],
    );
    const profile = profileForm.safeParse(Object.fromEntries(restorable));
    return profile.success ? profile.data : null;
  };
  const changedMembers = (before: Profile, now: Profile | null): string[] =>
    Object.entries(before)
      .filter(([name, value]) => !isDeepStrictEqual(propertiesOf(now)[name], value))
      .map(([name]) => name);

  return {
    /** Reads the profile and saves it for `restore`. @returns the profile; null if it cannot be read */
    readAndSave: async (token: string) => {
      const profile = await read(token);
      if (profile !== null) savedProfile = { token, profile };
      return profile;
    },
    /** Sends the saved profile if it has changed. @returns the members that could not be restored */
    restore: async (): Promise<readonly string[]> => {
      if (savedProfile === null) return [];
      const { profile, token } = savedProfile;
      // Cleared first, so that a restore that fails is not repeated after each later interaction.
      savedProfile = null;
      if (changedMembers(profile, await read(token)).length === 0) return [];
      await client.call('user.update', profile, { token });
      return changedMembers(profile, await read(token));
    },
  };
}
