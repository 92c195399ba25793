import { codes } from '@choose-life/contracts/domain/codes';
import type { OperationId } from '@choose-life/contracts/gateway/operations';
import { type GatewayData, nextNumber, tokenOf } from './gateway-data.ts';

/** The input of a handler. */
export interface HandlerRequest {
  /** The path parameters, and the members of the body. */
  readonly members: Readonly<Record<string, unknown>>;
  /** The e-mail of the account of the request's token; empty if the request has no valid token, which only calls without a session allow. */
  readonly caller: string;
  readonly data: GatewayData;
}

/** The answer of a handler. */
export interface Reply {
  /** Undefined for an answer without a body. */
  readonly body: unknown;
  /** Default: 200. */
  readonly status?: number;
  /** Default: application/json. */
  readonly mediaType?: string;
}

const done: Reply = { body: { responseCode: codes.success } };
/** Another code than that of the embedded gateway (`codes.refused`). The specification has no code for a refusal (s.8). */
export const refusalCode = '07';
/** A refusal by `responseCode`. */
const refusedByCode = (message: string): Reply => ({
  body: { responseCode: refusalCode, responseMessage: message },
});
/** A refusal by `status`, for the calls that return a report. */
const refusedByStatus = (message: string): Reply => ({ body: { status: 'ERROR', responseMessage: message } });
/** Whether two ids are equal. A client may send an id as a number or as text. */
const isSameId = (a: unknown, b: unknown) => String(a) === String(b);

/** The contract does not know `words`. */
const articles = [
  { contentId: 3, contentTitle: 'Walk', contentBody: '<p>Walk.</p>', categories: ['Fitness'], words: 1 },
  { contentId: 5, contentTitle: 'Sleep', contentBody: '<p>Sleep.</p>', categories: ['Health'], words: 1 },
];

/** The reply to a call. */
export function replyOf(call: OperationId, request: HandlerRequest): Reply {
  return handlers[call](request);
}

/** The handlers accept everything that the specification allows. Some answers have members that the contract does not know, such as `since`. */
const handlers: Readonly<Record<OperationId, (request: HandlerRequest) => Reply>> = {
  // The answer does not reveal whether the address has an account.
  'authentication.initiatePasswordReset': ({ members, data }) => {
    const email = String(members.userEmail);
    if (data.accounts.some(each => each.email === email)) {
      data.resets[email] = mailCode(data, email);
    }
    return done;
  },
  'authentication.completePasswordReset': ({ members, data }) => {
    const email = String(members.userEmail);
    const account = data.accounts.find(each => each.email === email);
    if (account === undefined || data.resets[email] !== members.otp)
      return refusedByCode('This link is invalid or has expired.');
    account.password = String(members.userPassword);
    delete data.resets[email];
    return done;
  },
  'authentication.changePassword': ({ caller, members, data }) => {
    const account = data.accounts.find(each => each.email === caller);
    if (account === undefined || account.password !== members.oldPassword)
      return refusedByCode('Not your password.');
    if (members.oldPassword === members.userPassword) return refusedByCode('That is the old one.');
    account.password = String(members.userPassword);
    return done;
  },
  // Any text is accepted as an address. An address with an account gets the same answer.
  'authentication.initiateEnrollment': ({ members, data }) => {
    const email = String(members.userEmail);
    if (data.accounts.some(each => each.email === email)) return done;
    data.signUps[email] = { code: mailCode(data, email), form: { ...members } };
    return done;
  },
  'authentication.completeEnrollment': ({ members, data }) => {
    const email = String(members.userEmail);
    const pending = data.signUps[email];
    if (pending === undefined || pending.code !== members.otp)
      return refusedByCode('This link is invalid or has expired.');
    const { userEmail: _userEmail, userPassword, ...profile } = pending.form;
    const id = nextNumber(data.accounts.map(each => each.id));
    data.accounts.push({ id, email, password: String(userPassword), profile });
    delete data.signUps[email];
    return done;
  },
  'authentication.login': ({ members, data }) => {
    const { userEmail: email, userPassword } = members;
    const account = data.accounts.find(each => each.email === email && each.password === userPassword);
    if (account === undefined) return refusedByCode('Who are you?');
    return { body: { responseCode: codes.success, userEmail: account.email, token: tokenOf(account.email) } };
  },
  // Office address, blood glucose and country are stored but not shown.
  'authentication.userDetails': ({ caller, data }) => {
    const account = data.accounts.find(each => each.email === caller);
    const { userAge, userCompanyId, userFirstName, userLastName } = account?.profile ?? {};
    const profile = { userFirstName, userLastName, userCompanyId, userAge };
    return {
      body: { responseCode: codes.success, userId: account?.id, userEmail: caller, ...profile, since: 2020 },
    };
  },
  'authentication.resendOtp': ({ members, data }) => {
    const email = String(members.userEmail);
    const pending = data.signUps[email];
    if (pending !== undefined) data.signUps[email] = { ...pending, code: mailCode(data, email) };
    return done;
  },
  // The specification allows answers of the wait-list without a code.
  'waitList.create': ({ members, data }) => {
    const id = nextNumber(data.waitList.map(each => each.id));
    data.waitList.push({ id, email: String(members.waitListEmail) });
    return { status: 201, body: { added: id } };
  },
  'waitList.read': ({ data }) => ({
    body: { data: data.waitList.map(({ email, id }) => ({ waitListId: id, waitListEmail: email })) },
  }),
  'waitList.delete': ({ members, data }) => {
    data.waitList = data.waitList.filter(({ id }) => !isSameId(id, members.waitListId));
    return { status: 204, body: undefined };
  },
  // Callers change their own profile, whatever address the request names.
  'user.update': ({ caller, members, data }) => {
    const account = data.accounts.find(each => each.email === caller);
    const { userEmail: _userEmail, userId: _userId, ...profile } = members;
    if (account !== undefined) account.profile = { ...account.profile, ...profile };
    return done;
  },
  'hra.getQuestionnaire': ({ caller }) => ({
    body: {
      status: codes.ok,
      meta: {
        modules: [{ label: 'You', questions: [sexQuestion, ageQuestion] }],
        responses: { appraiseRisksUserId: caller },
        config: {},
      },
    },
  }),
  'hra.appraiseRisks': request => {
    const assessment = saveAssessment(request);
    assessment.reportId ??= nextNumber(request.data.assessments.map(each => each.reportId ?? 0));
    return { body: { status: codes.ok, meta: { reportId: assessment.reportId } } };
  },
  'hra.getReportData': ({ caller, members, data }) => {
    const report = data.assessments.find(each => isSameId(each.reportId, members.getReportDataReportId));
    if (report?.owner !== caller) return refusedByStatus('There is no such report.');
    return { body: { status: codes.ok, riskAge: 55, targetAge: null, ascvd: { data: { age: 51 } } } };
  },
  'hra.getSavedAnswers': ({ caller, members, data }) => {
    const assessment = data.assessments.find(each => uniqueStringOf(each) === members.uniqueString);
    if (assessment?.owner !== caller) return refusedByCode('There are no such saved answers.');
    return { body: { appraiseRisksUserId: caller, hraQSexA: assessment.answers['hra.q.sex.a'] ?? null } };
  },
  'hra.saveAnswers': request => ({
    body: { uniqueString: uniqueStringOf(saveAssessment(request)), saved: true },
  }),
  'hra.getReportPdf': ({ caller, members, data }) => {
    const report = data.assessments.find(each => isSameId(each.reportId, members.getReportPdfReportId));
    if (report?.owner !== caller) return refusedByStatus('There is no such report.');
    const file = `%PDF-1.7\n% report ${report.reportId}\n%%EOF`;
    return { mediaType: 'text/plain', body: Buffer.from(file).toString('base64') };
  },
  // The list is empty for any address except the caller's.
  'risksAppraisedAudit.readByRisksAppraisedAuditUserId': ({ caller, members, data }) => ({
    body: {
      responseCode: codes.success,
      responseMessage: null,
      data: data.assessments
        .filter(({ owner }) => owner === caller && isSameId(owner, members.risksAppraisedAuditUserId))
        .map(each => ({
          risksAppraisedAuditReportId: each.reportId,
          risksAppraisedAuditStatus: each.reportId === null ? 'BEGUN' : 'ACTIVE',
          risksAppraisedAuditRiskAge: each.reportId === null ? null : 55,
          risksAppraisedUniqueString: uniqueStringOf(each),
        })),
    },
  }),
  'company.readByCompanyId': ({ members }) =>
    isSameId(members.companyId, 31)
      ? { body: { responseCode: codes.success, companyInfo: { data: { companyName: 'Harbour', size: 40 } } } }
      : { ...refusedByCode('No such company.'), status: 404 },
  'content.readContentLibrary': ({ members }) => {
    // The categories may be a list or one text, so they are searched in the JSON text.
    const requestedCategories = JSON.stringify(members.categories ?? []);
    const data = articles.filter(({ categories }) =>
      categories.some(each => requestedCategories.includes(each)),
    );
    return { body: { responseCode: codes.success, data } };
  },
  'content.readByContentId': ({ members }) => {
    const data = articles.find(({ contentId }) => isSameId(contentId, members.contentId));
    return data === undefined
      ? refusedByCode('No such article.')
      : { body: { responseCode: codes.success, data } };
  },
};

const sexQuestion = {
  id: 'sex',
  label: 'Sex',
  input: [
    {
      values: [
        { id: 1, label: 'Male' },
        { id: 2, label: 'Female' },
      ],
    },
  ],
};
const ageQuestion = { id: 'age_in_years', prompt: 'Age', input: [{ min: 18, max: 90, units: 'years' }] };

/** Sends an e-mail with a new code. @returns the code */
function mailCode(data: GatewayData, to: string): string {
  const code = `c${String(data.messages.length + 1).padStart(6, '0')}`;
  data.messages.unshift({ to, text: `Hello! https://foreign.test/go?email=x&otp=${code} Bye!` });
  return code;
}

function uniqueStringOf({ number }: GatewayData['assessments'][number]): string {
  return `S-${number}`;
}

/**
 * Stores the answers of the request in the caller's assessment with the unique string of the request, or in a new assessment if there is none.
 * Returns this assessment.
 */
function saveAssessment({ caller, members, data }: HandlerRequest): GatewayData['assessments'][number] {
  const { unique_string: uniqueString, ...answers } = members;
  const existing = data.assessments.find(
    each => each.owner === caller && uniqueStringOf(each) === uniqueString,
  );
  if (existing !== undefined) {
    existing.answers = answers;
    return existing;
  }
  const newAssessment = {
    number: nextNumber(data.assessments.map(each => each.number)),
    owner: caller,
    answers,
    reportId: null,
  };
  data.assessments.push(newAssessment);
  return newAssessment;
}
