import {
  type CallError,
  type ChooseLifeClient,
  createChooseLifeClient,
  gatewayErrorOf,
} from '@choose-life/client';
import { savedAnswersOf } from '@choose-life/client/saved-answers';

/** The addresses of a running product, and its demo account. */
export interface RunningProduct {
  readonly url: string;
  /** The URL of the sent e-mails as JSON. */
  readonly mailboxUrl: string;
  readonly email: string;
  readonly password: string;
}

/** Makes all calls of a person to a running product. Resolves when all calls were accepted. */
export async function everyCall({ url, mailboxUrl, email, password }: RunningProduct): Promise<void> {
  let token: string | null = null;
  const client = createChooseLifeClient({ url: `${url}/trpc`, token: () => token });

  token = (await client.authentication.login.mutate({ userEmail: email, userPassword: password })).token;
  await answerQuestionnaire(client);
  await readLibrary(client);
  await joinAndLeaveWaitList(client);

  const newcomer = { userEmail: 'ada@example.test', userPassword: 'a long password' };
  await signUp(client, mailboxUrl, newcomer);
  token = (await client.authentication.login.mutate(newcomer)).token;
  const userPassword = await changePassword(client, mailboxUrl, newcomer);
  const changed = { ...newcomer, userPassword };
  // The reset of a password ends all sessions.
  token = (await client.authentication.login.mutate(changed)).token;
  await client.authentication.logOut.mutate({});
  token = (await client.authentication.login.mutate(changed)).token;
  await exportAndDelete(client, changed);
}

async function answerQuestionnaire(client: ChooseLifeClient): Promise<void> {
  const { userEmail, userCompanyId } = await client.authentication.userDetails.query();
  const company = await client.company.readByCompanyId.query({ companyId: userCompanyId ?? '' });
  assert(company.data.companyName !== null, 'a company has a name');
  await client.user.update.mutate({ userEmail, userFirstName: 'Ngozi', userAge: 45 });

  const { meta } = await client.hra.getQuestionnaire.query();
  const questions = meta.modules.flatMap(module => module.questions);
  assert(questions.length > 0, 'a questionnaire has questions');

  const clientId = meta.responses.appraiseRisksClientId ?? 'choose-life-demo';
  const saveKey = meta.config.saveKey;
  const identity = { clientId, userId: userEmail };
  // Not every gateway sends a save key. The call does not accept null for it.
  const details = saveKey ? { ...identity, saveKey } : identity;
  const answers = { general: { app_units: 'metric', sex: 'female', age_in_years: 45, height_cm: 170 } };
  const { uniqueString } = await client.hra.saveAnswers.mutate({ answers, assessment: details });
  const saved = await client.hra.getSavedAnswers.query({ uniqueString, userId: userEmail });
  assert(savedAnswersOf(saved).general.height_cm === 170, 'getSavedAnswers returns the saved height');

  const appraised = await client.hra.appraiseRisks.mutate({
    answers,
    assessment: { ...details, uniqueString },
  });
  const { reportId } = appraised.meta;
  const ages = await client.hra.getReportData.query({
    getReportDataReportId: reportId,
    getReportDataClientId: clientId,
  });
  assert(ages.currentAge === 45, 'getReportData returns the age');
  const whatIf = await client.hra.whatIf.query({ whatIfReportId: reportId, notSmoking: true });
  assert(whatIf.status === 'OK', 'whatIf accepts a change of a report');
  const pdf = await client.hra.getReportPdf.query({
    getReportPdfReportId: reportId,
    getReportPdfClientId: clientId,
  });
  assert(atob(pdf.base64).startsWith('%PDF-'), 'a report is a PDF');
  const letter = await client.hra.getReportLetter.query({
    getReportLetterReportId: reportId,
    showScores: false,
  });
  assert(atob(letter.base64).startsWith('%PDF-'), 'the letter of a report is a PDF');
  const reports = await client.risksAppraisedAudit.readByRisksAppraisedAuditUserId.query({
    risksAppraisedAuditUserId: userEmail,
  });
  assert(
    reports.data.some(report => report.risksAppraisedAuditReportId === reportId),
    'a report is listed',
  );
  // Compiles only if the id of a listed report is accepted as an input.
  const listedId = reports.data[0]?.risksAppraisedAuditReportId ?? reportId;
  await client.hra.getReportData.query({ getReportDataReportId: listedId, getReportDataClientId: clientId });
}

async function readLibrary(client: ChooseLifeClient): Promise<void> {
  const { contentLibrary } = await client.content.readContentLibrary.query({
    categories: ['Health', 'Fitness'],
  });
  const contentId = String(contentLibrary.data[0]?.contentId);
  const article = await client.content.readByContentId.query({ contentId });
  assert(article.data.contentTitle != null, 'an article has a title');
}

async function joinAndLeaveWaitList(client: ChooseLifeClient): Promise<void> {
  await client.waitList.create.mutate({ waitListEmail: 'soon@example.test' });
  const { data } = await client.waitList.read.query();
  const entry = data.find(({ waitListEmail }) => waitListEmail === 'soon@example.test');
  assert(entry !== undefined, 'waitList.read returns the added address');
  await client.waitList.delete.mutate({ waitListId: entry.waitListId });
}

interface Newcomer {
  readonly userEmail: string;
  readonly userPassword: string;
}

async function signUp(
  client: ChooseLifeClient,
  mailboxUrl: string,
  { userEmail, userPassword }: Newcomer,
): Promise<void> {
  await client.authentication.initiateEnrollment.mutate({
    userFirstName: 'Adébáyọ̀',
    userLastName: 'Okafor',
    userGender: 'Female',
    userEmail,
    userPassword,
  });
  const firstCode = await waitForCode(mailboxUrl, userEmail, '');
  await client.authentication.resendOtp.mutate({ userEmail });
  const otp = await waitForCode(mailboxUrl, userEmail, firstCode);
  await client.authentication.completeEnrollment.mutate({ otp, userEmail });
}

/** Changes the password, then resets it with a mailed code. @returns the new password of the account */
async function changePassword(
  client: ChooseLifeClient,
  mailboxUrl: string,
  newcomer: Newcomer,
): Promise<string> {
  const { userEmail } = newcomer;
  const userPassword = 'the longest password';
  await client.authentication.changePassword.mutate({
    oldPassword: newcomer.userPassword,
    userPassword: 'a longer password',
    userConfirmPassword: 'a longer password',
    username: userEmail,
  });
  // The latest code is that of the sign-up, which the mailbox still contains.
  const previousCode = await waitForCode(mailboxUrl, userEmail, '');
  await client.authentication.initiatePasswordReset.mutate({ userEmail });
  const otp = await waitForCode(mailboxUrl, userEmail, previousCode);
  await client.authentication.completePasswordReset.mutate({ userPassword, otp, userEmail });
  return userPassword;
}

async function exportAndDelete(
  client: ChooseLifeClient,
  { userEmail, userPassword }: Newcomer,
): Promise<void> {
  const { userExtensions } = await client.authentication.userDetails.query();
  assert(userExtensions?.includes('user.deleteAccount') === true, 'the gateway supports user.deleteAccount');
  const { data } = await client.user.exportData.query({});
  assert(data.account.userEmail === userEmail, 'exportData returns the data of the account');
  await client.user.deleteAccount.mutate({ userEmail, userPassword });
}

/** Waits up to 10 seconds for an e-mail with a one-time code. @param previous an earlier code, which is ignored; '' for none */
async function waitForCode(mailboxUrl: string, email: string, previous: string): Promise<string> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    // Cast: the embedded gateway serves this format.
    const messages = (await (await fetch(mailboxUrl)).json()) as { to: string; text: string }[];
    for (const { to, text } of messages) {
      const code = to === email ? /[?&]otp=([^&\s]+)/.exec(text)?.[1] : undefined;
      if (code !== undefined && code !== previous) return decodeURIComponent(code);
      // The newest e-mail is first, so the others are older than the previous code.
      if (code !== undefined) break;
    }
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  throw new Error('No e-mail arrived');
}

function assert(isTrue: boolean, expectation: string): asserts isTrue {
  if (!isTrue) throw new Error(`Expected: ${expectation}`);
}

/** The advice to a person after a failed call; 'none' if the call succeeded. Every kind has a case. */
export async function adviceAfter(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => gatewayErrorOf(thrown),
  );
  return error === null ? 'none' : adviceFor(error);
}

function adviceFor(error: CallError): string {
  switch (error.kind) {
    case 'SESSION_EXPIRED':
      return 'log in again';
    case 'REJECTED':
      return `read this: ${error.gatewayCode ?? 'no code'}`;
    case 'RATE_LIMITED':
      return `wait ${error.retryAfterMs.toFixed()} ms`;
    case 'OVERLOADED':
    case 'CIRCUIT_OPEN':
      return `wait ${error.retryAfterMs ?? 1000} ms`;
    case 'UNREACHABLE':
    case 'TIMEOUT':
    case 'UPSTREAM_ERROR':
    case 'BAD_RESPONSE':
      return error.outcome === 'unknown' ? 'look before you try again' : 'try again';
    case 'MISCONFIGURED':
    case 'FORBIDDEN':
      return 'ask who runs it';
    case 'INVALID_INPUT':
      return 'correct the call';
    case 'CANCELLED':
    case 'ABORTED':
      return 'nothing';
    case 'OFFLINE':
      return 'look for a network';
    case 'NOT_AN_ADAPTER':
      return 'look at the address';
    case 'UNKNOWN':
      return `update the client for ${error.newerKind ?? 'something new'}`;
    default:
      return unknownKind(error);
  }
}

/** Compiles only if every kind has a case above. */
function unknownKind(error: never): string {
  return String(error);
}
