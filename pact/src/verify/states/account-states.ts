import { randomBytes } from 'node:crypto';
import type { GatewayClient } from '@choose-life/adapter/gateway/gateway-client';
import { examples } from '@choose-life/contracts/gateway/examples';
import { type OperationRequest, operations } from '@choose-life/contracts/gateway/operations';
import type { ProviderStateName } from '../../provider-states.ts';
import type { ContractInteraction } from '../contract/contract-interaction.ts';
import type { StateValues } from '../contract/fill-request.ts';
import type { Mailbox } from './mailbox.ts';
import { type Found, newAddress, openTestAccount, type Person, signUp, type TestAccount } from './people.ts';
import type { Entered, StateSource } from './state-source.ts';

/** What a gateway is verified with when it has no state handlers: its own calls, and a test account. */
export interface AccountMeans {
  readonly client: GatewayClient;
  readonly account: TestAccount;
  readonly allowWrites: boolean;
  readonly mailbox: Mailbox | null;
  /** Told of every secret as soon as it is known. */
  readonly learnSecret: (secret: string) => void;
}

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
  const { account, allowWrites, client, mailbox } = means;
  let testPerson: Promise<Found<Person>> | null = null;
  let ownPerson: Promise<Found<Person>> | null = null;
  const waiting: string[] = [];

  const learn = async (found: Promise<Found<Person>>): Promise<Found<Person>> => {
    const person = await found;
    if (!person.ok) return person;
    means.learnSecret(person.value.token);
    if (person.value.password !== null) means.learnSecret(person.value.password);
    return person;
  };
  const codeFor = async (email: string): Promise<string | null> => {
    const code = (await mailbox?.codeFor(email)) ?? null;
    if (code !== null) means.learnSecret(code);
    return code;
  };
  const tester = () => {
    testPerson ??= learn(openTestAccount(client, account, allowWrites));
    return testPerson;
  };
  const own = () => {
    if (mailbox === null || !allowWrites) return null;
    ownPerson ??= learn(signUp(client, { codeFor }, newAddress(account)));
    return ownPerson;
  };
  /** Who makes the call: for a write somebody of the run's own, if there can be one. */
  const caller = async ({ operationId }: ContractInteraction): Promise<Found<Person>> => {
    const isWrite = operations[operationId].effect === 'write';
    const [first, second] = isWrite ? [own(), tester] : [null, tester];
    return first === null ? withTesterOrOwn(await second()) : first;
  };
  const withTesterOrOwn = async (found: Found<Person>): Promise<Found<Person>> =>
    found.ok || found.failed ? found : ((await own()) ?? found);

  const valuesOf = async ({ companyId, email, password, token, userId }: Person): Promise<StateValues> => {
    // The company of the profile form is not taken by the gateway; it may be anybody's.
    const company = companyId ?? (await knownCompany());
    return {
      token,
      email,
      ...(password !== null && { password }),
      ...(userId !== null && { userId }),
      ...(company !== null && { companyId: company }),
    };
  };
  const knownCompany = async () => {
    const known = await tester();
    return known.ok ? known.value.companyId : null;
  };

  const withCaller = async (
    interaction: ContractInteraction,
    more: (person: Person) => Promise<StateValues | string> = async () => ({}),
  ): Promise<Entered> => {
    const person = await caller(interaction);
    if (!person.ok) return { kind: person.failed ? 'failed' : 'not-reachable', reason: person.reason };
    const added = await more(person.value);
    if (typeof added === 'string') return { kind: 'not-reachable', reason: added };
    return { kind: 'reached', values: { ...(await valuesOf(person.value)), ...added } };
  };

  const reportLines = async ({ email, token }: Person) => {
    const list = await client.call(
      'risksAppraisedAudit.readByRisksAppraisedAuditUserId',
      { risksAppraisedAuditUserId: email },
      { token },
    );
    return list.ok ? list.value.data : [];
  };
  const answersOf = ({ email }: Person): OperationRequest<'hra.saveAnswers'> => {
    const { unique_string: _, ...answers } = examples['hra.saveAnswers'].request;
    return { ...answers, 'appraise_risks.user_id': email };
  };

  const reach: Readonly<Record<ProviderStateName, (interaction: ContractInteraction) => Promise<Entered>>> = {
    'a person with a session': interaction =>
      spendsItsPerson.has(interaction.operationId) && own() === null
        ? needs('--mailbox: it changes a password')
        : withCaller(interaction),
    'a person with an expired session': () =>
      reached({ token: `made-up-by-choose-life-verify-${randomBytes(16).toString('hex')}` }),
    'a person with a finished report': interaction =>
      withCaller(interaction, async person => {
        const line = (await reportLines(person)).find(each => each.risksAppraisedAuditReportId);
        if (line?.risksAppraisedAuditReportId) return { reportId: line.risksAppraisedAuditReportId };
        if (!allowWrites) return 'the test account has no finished report';
        const made = await client.call('hra.appraiseRisks', answersOf(person), { token: person.token });
        return made.ok ? { reportId: made.value.meta.reportId } : `no report can be made: ${made.fault.kind}`;
      }),
    'a person with saved answers': interaction =>
      withCaller(interaction, async person => {
        const kept = (await reportLines(person)).find(each => each.risksAppraisedUniqueString);
        const isRead = operations[interaction.operationId].effect === 'read';
        if (isRead && kept?.risksAppraisedUniqueString)
          return { uniqueString: kept.risksAppraisedUniqueString };
        if (!allowWrites) return 'the test account has no saved answers';
        const made = await client.call('hra.saveAnswers', answersOf(person), { token: person.token });
        return made.ok
          ? { uniqueString: made.value.uniqueString }
          : `nothing can be saved: ${made.fault.kind}`;
      }),
    'a person with a pending password reset': interaction =>
      own() === null
        ? needs('--mailbox: the code is mailed')
        : withCaller(interaction, async ({ email }) => {
            await client.call('authentication.initiatePasswordReset', { userEmail: email });
            const otp = await codeFor(email);
            return otp === null ? 'no letter with a code has come' : { otp };
          }),
    'an address without an account': ({ operationId }) => {
      const email = newAddress(account);
      if (operationId === 'waitList.create') waiting.push(email);
      return reached({ email });
    },
    'a pending sign-up': async () => {
      const email = newAddress(account);
      const { userEmail: _, ...form } = examples['authentication.initiateEnrollment'].request;
      const begun = await client.call('authentication.initiateEnrollment', { ...form, userEmail: email });
      if (!begun.ok) return { kind: 'failed', reason: `nobody can sign up: ${begun.fault.kind}` };
      const otp = await codeFor(email);
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
      const { request } = examples['content.readContentLibrary'];
      const library = await client.call('content.readContentLibrary', request);
      const [article] = library.ok ? articlesOf(library.value) : [];
      return reached(article === undefined ? {} : { contentId: article.contentId });
    },
    'every call checks its session': () => onlyWhenTold(),
    'the gateway declines a call': () => onlyWhenTold(),
    'the gateway answers in another form': () => onlyWhenTold(),
  };

  return {
    exact: false,
    enter: async interaction => {
      let values: StateValues = {};
      for (const { name } of interaction.states) {
        // Pact files are written from the table of states; another name has no way to be reached.
        const entered = await (reach[name as ProviderStateName]?.(interaction) ?? onlyWhenTold());
        if (entered.kind !== 'reached') return entered;
        values = { ...values, ...entered.values };
      }
      if (spendsItsPerson.has(interaction.operationId)) ownPerson = null;
      return { kind: 'reached', values };
    },
    leave: async () => {},
    tidyUp: async () => {
      const list = waiting.length === 0 ? null : await client.call('waitList.read', {});
      if (!list?.ok) return;
      for (const { waitListEmail, waitListId } of list.value.data) {
        if (waiting.includes(waitListEmail)) await client.call('waitList.delete', { waitListId });
      }
    },
  };
}

function articlesOf(answer: object): { contentId: string | number }[] {
  const { contentLibrary, data } = answer as {
    // One of the two forms of the row's schema, which has been checked.
    contentLibrary?: { data: { contentId: string | number }[] };
    data?: { contentId: string | number }[];
  };
  return contentLibrary?.data ?? data ?? [];
}

async function reached(values: StateValues): Promise<Entered> {
  return { kind: 'reached', values };
}

async function needs(what: string): Promise<Entered> {
  return { kind: 'not-reachable', reason: `needs ${what}` };
}

async function onlyWhenTold(): Promise<Entered> {
  return {
    kind: 'not-reachable',
    reason: 'needs a gateway that can be told how to answer: --provider-states',
  };
}
