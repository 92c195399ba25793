import { randomBytes } from 'node:crypto';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { examples } from '@choose-life/contracts/gateway/examples';
import {
  type OperationRequest,
  type OperationResponse,
  operations,
} from '@choose-life/contracts/gateway/operations';
import { contentItem } from '@choose-life/contracts/gateway/operations/content';
import { z } from 'zod';
import type { Interaction } from '../../interactions/interaction.ts';
import type { ProviderStateName, StateValueName } from '../../provider-states.ts';
import { namesOfValues, type StateValues } from '../request.ts';
import { type LastingChanges, needsSignups, type WaitListCleanup } from './lasting-changes.ts';
import type { SetupClient } from './setup-client.ts';
import { failed, notReachable, reached, type SetupResult } from './state-manager.ts';
import type { TestAccountRestore } from './test-account-restore.ts';
import { type AccountOptions, type User, type Users, unusedAddress } from './users.ts';

/** The function that sets up each state, by the name of the state. */
type StateSetups = Readonly<Record<ProviderStateName, (interaction: Interaction) => Promise<SetupResult>>>;

/** Finds or creates a record of a user: a report or saved answers. */
type FindRecord = (user: User) => Promise<SetupResult>;

interface StateSetupParts {
  readonly options: AccountOptions;
  readonly users: Users;
  readonly lastingChanges: LastingChanges;
  readonly testAccount: TestAccountRestore;
  readonly waitList: WaitListCleanup;
}

/** Sets up states by calls to the gateway itself, with a test account or users who sign up for the run. */
export function createStateSetups({
  options: { account, allowSignups, allowWrites, client, mailbox },
  users,
  lastingChanges,
  testAccount,
  waitList,
}: StateSetupParts): StateSetups {
  const records = createRecords(client, lastingChanges.noteRecord);

  const valuesOf = async ({ companyId, email, password, token, userId }: User): Promise<StateValues> => {
    // A user who has just signed up has no company. The calls accept any existing company, so the company of the test account is used.
    const other = companyId === null ? await users.testUser() : null;
    const company = other === null || 'reason' in other ? companyId : other.companyId;
    return {
      token,
      ...(email !== null && { email }),
      ...(password !== null && { password }),
      ...(userId !== null && { userId }),
      ...(company !== null && { companyId: company }),
    };
  };
  /** The values of the user who makes the call of the interaction, and the values that `findRecord` returns for this user. */
  const withCaller = async (
    { operationId }: Interaction,
    findRecord: FindRecord = async () => reached({}),
  ): Promise<SetupResult> => {
    const user = await users.callerOf(operationId);
    if ('reason' in user) {
      // If no user can log in, the interaction of the log-in itself must still run, so that it reports the problem.
      const { email, password } = account;
      const isLogin = operationId === 'authentication.login' && email !== null && password !== null;
      return isLogin ? reached({ email, password }) : user;
    }
    const record = await findRecord(user);
    if ('reason' in record) return record;
    return reached({ ...(await valuesOf(user)), ...record.values });
  };
  /** The values of a user who has a record. A read uses an existing record of its caller if there is one. Otherwise the writer creates a record. */
  const withRecord = async (
    interaction: Interaction,
    findRecord: FindRecord,
    createRecord: FindRecord,
  ): Promise<SetupResult> => {
    const isRead = operations[interaction.operationId].effect === 'read';
    const found = isRead ? await withCaller(interaction, findRecord) : null;
    if (found !== null && (found.kind !== 'not-reachable' || !allowSignups)) return found;
    const writer = await users.writer();
    if ('reason' in writer) return notReachable(writer.reason);
    const created = await createRecord(writer);
    // The record may exist even if the answer to the call that created it breaks the contract.
    const record = 'reason' in created ? await findRecord(writer) : created;
    return 'reason' in record ? created : reached({ ...(await valuesOf(writer)), ...record.values });
  };
  /** Waits for the setup of a state with a record. If it is not possible and the request does not contain the record's id, no record is needed. */
  const orWithout = async (
    interaction: Interaction,
    name: StateValueName,
    setup: Promise<SetupResult>,
  ): Promise<SetupResult> => {
    const result = await setup;
    const isNamed = namesOfValues(interaction.request).includes(name);
    return result.kind === 'not-reachable' && !isNamed ? withCaller(interaction) : result;
  };

  return {
    'a person with a session': interaction => withCaller(interaction),
    'a person with an expired session': async () =>
      reached({ token: `made-up-by-choose-life-verify-${randomBytes(16).toString('hex')}` }),
    'a person with a finished report': interaction =>
      orWithout(interaction, 'reportId', withRecord(interaction, records.findReport, records.makeReport)),
    'a person with saved answers': interaction =>
      withRecord(interaction, records.findAnswers, records.makeAnswers),
    'a person with a pending password reset': async interaction => {
      const needsCode = namesOfValues(interaction.request).includes('otp');
      if (needsCode && mailbox === null) return notReachable(codeIsMailed);
      return withCaller(interaction, async ({ email }) => {
        if (email === null) return notReachable('the e-mail of the user is not known');
        testAccount.noteReset();
        await client.call('authentication.initiatePasswordReset', { userEmail: email });
        const otp = await users.codeFor(email);
        if (otp !== null) return reached({ otp });
        return needsCode ? notReachable('no e-mail with a code has come') : reached({});
      });
    },
    'an address without an account': async ({ operationId }) => {
      const email = unusedAddress(account);
      if (operationId === 'waitList.create') waitList.note(email);
      return reached({ email });
    },
    'a pending sign-up': async interaction => {
      if (!allowSignups) return notReachable(needsSignups('a sign-up'));
      const needsCode = namesOfValues(interaction.request).includes('otp');
      if (needsCode && mailbox === null) return notReachable(codeIsMailed);
      const email = unusedAddress(account);
      const { userEmail: _, ...form } = examples['authentication.initiateEnrollment'].request;
      lastingChanges.noteSignUp();
      const begun = await client.call('authentication.initiateEnrollment', { ...form, userEmail: email });
      if (!begun.ok) return failed(`a sign-up is not accepted: ${begun.fault.text}`);
      const otp = await users.codeFor(email);
      return reached({ email, ...(otp !== null && { otp }) });
    },
    'an address on the wait-list': async ({ operationId }) => {
      // An address is added only if it can be removed again. For a read, it is added only if the list is empty.
      const length = allowWrites ? await waitList.length() : null;
      if (length === null || (operationId === 'waitList.read' && length > 0)) return reached({});
      const waitListId = await waitList.add(unusedAddress(account));
      return reached(waitListId === null ? {} : { waitListId });
    },
    'an article': async () => {
      const contentId = await records.firstArticle();
      return reached(contentId === null ? {} : { contentId });
    },
    'every call checks its session': onlyByHandlers,
    'the gateway declines a call': onlyByHandlers,
    'the gateway answers in another form': onlyByHandlers,
  };
}

const codeIsMailed = 'needs --mailbox: the code is mailed';

async function onlyByHandlers(): Promise<SetupResult> {
  return notReachable('needs state handlers: --provider-states');
}

/** Finds reports, saved answers and articles at a gateway, or creates them. @param note is called before a record is created that remains there */
function createRecords(client: SetupClient, note: LastingChanges['noteRecord']) {
  const findInList = async (
    { email, token }: User,
    name: StateValueName,
    valueIn: (entry: ReportEntry) => string | number | null | undefined,
    none: string,
  ): Promise<SetupResult> => {
    if (email === null) return notReachable('the e-mail of the test account is not known: set VERIFY_EMAIL');
    const call = 'risksAppraisedAudit.readByRisksAppraisedAuditUserId';
    const list = await client.call(call, { risksAppraisedAuditUserId: email }, { token });
    if (!list.ok)
      return notReachable(`the list of the test account's reports cannot be read: ${list.fault.text}`);
    const value = list.value.data.map(valueIn).find(Boolean);
    return value ? reached({ [name]: value }) : notReachable(none);
  };

  return {
    findReport: (user: User): Promise<SetupResult> =>
      findInList(
        user,
        'reportId',
        entry => entry.risksAppraisedAuditReportId,
        'the test account has no finished report',
      ),
    makeReport: async (user: User): Promise<SetupResult> => {
      note('reports');
      const made = await client.call('hra.appraiseRisks', answersOf(user), { token: user.token });
      return made.ok
        ? reached({ reportId: made.value.meta.reportId })
        : notReachable(`no report can be made: ${made.fault.text}`);
    },
    /** Finds saved answers: an entry of the list without a report is an unfinished assessment. */
    findAnswers: (user: User): Promise<SetupResult> =>
      findInList(
        user,
        'uniqueString',
        entry => (entry.risksAppraisedAuditReportId ? null : entry.risksAppraisedUniqueString),
        'the test account has no saved answers',
      ),
    makeAnswers: async (user: User): Promise<SetupResult> => {
      note('answers');
      const made = await client.call('hra.saveAnswers', answersOf(user), { token: user.token });
      return made.ok
        ? reached({ uniqueString: made.value.uniqueString })
        : notReachable(`answers cannot be saved: ${made.fault.text}`);
    },
    firstArticle: async (): Promise<string | number | null> => {
      const { request } = examples['content.readContentLibrary'];
      const library = await client.call('content.readContentLibrary', request);
      return library.ok ? (articlesOf(library.value)[0]?.contentId ?? null) : null;
    },
  };
}

function answersOf({ email }: User): OperationRequest<'hra.saveAnswers'> {
  const { unique_string: _, ...answers } = examples['hra.saveAnswers'].request;
  return { ...answers, ...(email !== null && { 'appraise_risks.user_id': email }) };
}

type ReportEntry = OperationResponse<'risksAppraisedAudit.readByRisksAppraisedAuditUserId'>['data'][number];

/** The articles are at `contentLibrary.data` or at `data` (s.7). */
function articlesOf(answer: object): z.output<typeof articles> {
  const { contentLibrary = answer } = propertiesOf(answer);
  return articles.parse(propertiesOf(contentLibrary).data);
}

const articles = z.array(contentItem).catch([]);
