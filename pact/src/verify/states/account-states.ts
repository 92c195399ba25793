import { randomBytes } from 'node:crypto';
import type { OperationId } from '@choose-life/contracts/gateway/operations';
import type { Interaction } from '../../interactions/interaction.ts';
import type { StateValues } from '../contract/fill-request.ts';
import { type AccountMeans, createCast } from './cast.ts';
import { createLending, type Lent } from './lending.ts';
import type { Entered, StateSource } from './state-source.ts';
import { createLedger, stayingWork, wouldStay } from './staying.ts';
import { createWaitListKeeper } from './wait-list-keeper.ts';
import { createWays, notReachable, reached } from './ways.ts';

/** Calls after which a password is another one: they need somebody who is not needed again. */
const spendsItsPerson = new Set<OperationId>([
  'authentication.changePassword',
  'authentication.completePasswordReset',
]);

/**
 * Reaches states through the contract's own calls. Reads use the test account as it is. Writes use somebody who signed up
 * for this run where sign-ups are allowed and letters can be read, else the test account: what they change of it is put back.
 */
export function accountStates(means: AccountMeans): StateSource {
  const { allowSignups, allowWrites, client, mailbox } = means;
  /** Whether writes are made by people of the run's own. */
  const signsUp = allowSignups && mailbox !== null;
  const ledger = createLedger(signsUp);
  const cast = createCast(means, ledger.noteSignUp);
  const lending = createLending(means, signsUp);
  const waitList = createWaitListKeeper(client);
  const ways = createWays(means, cast, { ledger, lending, waitList });

  /** What would stay at the gateway and may not; null where nothing does. */
  const forbidden = async (interaction: Interaction): Promise<string | null> => {
    const { kind, operationId } = interaction;
    if (allowSignups || kind === 'session-expired') return null;
    if (operationId === 'waitList.create' && (!allowWrites || (await waitList.length()) === null)) {
      return 'an address on a wait-list that cannot be read';
    }
    if (lending.beginsReset(interaction) && !lending.canEndReset) return 'a password reset that is begun';
    return stayingWork[operationId] ?? null;
  };
  const enterStates = async (interaction: Interaction): Promise<Entered> => {
    let values: StateValues = {};
    for (const { name } of interaction.given) {
      const entered = await ways[name](interaction);
      if (entered.kind !== 'reached') return entered;
      values = { ...values, ...entered.values };
    }
    return reached(values);
  };
  /** Members that the call sends in place of the interaction's own. */
  const membersFor = async (interaction: Interaction): Promise<Lent> => {
    const { kind, operationId } = interaction;
    const text = `not-an-address-${randomBytes(6).toString('hex')}`;
    if (kind === 'refused' && operationId === 'authentication.initiateEnrollment') {
      return { members: { userEmail: text } };
    }
    if (kind === 'refused' && operationId === 'waitList.create') {
      waitList.note(text);
      return { members: { waitListEmail: text } };
    }
    const person = lending.isAskedBy(interaction) ? await cast.tester() : null;
    return person?.ok ? lending.lend(interaction, person.value) : { members: undefined };
  };

  return {
    exact: false,
    withoutValue: name => missingValues[name] ?? `the test account has no '${name}'`,
    enter: async interaction => {
      const stays = await forbidden(interaction);
      if (stays !== null) return notReachable(wouldStay(stays));
      const entered = await enterStates(interaction);
      if (entered.kind !== 'reached') return entered;
      const lent = await membersFor(interaction);
      return 'reason' in lent ? notReachable(lent.reason) : { ...entered, members: lent.members };
    },
    leave: async (interaction, cameTo) => {
      const { operationId } = interaction;
      if (spendsItsPerson.has(operationId)) cast.dismissOwn();
      lending.noteAnswer(interaction, cameTo);
      if (await lending.putBack()) cast.forgetTester();
      if (cameTo === 'not-sent' || cameTo === 'refused' || cameTo === 'session-expired') return;
      if (operationId === 'authentication.initiateEnrollment') ledger.noteSignUp();
      if (operationId === 'hra.saveAnswers') ledger.noteRecord('answers');
      if (operationId === 'hra.appraiseRisks') ledger.noteRecord('reports');
    },
    finish: async () => {
      await lending.putBack();
      await lending.endReset(cast.codeFor);
      const waiting = await waitList.clear();
      return [
        ...(waiting > 0 ? [`addresses on the wait-list: ${waiting}`] : []),
        ...ledger.lines(),
        ...lending.left(),
      ];
    },
  };
}

/** What it means that a request lacks a value. */
const missingValues: Readonly<Partial<Record<string, string>>> = {
  companyId: 'user-details shows no company of the test account',
  contentId: 'the content library shows no article',
  email: 'the e-mail of the test account is not known: set VERIFY_EMAIL',
  userId: 'user-details shows no id of the test account',
  waitListId: 'the wait-list does not show an address that was put on it',
};
