import { randomBytes } from 'node:crypto';
import type { OperationId } from '@choose-life/contracts/gateway/operations';
import type { Interaction } from '../../interactions/interaction.ts';
import {
  createLastingChanges,
  createWaitListCleanup,
  lastingChangeNames,
  needsSignupsText,
} from './lasting-changes.ts';
import { type StateManager, setUpEach, stateUnavailable } from './state-manager.ts';
import { createStateSetups } from './state-setups.ts';
import { createTestAccountRestore, type Substitution } from './test-account-restore.ts';
import { type AccountOptions, createUsers } from './users.ts';

/** Calls that change a password. They may also end sessions, so a user who signed up for the run is not used again after one of them. */
const passwordChangingCalls = new Set<OperationId>([
  'authentication.changePassword',
  'authentication.completePasswordReset',
]);

/**
 * Sets up states without state handlers. The test account makes the reads. A user who signs up for this run makes the writes. If a sign-up is
 * not possible, the test account makes them too.
 */
export function accountStates(options: AccountOptions): StateManager {
  const { allowSignups, client, mailbox } = options;
  const usesNewUsers = allowSignups && mailbox !== null;
  const lastingChanges = createLastingChanges(usesNewUsers);
  const users = createUsers(options, lastingChanges.noteSignUp);
  const testAccount = createTestAccountRestore(options, usesNewUsers);
  const waitList = createWaitListCleanup(client);
  const setups = createStateSetups({ options, users, lastingChanges, testAccount, waitList });

  /** The change that a call would leave at the gateway, if that needs `--allow-signups`; null if the call is allowed. */
  const forbiddenChange = async (interaction: Interaction): Promise<string | null> => {
    const { kind, operationId } = interaction;
    // The gateway refuses a call with an expired session, so nothing stays there.
    if (allowSignups || kind === 'session-expired') return null;
    if (operationId === 'waitList.create' && (await waitList.readEntryCount()) === null) {
      return 'an address on a wait-list that cannot be read';
    }
    if (testAccount.startsReset(interaction) && !testAccount.canCompleteReset) {
      return 'a pending password reset';
    }
    return lastingChangeNames[operationId] ?? null;
  };
  /** The members of the request that must differ from the example, so that the change can be undone and later runs are not affected. */
  const substitute = async (interaction: Interaction): Promise<Substitution> => {
    const { kind, operationId } = interaction;
    // These two refused calls send an invalid address. A gateway that accepts any text stores it. The text is random, so that the next run does not
    // find the entry of an earlier run.
    const invalidAddress = `not-an-address-${randomBytes(6).toString('hex')}`;
    if (kind === 'refused' && operationId === 'authentication.initiateEnrollment') {
      return { replacementMembers: { userEmail: invalidAddress } };
    }
    if (kind === 'refused' && operationId === 'waitList.create') {
      waitList.noteAddress(invalidAddress);
      return { replacementMembers: { waitListEmail: invalidAddress } };
    }
    if (!testAccount.appliesTo(interaction)) return { replacementMembers: undefined };
    const user = await users.testUser();
    return 'reason' in user ? user : testAccount.substitute(interaction, user);
  };

  return {
    hasStateHandlers: false,
    missingValueReason: name => missingValueReasons[name] ?? `the test account has no '${name}'`,
    setUp: async interaction => {
      const forbidden = await forbiddenChange(interaction);
      if (forbidden !== null) return stateUnavailable(needsSignupsText(forbidden));
      const states = await setUpEach(interaction.given, ({ name }) => setups[name](interaction));
      if (states.kind !== 'ready') return states;
      const substitution = await substitute(interaction);
      return 'reason' in substitution ? substitution : { ...states, ...substitution };
    },
    tearDown: async (interaction, outcome) => {
      const { operationId } = interaction;
      // This does not depend on the outcome, because the gateway may have changed the password even if no answer arrives.
      if (passwordChangingCalls.has(operationId)) users.forgetNewUser();
      testAccount.noteOutcome(interaction, outcome);
      // The restore of a password may end the session of the test account.
      if (await testAccount.restore()) users.forgetTestUser();
      if (outcome === 'not-sent' || outcome === 'refused' || outcome === 'session-expired') return;
      if (operationId === 'authentication.initiateEnrollment') lastingChanges.noteSignUp();
      if (operationId === 'hra.saveAnswers') lastingChanges.noteRecord('answers');
      if (operationId === 'hra.appraiseRisks') lastingChanges.noteRecord('reports');
    },
    finish: async () => {
      await testAccount.restore();
      await testAccount.completeReset(users.codeFor);
      const remainingAddresses = await waitList.clear();
      const waitListChanges =
        remainingAddresses > 0 ? [`addresses on the wait-list: ${remainingAddresses}`] : [];
      return [...waitListChanges, ...lastingChanges.descriptions(), ...testAccount.descriptions()];
    },
  };
}

/** Why a value is missing, by the name of the value. */
const missingValueReasons: Readonly<Partial<Record<string, string>>> = {
  companyId: 'user-details shows no company of the test account',
  contentId: 'the content library shows no article',
  email: 'the e-mail of the test account is not known: set VERIFY_EMAIL',
  userId: 'user-details shows no id of the test account',
  waitListId: 'the wait-list does not show an address that was put on it',
};
