import { randomBytes } from 'node:crypto';
import { examples } from '@choose-life/contracts/gateway/examples';
import { operations } from '@choose-life/contracts/gateway/operations';
import type { Interaction } from '../../interactions/interaction.ts';
import type { ProviderStateName, StateValueName } from '../../provider-states.ts';
import { namesOfValues, type StateValues } from '../contract/fill-request.ts';
import { type AccountMeans, createCast } from './cast.ts';
import { newAddress, type Person } from './people.ts';
import { createRecords, type Sought } from './records.ts';
import type { Entered, StateSource } from './state-source.ts';

/** As a state source; `tidyUp` takes the addresses off the wait-list that the run has put there. */
export interface AccountStates extends StateSource {
  readonly tidyUp: () => Promise<void>;
}

/** Calls after which a password is another one: they need somebody who is not needed again. */
const spendsItsPerson = new Set(['authentication.changePassword', 'authentication.completePasswordReset']);

/**
 * Reaches states through the contract's own calls. Reads use the test account as it is. Writes use somebody who signed up
 * for this run where letters can be read, else the test account.
 */
export function accountStates(means: AccountMeans): AccountStates {
  const { account, allowWrites, client } = means;
  const cast = createCast(means);
  const records = createRecords(client);
  const waiting: string[] = [];

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
    return 'reason' in sought
      ? notReachable(sought.reason)
      : reached({ ...(await valuesOf(person.value)), ...sought.values });
  };
  /** Something the caller has, or else something that is made, where writes are allowed. */
  const withRecord = async (
    interaction: Interaction,
    find: (person: Person) => Promise<Sought>,
    make: (person: Person) => Promise<Sought>,
  ): Promise<Entered> => {
    const isRead = operations[interaction.operationId].effect === 'read';
    const found = isRead ? await withCaller(interaction, find) : null;
    if (found !== null && (found.kind !== 'not-reachable' || !allowWrites)) return found;
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
    'a person with a session': async interaction =>
      spendsItsPerson.has(interaction.operationId) && cast.own() === null
        ? notReachable('needs --mailbox: it changes a password')
        : withCaller(interaction),
    'a person with an expired session': async () =>
      reached({ token: `made-up-by-choose-life-verify-${randomBytes(16).toString('hex')}` }),
    'a person with a finished report': interaction =>
      orWithout(interaction, 'reportId', withRecord(interaction, records.findReport, records.makeReport)),
    'a person with saved answers': interaction =>
      withRecord(interaction, records.findAnswers, records.makeAnswers),
    'a person with a pending password reset': async interaction =>
      cast.own() === null
        ? notReachable('needs --mailbox: the code is mailed')
        : withCaller(interaction, async ({ email }) => {
            if (email === null) return { reason: 'nobody has an address' };
            await client.call('authentication.initiatePasswordReset', { userEmail: email });
            const otp = await cast.codeFor(email);
            return otp === null ? { reason: 'no letter with a code has come' } : { values: { otp } };
          }),
    'an address without an account': async ({ operationId }) => {
      const email = newAddress(account);
      if (operationId === 'waitList.create') waiting.push(email);
      return reached({ email });
    },
    'a pending sign-up': async ({ kind, operationId }) => {
      const takesCode = operationId === 'authentication.completeEnrollment' && kind === 'accepted';
      if (takesCode && means.mailbox === null) return notReachable('needs --mailbox: the code is mailed');
      const email = newAddress(account);
      const { userEmail: _, ...form } = examples['authentication.initiateEnrollment'].request;
      const begun = await client.call('authentication.initiateEnrollment', { ...form, userEmail: email });
      if (!begun.ok) return { kind: 'failed', reason: `nobody can sign up: ${begun.fault.kind}` };
      const otp = await cast.codeFor(email);
      return reached({ email, ...(otp !== null && { otp }) });
    },
    'an address on the wait-list': async () => {
      if (!allowWrites) return reached({});
      const email = newAddress(account);
      waiting.push(email);
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

  return {
    exact: false,
    withoutValue: name => missingValues[name] ?? `the test account has no '${name}'`,
    enter: async interaction => {
      let values: StateValues = {};
      for (const { name } of interaction.given) {
        const entered = await reach[name](interaction);
        if (entered.kind !== 'reached') return entered;
        values = { ...values, ...entered.values };
      }
      return reached(values);
    },
    leave: async ({ operationId }) => {
      if (spendsItsPerson.has(operationId)) cast.dismissOwn();
    },
    tidyUp: async () => {
      const list = waiting.length === 0 ? null : await client.call('waitList.read', {});
      if (!list?.ok) return;
      for (const { waitListEmail, waitListId } of list.value.data) {
        if (waiting.includes(waitListEmail)) await client.call('waitList.delete', { waitListId });
      }
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

function reached(values: StateValues): Entered {
  return { kind: 'reached', values };
}

function notReachable(reason: string): Entered {
  return { kind: 'not-reachable', reason };
}

async function onlyWhenTold(): Promise<Entered> {
  return notReachable('needs a gateway that can be told how to answer: --provider-states');
}
