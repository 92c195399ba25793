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
import { type LastingChanges, needsSignupsText, type WaitListCleanup } from './lasting-changes.ts';
import type { SetupClient } from './setup-client.ts';
import { type SetupResult, setupFailed, stateReady, stateUnavailable } from './state-manager.ts';
import type { TestAccountRestore } from './test-account-restore.ts';
import { type AccountOptions, type User, type Users, unusedAddress } from './users.ts';

/** The function that sets up each state, by the name of the state. */
type StateSetups = Readonly<Record<ProviderStateName, (interaction: Interaction) => Promise<SetupResult>>>;

/** Sets up a part of a state for a user, for example finds or creates a report. */
type UserSetup = (user: User) => Promise<SetupResult>;

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
  const recordSetups = createRecordSetups(client, lastingChanges.noteRecord);

  const companyOfTestUser = async () => {
    const testUser = await users.testUser();
    return 'reason' in testUser ? null : testUser.companyId;
  };
  const valuesOf = async ({ companyId, email, password, token, userId }: User): Promise<StateValues> => {
    // A user who has just signed up has no company. The calls accept any existing company, so the company of the test account is used.
    const company = companyId ?? (await companyOfTestUser());
    return {
      token,
      ...(email !== null && { email }),
      ...(password !== null && { password }),
      ...(userId !== null && { userId }),
      ...(company !== null && { companyId: company }),
    };
  };
  /** The values of the user who makes the call of the interaction, and the values that `setUpUser` returns for this user. */
  const withCaller = async (
    { operationId }: Interaction,
    setUpUser: UserSetup = async () => stateReady({}),
  ): Promise<SetupResult> => {
    const user = await users.callerOf(operationId);
    if ('reason' in user) {
      // If no user can log in, the interaction of the log-in itself must still run, so that it reports the problem.
      const { email, password } = account;
      const isLogin = operationId === 'authentication.login' && email !== null && password !== null;
      return isLogin ? stateReady({ email, password }) : user;
    }
    const setup = await setUpUser(user);
    if ('reason' in setup) return setup;
    return stateReady({ ...(await valuesOf(user)), ...setup.values });
  };
  /**
   * The values of a user who has a record: a report or saved answers. A read uses a record that its caller already has. If there is none,
   * and for a write, the user who makes the writes creates one. This needs `--allow-signups`, which `forbiddenChange` (account-states.ts)
   * has checked for a write.
   */
  const withRecord = async (
    interaction: Interaction,
    findRecord: UserSetup,
    createRecord: UserSetup,
  ): Promise<SetupResult> => {
    if (operations[interaction.operationId].effect === 'read') {
      const found = await withCaller(interaction, findRecord);
      const mayCreate = found.kind === 'unavailable' && allowSignups;
      if (!mayCreate) return found;
    }
    const writer = await users.writer();
    if ('reason' in writer) return stateUnavailable(writer.reason);
    const created = await createRecord(writer);
    // The record may exist even if the answer to the call that created it breaks the contract.
    const record = 'reason' in created ? await findRecord(writer) : created;
    return 'reason' in record ? created : stateReady({ ...(await valuesOf(writer)), ...record.values });
  };

  return {
    'a person with a session': interaction => withCaller(interaction),
    // Without state handlers there is no expired token, so a made-up one is sent. The verdict takes this into account (`rules` in
    // run-interaction.ts, `adviceOn` in verdict.ts).
    'a person with an expired session': async () =>
      stateReady({ token: `made-up-by-choose-life-verify-${randomBytes(16).toString('hex')}` }),
    'a person with a finished report': async interaction => {
      const result = await withRecord(interaction, recordSetups.findReport, recordSetups.createReport);
      // A request that does not contain the id of a report can be sent without a report.
      const needsReport = namesOfValues(interaction.request).includes('reportId');
      return result.kind === 'unavailable' && !needsReport ? withCaller(interaction) : result;
    },
    'a person with saved answers': interaction =>
      withRecord(interaction, recordSetups.findAnswers, recordSetups.saveAnswers),
    'a person with a pending password reset': async interaction => {
      const needsCode = namesOfValues(interaction.request).includes('otp');
      if (needsCode && mailbox === null) return stateUnavailable(needsMailboxText);
      return withCaller(interaction, async ({ email }) => {
        if (email === null) return stateUnavailable('the e-mail of the user is not known');
        // Noted before the call, because the reset may be pending even if no answer arrives.
        testAccount.notePendingReset();
        await client.call('authentication.initiatePasswordReset', { userEmail: email });
        const otp = await users.codeFor(email);
        if (otp !== null) return stateReady({ otp });
        return needsCode ? stateUnavailable('no e-mail with a code has arrived') : stateReady({});
      });
    },
    'an address without an account': async ({ operationId }) => {
      const email = unusedAddress(account);
      // The interaction adds this address to the wait-list, so the end of the run must remove it.
      if (operationId === 'waitList.create') waitList.noteAddress(email);
      return stateReady({ email });
    },
    'a pending sign-up': async interaction => {
      if (!allowSignups) return stateUnavailable(needsSignupsText('a sign-up'));
      const needsCode = namesOfValues(interaction.request).includes('otp');
      if (needsCode && mailbox === null) return stateUnavailable(needsMailboxText);
      const email = unusedAddress(account);
      const signUpForm = examples['authentication.initiateEnrollment'].request;
      // Counted before the call, because the sign-up may exist even if no answer arrives.
      lastingChanges.noteSignUp();
      const enrollment = await client.call('authentication.initiateEnrollment', {
        ...signUpForm,
        userEmail: email,
      });
      if (!enrollment.ok) return setupFailed(`a sign-up is not accepted: ${enrollment.fault.text}`);
      const otp = await users.codeFor(email);
      return stateReady({ email, ...(otp !== null && { otp }) });
    },
    'an address on the wait-list': async ({ operationId }) => {
      if (!allowWrites) return stateReady({});
      const entryCount = await waitList.readEntryCount();
      // If the list cannot be read, an added address could not be removed again. A read needs an address only if the list is empty.
      if (entryCount === null || (operationId === 'waitList.read' && entryCount > 0)) return stateReady({});
      const waitListId = await waitList.add(unusedAddress(account));
      return stateReady(waitListId === null ? {} : { waitListId });
    },
    'an article': async () => {
      const contentId = await findFirstArticleId(client);
      return stateReady(contentId === null ? {} : { contentId });
    },
    'every call checks its session': unavailableWithoutHandlers,
    'the gateway declines a call': unavailableWithoutHandlers,
    'the gateway answers in another form': unavailableWithoutHandlers,
  };
}

const needsMailboxText = 'needs --mailbox: the code is mailed';

async function unavailableWithoutHandlers(): Promise<SetupResult> {
  return stateUnavailable('needs state handlers: --provider-states');
}

/**
 * Creates functions that find or create a report, or saved answers, of a user.
 * @param noteRecord is called before each creation, because the record may exist even if no answer arrives
 */
function createRecordSetups(client: SetupClient, noteRecord: LastingChanges['noteRecord']) {
  const findInList = async (
    { email, token }: User,
    name: StateValueName,
    valueIn: (entry: ReportEntry) => string | number | null | undefined,
    reasonIfMissing: string,
  ): Promise<SetupResult> => {
    if (email === null) {
      return stateUnavailable('the e-mail of the test account is not known: set VERIFY_EMAIL');
    }
    const call = 'risksAppraisedAudit.readByRisksAppraisedAuditUserId';
    const list = await client.call(call, { risksAppraisedAuditUserId: email }, { token });
    if (!list.ok) {
      return stateUnavailable(`the list of the test account's reports cannot be read: ${list.fault.text}`);
    }
    // Skips entries in which the value is null or empty.
    const value = list.value.data.map(valueIn).find(Boolean);
    return value ? stateReady({ [name]: value }) : stateUnavailable(reasonIfMissing);
  };

  return {
    findReport: user =>
      findInList(
        user,
        'reportId',
        entry => entry.risksAppraisedAuditReportId,
        'the test account has no finished report',
      ),
    createReport: async user => {
      noteRecord('reports');
      const created = await client.call('hra.appraiseRisks', answersOf(user), { token: user.token });
      return created.ok
        ? stateReady({ reportId: created.value.meta.reportId })
        : stateUnavailable(`no report can be created: ${created.fault.text}`);
    },
    /** Finds saved answers. An entry of the list without a report is an unfinished assessment. */
    findAnswers: user =>
      findInList(
        user,
        'uniqueString',
        entry => (entry.risksAppraisedAuditReportId ? null : entry.risksAppraisedUniqueString),
        'the test account has no saved answers',
      ),
    saveAnswers: async user => {
      noteRecord('answers');
      const created = await client.call('hra.saveAnswers', answersOf(user), { token: user.token });
      return created.ok
        ? stateReady({ uniqueString: created.value.uniqueString })
        : stateUnavailable(`answers cannot be saved: ${created.fault.text}`);
    },
  } satisfies Record<string, UserSetup>;
}

function answersOf({ email }: User): OperationRequest<'hra.saveAnswers'> {
  // Without a unique string, the gateway starts a new assessment (s.7).
  const { unique_string: _, ...answers } = examples['hra.saveAnswers'].request;
  return { ...answers, ...(email !== null && { 'appraise_risks.user_id': email }) };
}

type ReportEntry = OperationResponse<'risksAppraisedAudit.readByRisksAppraisedAuditUserId'>['data'][number];

/** The id of an article of the content library; null if the library cannot be read or has no article. */
async function findFirstArticleId(client: SetupClient): Promise<string | number | null> {
  const { request } = examples['content.readContentLibrary'];
  const library = await client.call('content.readContentLibrary', request);
  return library.ok ? (articlesOf(library.value)[0]?.contentId ?? null) : null;
}

/** The articles are at `contentLibrary.data` or at `data` (s.7). */
function articlesOf(answer: object): z.output<typeof articles> {
  const { contentLibrary = answer } = propertiesOf(answer);
  return articles.parse(propertiesOf(contentLibrary).data);
}

const articles = z.array(contentItem).catch([]);
