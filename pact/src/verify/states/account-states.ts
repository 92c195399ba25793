import { randomBytes } from 'node:crypto';
import { examples } from '@choose-life/contracts/gateway/examples';
import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';
import type { Interaction } from '../../interactions/interaction.ts';
import type { ProviderStateName, StateValueName } from '../../provider-states.ts';
import { namesOfValues, type StateValues } from '../contract/fill-request.ts';
import { type AccountMeans, createCast } from './cast.ts';
import { createLending, type Lent } from './lending.ts';
import { newAddress, type Person } from './people.ts';
import { createRecords, type Sought } from './records.ts';
import type { Entered, StateSource } from './state-source.ts';
import { createWaitListKeeper } from './wait-list-keeper.ts';

/** Calls whose work nothing takes back: it is not asked for unless it may stay. */
const staying: Readonly<Partial<Record<OperationId, string>>> = {
  'authentication.initiateEnrollment': 'a sign-up',
  'authentication.completeEnrollment': 'a sign-up',
  'hra.saveAnswers': 'saved answers',
  'hra.appraiseRisks': 'a report',
};

/** Calls after which a password is another one: they need somebody who is not needed again. */
const spendsItsPerson = new Set(['authentication.changePassword', 'authentication.completePasswordReset']);

/**
 * Reaches states through the contract's own calls. Reads use the test account as it is. Writes use somebody who signed up
 * for this run where letters can be read, else the test account.
 */
export function accountStates(means: AccountMeans): StateSource {
  const { account, allowSignups, allowWrites, client } = means;
  /** Whether writes are made by people of the run's own. */
  const signsUp = allowSignups && means.mailbox !== null;
  let signUps = 0;
  const noteSignUp = () => {
    signUps++;
  };
  const stayed = new Set<string>();
  const cast = createCast(means, noteSignUp);
  const records = createRecords(client);
  const lending = createLending(means);
  const waitList = createWaitListKeeper(client);
  /** What somebody of the run's own has saved stays with them, and is no more than their sign-up. */
  const noteRecord = (record: string) => {
    if (!signsUp) stayed.add(`${record} of the test account`);
  };

  const valuesOf = async ({ companyId, email, password, token, userId }: Person): Promise<StateValues> => {
    // The company of the profile form is not taken by the gateway; it may be anybody's.
    const known = companyId === null ? await cast.tester() : null;
    const company = known?.ok ? known.value.companyId : companyId;
    return {
      token,
      ...(email !== null && { email }),
      ...(password !== null && { password }),
      ...(userId !== null && { userId }),
      ...(company !== null && { companyId: company }),
    };
  };
  const withCaller = async (
    { operationId }: Interaction,
    more: (person: Person) => Promise<Sought> = async () => ({ values: {} }),
  ): Promise<Entered> => {
    const person = await cast.callerOf(operationId);
    if (!person.ok) {
      // A log-in that gives no session is what its own interaction is to find.
      const { email, password } = account;
      if (operationId === 'authentication.login' && email !== null && password !== null) {
        return reached({ email, password });
      }
      return { kind: person.failed ? 'failed' : 'not-reachable', reason: person.reason };
    }
    const sought = await more(person.value);
    if ('reason' in sought) return notReachable(sought.reason);
    return reached({ ...(await valuesOf(person.value)), ...sought.values });
  };
  /** Something the caller has, or else something that is made, where writes are allowed. */
  const withRecord = async (
    interaction: Interaction,
    find: (person: Person) => Promise<Sought>,
    make: (person: Person) => Promise<Sought>,
  ): Promise<Entered> => {
    const isRead = operations[interaction.operationId].effect === 'read';
    const found = isRead ? await withCaller(interaction, find) : null;
    if (found !== null && (found.kind !== 'not-reachable' || !allowSignups)) return found;
    const maker = await cast.maker();
    if (!maker.ok) return notReachable(maker.reason);
    const made = await make(maker.value);
    if ('values' in made) return reached({ ...(await valuesOf(maker.value)), ...made.values });
    // What was made may be there although the answer to it cannot be read: then that call's own interaction finds it.
    const there = await find(maker.value);
    return 'values' in there
      ? reached({ ...(await valuesOf(maker.value)), ...there.values })
      : notReachable(made.reason);
  };
  /** A call that does not name the record is made all the same: what it shows is judged as it is. */
  const orWithout = async (
    interaction: Interaction,
    name: StateValueName,
    entered: Promise<Entered>,
  ): Promise<Entered> => {
    const found = await entered;
    const named = namesOfValues(interaction.request).includes(name);
    return found.kind === 'not-reachable' && !named ? withCaller(interaction) : found;
  };

  const reach: Readonly<Record<ProviderStateName, (interaction: Interaction) => Promise<Entered>>> = {
    'a person with a session': interaction => withCaller(interaction),
    'a person with an expired session': async () =>
      reached({ token: `made-up-by-choose-life-verify-${randomBytes(16).toString('hex')}` }),
    'a person with a finished report': interaction =>
      orWithout(
        interaction,
        'reportId',
        withRecord(interaction, records.findReport, person => {
          noteRecord('reports');
          return records.makeReport(person);
        }),
      ),
    'a person with saved answers': interaction =>
      withRecord(interaction, records.findAnswers, person => {
        noteRecord('answers');
        return records.makeAnswers(person);
      }),
    'a person with a pending password reset': async interaction => {
      const takesCode = namesOfValues(interaction.request).includes('otp');
      if (takesCode && means.mailbox === null) return notReachable(codeIsMailed);
      return withCaller(interaction, async ({ email }): Promise<Sought> => {
        if (email === null) return { reason: 'nobody has an address' };
        if (!signsUp) lending.noteReset();
        await client.call('authentication.initiatePasswordReset', { userEmail: email });
        const otp = await cast.codeFor(email);
        if (otp !== null) return { values: { otp } };
        return takesCode ? { reason: 'no letter with a code has come' } : { values: {} };
      });
    },
    'an address without an account': async ({ operationId }) => {
      const email = newAddress(account);
      if (operationId === 'waitList.create') waitList.add(email);
      return reached({ email });
    },
    'a pending sign-up': async interaction => {
      if (!allowSignups) return notReachable(staysText('a sign-up'));
      const takesCode = namesOfValues(interaction.request).includes('otp');
      if (takesCode && means.mailbox === null) return notReachable(codeIsMailed);
      const email = newAddress(account);
      const { userEmail: _, ...form } = examples['authentication.initiateEnrollment'].request;
      noteSignUp();
      const begun = await client.call('authentication.initiateEnrollment', { ...form, userEmail: email });
      if (!begun.ok) return { kind: 'failed', reason: `nobody can sign up: ${begun.fault.kind}` };
      const otp = await cast.codeFor(email);
      return reached({ email, ...(otp !== null && { otp }) });
    },
    'an address on the wait-list': async ({ operationId }) => {
      // An address that nobody could take off again is not put there, nor one that a read does not need.
      const length = allowWrites ? await waitList.length() : null;
      if (length === null || (operationId === 'waitList.read' && length > 0)) return reached({});
      const email = newAddress(account);
      waitList.add(email);
      await client.call('waitList.create', { waitListEmail: email });
      const list = await client.call('waitList.read', {});
      const entry = list.ok ? list.value.data.find(each => each.waitListEmail === email) : undefined;
      return reached(entry === undefined ? {} : { waitListId: entry.waitListId });
    },
    'an article': async () => {
      const contentId = await records.firstArticle();
      return reached(contentId === null ? {} : { contentId });
    },
    'every call checks its session': onlyWhenTold,
    'the gateway declines a call': onlyWhenTold,
    'the gateway answers in another form': onlyWhenTold,
  };

  const enterStates = async (interaction: Interaction): Promise<Entered> => {
    let values: StateValues = {};
    for (const { name } of interaction.given) {
      const entered = await reach[name](interaction);
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
      waitList.add(text);
      return { members: { waitListEmail: text } };
    }
    const person = allowWrites && !signsUp ? await cast.tester() : null;
    return person?.ok ? lending.lend(interaction, person.value) : { members: undefined };
  };

  return {
    exact: false,
    withoutValue: name => missingValues[name] ?? `the test account has no '${name}'`,
    enter: async interaction => {
      const stays = interaction.kind === 'session-expired' ? undefined : staying[interaction.operationId];
      if (stays !== undefined && !allowSignups) return notReachable(staysText(stays));
      if (interaction.operationId === 'waitList.create' && !allowSignups) {
        const canClear = allowWrites && (await waitList.length()) !== null;
        if (!canClear) return notReachable(staysText('an address on a wait-list that cannot be read'));
      }
      const entered = await enterStates(interaction);
      if (entered.kind !== 'reached') return entered;
      const lent = await membersFor(interaction);
      return 'reason' in lent ? notReachable(lent.reason) : { ...entered, members: lent.members };
    },
    leave: async (interaction, answered) => {
      const { operationId } = interaction;
      if (spendsItsPerson.has(operationId)) cast.dismissOwn();
      if (!signsUp) lending.noteAnswer(interaction, answered);
      if (await lending.putBack()) cast.forgetTester();
      if (answered === 'not-sent' || answered === 'refused' || answered === 'session-expired') return;
      if (operationId === 'authentication.initiateEnrollment') noteSignUp();
      if (operationId === 'hra.saveAnswers') noteRecord('answers');
      if (operationId === 'hra.appraiseRisks') noteRecord('reports');
    },
    finish: async () => {
      await lending.putBack();
      const waiting = await waitList.clear();
      return [
        ...(waiting > 0 ? [`addresses on the wait-list: ${waiting}`] : []),
        ...(signUps > 0 ? [`sign-ups: ${signUps}`] : []),
        ...stayed,
        ...lending.left(),
      ];
    },
  };
}

const codeIsMailed = 'needs --mailbox: the code is mailed';

function staysText(what: string): string {
  return `needs --allow-signups: ${what} would stay at the gateway`;
}

/** What it means that a request lacks a value. */
const missingValues: Readonly<Partial<Record<string, string>>> = {
  companyId: 'user-details shows no company of the test account',
  contentId: 'the content library shows no article',
  email: 'the e-mail of the test account is not known: set VERIFY_EMAIL',
  userId: 'user-details shows no id of the test account',
  waitListId: 'the wait-list does not show an address that was put on it',
};

function reached(values: StateValues): Entered {
  return { kind: 'reached', values };
}

function notReachable(reason: string): Entered {
  return { kind: 'not-reachable', reason };
}

async function onlyWhenTold(): Promise<Entered> {
  return notReachable('needs a gateway that can be told how to answer: --provider-states');
}
