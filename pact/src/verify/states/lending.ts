import type { OperationId } from '@choose-life/contracts/gateway/operations';
import { update } from '@choose-life/contracts/gateway/schemas/user';
import type { Interaction } from '../../interactions/interaction.ts';
import type { AccountMeans, Cast } from './cast.ts';
import { createPasswordKeeper, otherPassword } from './password-keeper.ts';
import type { Person } from './people.ts';
import { createProfileKeeper } from './profile-keeper.ts';
import type { CameTo } from './state-source.ts';

/** What a call sends of the test account, or why it cannot be sent. */
export type Lent =
  | { readonly members: Readonly<Record<string, unknown>> | undefined }
  | { readonly reason: string };

/** The test account, lent to calls that change it: what they send is the account's own, and what they change is put back. */
export interface Lending {
  /** Whether a call changes the account of whoever makes it. */
  readonly isAskedBy: (interaction: Interaction) => boolean;
  readonly lend: (interaction: Interaction, person: Person) => Promise<Lent>;
  /** @returns whether sessions of the account may have ended. */
  readonly putBack: () => Promise<boolean>;
  readonly beginsReset: (interaction: Interaction) => boolean;
  /** Whether a password reset can be ended that was begun: by its mailed code, and with the password as it is. */
  readonly canEndReset: boolean;
  readonly endReset: (codeFor: Cast['codeFor']) => Promise<void>;
  readonly noteReset: () => void;
  readonly noteAnswer: (interaction: Interaction, cameTo: CameTo) => void;
  /** What is not as it was, in words. */
  readonly left: () => readonly string[];
}

/** @param signsUp people of the run's own make the writes: nothing is lent then. */
export function createLending(
  { account, client, learnSecret, mailbox }: AccountMeans,
  signsUp: boolean,
): Lending {
  const { email, password, token } = account;
  const profiles = createProfileKeeper(client);
  const passwords =
    email === null || password === null ? null : createPasswordKeeper(client, email, password);
  // It may end the sessions of the account, which a token that was given could not get over.
  const canEndReset = mailbox !== null && passwords !== null && token === null;
  const left = new Set<string>();
  let resetIsPending = false;
  let passwordIsLent = false;

  const lendProfile = async (person: Person): Promise<Lent> => {
    const profile = await profiles.borrow(person.token);
    if (profile === null) return { reason: 'the profile of the test account cannot be read, nor put back' };
    const { userEmail: _, ...own } = profile;
    // What the details do not show could not be put back: it is not sent.
    return { members: { ...notSent, ...own } };
  };
  const lendPassword = ({ kind, operationId }: Interaction): Lent => {
    if (passwords === null)
      return { reason: 'it changes a password: needs VERIFY_EMAIL and VERIFY_PASSWORD' };
    // A wrong code or password that is taken changes nothing then.
    if (kind === 'refused') return { members: membersOf(operationId, password) };
    if (token !== null) {
      return { reason: 'it changes a password, which may end the session of VERIFY_TOKEN: leave that out' };
    }
    const other = passwords.borrow();
    passwordIsLent = true;
    learnSecret(other);
    return { members: membersOf(operationId, other) };
  };

  return {
    isAskedBy: ({ kind, operationId }) => !signsUp && kind !== 'session-expired' && lentTo.has(operationId),
    lend: async (interaction, person) =>
      interaction.operationId === 'user.update' ? lendProfile(person) : lendPassword(interaction),
    putBack: async () => {
      const members = await profiles.putBack();
      if (members.length > 0) left.add(`the profile of the test account: ${members.join(', ')}`);
      if (!passwordIsLent) return false;
      passwordIsLent = false;
      if ((await passwords?.putBack()) === false)
        left.add(`the password of the test account: ${otherPassword}`);
      return true;
    },
    beginsReset: ({ given, kind, operationId }) =>
      !signsUp &&
      ((operationId === 'authentication.initiatePasswordReset' && kind === 'accepted') ||
        given.some(({ name }) => name === 'a person with a pending password reset')),
    canEndReset,
    endReset: async codeFor => {
      if (!resetIsPending || !canEndReset || email === null || password === null) return;
      const otp = await codeFor(email);
      if (otp === null) return;
      const ended = { userEmail: email, otp, userPassword: password };
      resetIsPending = !(await client.call('authentication.completePasswordReset', ended)).ok;
    },
    noteReset: () => {
      resetIsPending = !signsUp;
    },
    noteAnswer: ({ kind, operationId }, cameTo) => {
      if (signsUp || kind !== 'accepted' || cameTo === 'not-sent' || cameTo === 'refused') return;
      if (operationId === 'authentication.initiatePasswordReset') resetIsPending = true;
      if (operationId === 'authentication.completePasswordReset') resetIsPending = cameTo !== 'accepted';
    },
    left: () => [...left, ...(resetIsPending ? ['a password reset of the test account, begun by mail'] : [])],
  };
}

const lentTo: ReadonlySet<OperationId> = new Set([
  'user.update',
  'authentication.changePassword',
  'authentication.completePasswordReset',
]);

/** Every member of the profile form but the one that says whose it is. */
const notSent = Object.fromEntries(
  Object.keys(update.request.shape).flatMap(name => (name === 'userEmail' ? [] : [[name, undefined]])),
);

function membersOf(operationId: OperationId, userPassword: string | null) {
  const confirmed = operationId === 'authentication.changePassword';
  return { userPassword, ...(confirmed && { userConfirmPassword: userPassword }) };
}
