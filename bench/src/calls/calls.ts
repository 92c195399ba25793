import { codes, done } from '@choose-life/contracts/domain/codes';
import { answerKeys, toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { encodeFlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { examples } from '@choose-life/contracts/gateway/examples';
import type { OperationId } from '@choose-life/contracts/gateway/operations';
import { articles, base64PdfOf, questionnaire } from './answers.ts';

/** The answer of the upstream, and the response that the measured server makes from it. */
export interface Answer {
  readonly upstream: unknown;
  /** The expected response. The pass-through server (`passThrough` in servers.ts) is the exception: it returns the upstream's answer. */
  readonly response: unknown;
}

/** A call of the gateway with its request and its possible answers. */
export interface Call {
  readonly id: OperationId;
  /** The request to the server. */
  readonly input: object;
  /** The request that the server sends to the upstream. */
  readonly payload: object;
  /** An answer that matches the contract exactly. */
  readonly exact: Answer;
  /**
   * Like `exact`, but the upstream's answer also has an unknown member. If the contract removes invalid members of this answer, the upstream's
   * answer also has an invalid one. Null for a PDF.
   */
  readonly extra: Answer | null;
}

/** The kinds of answers of a call. */
export const answerKinds = ['exact', 'extra'] as const;
/** One of `answerKinds`. */
export type AnswerKind = (typeof answerKinds)[number];

/** One unit of measurement: a call, or the calls of one page. */
export interface BenchCall {
  readonly name: string;
  /** One, or all calls of the page. */
  readonly gatewayCalls: readonly Call[];
  /** The maximum number of callers. With more, some calls would wait too long for the adapter's memory for long answers, and fail. */
  readonly maxConnections?: number;
}

/** The name of a member that the contract does not know. */
export const unknownMember = 'benchExtra';
/** A member that the contract does not know. */
const unknownProperty = { [unknownMember]: 'x' };
/** An invalid value of a member that the contract removes if it is invalid. */
const invalidMessage = { responseMessage: 5 };

const loginCall = forwardedCall(
  'authentication.login',
  { ...examples['authentication.login'].response },
  { ...invalidMessage, ...unknownProperty },
);
const detailsCall = forwardedCall(
  'authentication.userDetails',
  { ...examples['authentication.userDetails'].response },
  { ...invalidMessage, ...unknownProperty },
);

const questionnaireCall: Call = {
  ...requestOf('hra.getQuestionnaire'),
  exact: unchangedAnswer(questionnaire),
  extra: {
    upstream: {
      ...questionnaire,
      meta: {
        ...questionnaire.meta,
        modules: questionnaire.meta.modules.map((module, index) =>
          index === 0 ? { ...module, ...unknownProperty } : module,
        ),
      },
    },
    response: questionnaire,
  },
};

// Without the response code, because some servers return only the list. `verifyAnswers` accepts further members.
const libraryResponse = { contentLibrary: { data: articles } };
const libraryCall: Call = {
  ...requestOf('content.readContentLibrary'),
  exact: { upstream: { ...done, ...libraryResponse }, response: libraryResponse },
  extra: {
    upstream: {
      ...done,
      ...invalidMessage,
      contentLibrary: {
        data: articles.map((article, index) => (index === 0 ? { ...article, ...unknownProperty } : article)),
      },
    },
    response: libraryResponse,
  },
};

const { data: reports } = examples['risksAppraisedAudit.readByRisksAppraisedAuditUserId'].response;
const reportListCall: Call = {
  ...requestOf('risksAppraisedAudit.readByRisksAppraisedAuditUserId'),
  exact: unchangedAnswer({ ...done, data: reports }),
  extra: {
    upstream: {
      ...done,
      ...invalidMessage,
      data: reports.map(report => ({ ...report, ...unknownProperty })),
    },
    // `responseMessage` is removed, because `invalidMessage` made it invalid. The response code stays.
    response: { responseCode: done.responseCode, data: reports },
  },
};

const ages = { targetAge: 44, riskAge: 52 };
const ascvd = { data: { age: 45 } };
const reportResponse = { status: codes.ok, ...ages, currentAge: ascvd.data.age, report: null };
const reportDataCall: Call = {
  ...requestOf('hra.getReportData'),
  exact: { upstream: { status: codes.ok, data: { ...ages, ascvd } }, response: reportResponse },
  extra: {
    upstream: { status: codes.ok, data: { ...ages, ascvd, report: 5, ...unknownProperty } },
    response: reportResponse,
  },
};

/** An assessment with every answer that the contract knows. */
const answers = toGroups(Object.fromEntries(answerKeys.map(key => [key, '1'])));
const assessment = { clientId: 'choose-life-demo', userId: 'ada@example.test', uniqueString: 'saved-1' };
const saveCall: Call = {
  ...forwardedCall('hra.saveAnswers', { ...examples['hra.saveAnswers'].response }, unknownProperty),
  input: { answers, assessment },
  payload: encodeFlatMap(answers, assessment, 'save'),
};

/** All measured calls, in the order of docs/speed.md. */
export const benchCalls: readonly BenchCall[] = [
  { name: 'login', gatewayCalls: [loginCall] },
  { name: 'details', gatewayCalls: [detailsCall] },
  { name: 'questionnaire', gatewayCalls: [questionnaireCall] },
  { name: 'library', gatewayCalls: [libraryCall] },
  { name: 'list', gatewayCalls: [reportListCall] },
  { name: 'data', gatewayCalls: [reportDataCall] },
  { name: 'save', gatewayCalls: [saveCall] },
  { name: 'dashboard', gatewayCalls: [detailsCall, libraryCall, reportListCall, reportDataCall] },
  { name: 'pdf', gatewayCalls: [pdfCall(200_000)] },
  { name: 'pdf-10mb', gatewayCalls: [pdfCall(10_000_000)], maxConnections: 8 },
];

/** The session token of a measured call, by which the upstream selects its answer. */
export function tokenOf({ name }: BenchCall, kind: AnswerKind): string {
  return `${name}.${kind}`;
}

/** The session token of a verification call, for which the upstream also verifies the payload. */
export function verificationTokenOf(call: BenchCall, kind: AnswerKind): string {
  return `${verificationPrefix}${tokenOf(call, kind)}`;
}

/** The prefix of the token of a verification call. */
export const verificationPrefix = 'checked:';

/** The upstream's answers, by the token of the call. Every server must respond to them with an error, except the pass-through server. */
export const refusedAnswers = {
  'session-expired': { responseCode: codes.sessionExpired },
  // Successful, but without the members that the contract requires.
  'out-of-contract': { responseCode: codes.success, status: codes.ok },
  refused: { responseCode: '99', responseMessage: 'Not today.' },
} as const;

function requestOf(id: OperationId): Pick<Call, 'id' | 'input' | 'payload'> {
  const { request } = examples[id];
  return { id, input: request, payload: request };
}

function unchangedAnswer(answer: unknown): Answer {
  return { upstream: answer, response: answer };
}

/** Creates a call whose `exact` answer is forwarded unchanged. Its `extra` answer also has `extraMembers`, which servers remove. */
function forwardedCall(
  id: OperationId,
  answer: Record<string, unknown>,
  extraMembers: Record<string, unknown>,
): Call {
  const validMembers = Object.entries(answer).filter(([name]) => !(name in extraMembers));
  return {
    ...requestOf(id),
    exact: unchangedAnswer(answer),
    extra: { upstream: { ...answer, ...extraMembers }, response: Object.fromEntries(validMembers) },
  };
}

function pdfCall(bytes: number): Call {
  const base64 = base64PdfOf(bytes);
  const response = { fileName: 'downloaded.pdf', mediaType: 'application/pdf', base64 };
  return { ...requestOf('hra.getReportPdf'), exact: { upstream: base64, response }, extra: null };
}
