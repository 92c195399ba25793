import { randomBytes } from 'node:crypto';
import { examples } from '@choose-life/contracts/gateway/examples';
import { operations } from '@choose-life/contracts/gateway/operations';
import type { Interaction } from '../../interactions/interaction.ts';
import type { ProviderStateName, StateValueName } from '../../provider-states.ts';
import { namesOfValues, type StateValues } from '../contract/fill-request.ts';
import type { AccountMeans, Cast } from './cast.ts';
import type { Lending } from './lending.ts';
import { newAddress, type Person } from './people.ts';
import { createRecords, type Sought } from './records.ts';
import type { Entered } from './state-source.ts';
import { type Ledger, wouldStay } from './staying.ts';
import type { WaitListKeeper } from './wait-list-keeper.ts';

/** How each state is reached by the contract's own calls. */
export type Ways = Readonly<Record<ProviderStateName, (interaction: Interaction) => Promise<Entered>>>;

/** Who is told of what the states change. */
export interface Keepers {
  readonly ledger: Ledger;
  readonly lending: Lending;
  readonly waitList: WaitListKeeper;
}

export function createWays(
  { account, allowSignups, allowWrites, client, mailbox }: AccountMeans,
  cast: Cast,
  { ledger, lending, waitList }: Keepers,
): Ways {
  const records = createRecords(client);

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

  return {
    'a person with a session': interaction => withCaller(interaction),
    'a person with an expired session': async () =>
      reached({ token: `made-up-by-choose-life-verify-${randomBytes(16).toString('hex')}` }),
    'a person with a finished report': interaction =>
      orWithout(
        interaction,
        'reportId',
        withRecord(interaction, records.findReport, person => {
          ledger.noteRecord('reports');
          return records.makeReport(person);
        }),
      ),
    'a person with saved answers': interaction =>
      withRecord(interaction, records.findAnswers, person => {
        ledger.noteRecord('answers');
        return records.makeAnswers(person);
      }),
    'a person with a pending password reset': async interaction => {
      const takesCode = namesOfValues(interaction.request).includes('otp');
      if (takesCode && mailbox === null) return notReachable(codeIsMailed);
      return withCaller(interaction, async ({ email }): Promise<Sought> => {
        if (email === null) return { reason: 'nobody has an address' };
        lending.noteReset();
        await client.call('authentication.initiatePasswordReset', { userEmail: email });
        const otp = await cast.codeFor(email);
        if (otp !== null) return { values: { otp } };
        return takesCode ? { reason: 'no letter with a code has come' } : { values: {} };
      });
    },
    'an address without an account': async ({ operationId }) => {
      const email = newAddress(account);
      if (operationId === 'waitList.create') waitList.note(email);
      return reached({ email });
    },
    'a pending sign-up': async interaction => {
      if (!allowSignups) return notReachable(wouldStay('a sign-up'));
      const takesCode = namesOfValues(interaction.request).includes('otp');
      if (takesCode && mailbox === null) return notReachable(codeIsMailed);
      const email = newAddress(account);
      const { userEmail: _, ...form } = examples['authentication.initiateEnrollment'].request;
      ledger.noteSignUp();
      const begun = await client.call('authentication.initiateEnrollment', { ...form, userEmail: email });
      if (!begun.ok) return { kind: 'failed', reason: `nobody can sign up: ${begun.fault.kind}` };
      const otp = await cast.codeFor(email);
      return reached({ email, ...(otp !== null && { otp }) });
    },
    'an address on the wait-list': async ({ operationId }) => {
      // An address that nobody could take off again is not put there, nor one that a read does not need.
      const length = allowWrites ? await waitList.length() : null;
      if (length === null || (operationId === 'waitList.read' && length > 0)) return reached({});
      const waitListId = await waitList.put(newAddress(account));
      return reached(waitListId === null ? {} : { waitListId });
    },
    'an article': async () => {
      const contentId = await records.firstArticle();
      return reached(contentId === null ? {} : { contentId });
    },
    'every call checks its session': onlyWhenTold,
    'the gateway declines a call': onlyWhenTold,
    'the gateway answers in another form': onlyWhenTold,
  };
}

const codeIsMailed = 'needs --mailbox: the code is mailed';

/** Values of a state that holds now. */
export function reached(values: StateValues): Entered {
  return { kind: 'reached', values };
}

/** Why a state cannot be reached here. */
export function notReachable(reason: string): Entered {
  return { kind: 'not-reachable', reason };
}

async function onlyWhenTold(): Promise<Entered> {
  return notReachable('needs a gateway that can be told how to answer: --provider-states');
}
