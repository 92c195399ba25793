import type { OperationId } from '@choose-life/contracts/gateway/operations';
import { update } from '@choose-life/contracts/gateway/schemas/user';
import type { Interaction } from '../../interactions/interaction.ts';
import type { AccountMeans } from './cast.ts';
import { createPasswordKeeper, passwordSuffix } from './password-keeper.ts';
import type { Person } from './people.ts';
import { createProfileKeeper } from './profile-keeper.ts';
import type { Answered } from './state-source.ts';

/** What a call sends of the test account, or why it cannot be sent. */
export type Lent =
  | { readonly members: Readonly<Record<string, unknown>> | undefined }
  | { readonly reason: string };

/** The test account, lent to calls that change it: what they send is the account's own, and what they change is put back. */
export interface Lending {
  readonly lend: (interaction: Interaction, person: Person) => Promise<Lent>;
  /** @returns whether sessions of the account may have ended. */
  readonly putBack: () => Promise<boolean>;
  readonly noteAnswer: (interaction: Interaction, answered: Answered) => void;
  readonly noteReset: () => void;
  /** What is not as it was, in words. */
  readonly left: () => readonly string[];
}

export function createLending({ account, client, learnSecret }: AccountMeans): Lending {
  const { email, password, token } = account;
  const profiles = createProfileKeeper(client);
  const passwords =
    email === null || password === null ? null : createPasswordKeeper(client, email, password);
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
    lend: async (interaction, person) => {
      if (interaction.kind === 'session-expired') return { members: undefined };
      switch (interaction.operationId) {
        case 'user.update':
          return lendProfile(person);
        case 'authentication.changePassword':
        case 'authentication.completePasswordReset':
          return lendPassword(interaction);
        default:
          return { members: undefined };
      }
    },
    putBack: async () => {
      const members = await profiles.putBack();
      if (members.length > 0) left.add(`the profile of the test account: ${members.join(', ')}`);
      if (!passwordIsLent) return false;
      passwordIsLent = false;
      if ((await passwords?.putBack()) === false) {
        left.add(
          `the password of the test account: VERIFY_PASSWORD, or that with ${passwordSuffix} behind it`,
        );
      }
      return true;
    },
    noteAnswer: ({ kind, operationId }, answered) => {
      if (kind !== 'accepted' || answered === 'not-sent' || answered === 'refused') return;
      if (operationId === 'authentication.initiatePasswordReset') resetIsPending = true;
      if (operationId === 'authentication.completePasswordReset') resetIsPending = answered !== 'accepted';
    },
    noteReset: () => {
      resetIsPending = true;
    },
    left: () => [...left, ...(resetIsPending ? ['a password reset of the test account, begun by mail'] : [])],
  };
}

/** Every member of the profile form but the one that says whose it is. */
const notSent = Object.fromEntries(
  Object.keys(update.request.shape).flatMap(name => (name === 'userEmail' ? [] : [[name, undefined]])),
);

function membersOf(operationId: OperationId, userPassword: string | null) {
  const confirmed = operationId === 'authentication.changePassword';
  return { userPassword, ...(confirmed && { userConfirmPassword: userPassword }) };
}
