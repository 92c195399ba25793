import { codes } from '@choose-life/contracts/domain/codes';
import { examples } from '@choose-life/contracts/gateway/examples';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import {
  type OperationId,
  type OperationResponse,
  operationIds,
  operations,
} from '@choose-life/contracts/gateway/operations';
import type { ResponseVariant } from '@choose-life/gateway/testing/behaviours';
import { expectedAnswer, type FixedValues } from './expected-answer.ts';
import type { ExpectedAnswer, InteractionKind } from './interaction.ts';
import {
  canRefuseByStatus,
  jsonAnswer,
  refusedAnswer,
  refusedByStatus,
  sessionExpiredAnswer,
} from './usual-answers.ts';

/** A variant of the answers of one kind: the calls that may use it, and the expected answer. */
interface AnswerVariant {
  readonly kind: InteractionKind;
  readonly calls: readonly OperationId[];
  readonly answer: (id: OperationId, fixedValues: FixedValues) => ExpectedAnswer;
}

const { responseCode, responseMessage } = examples['company.readByCompanyId'].response;
const codeAndMessage = { responseCode, responseMessage };

/** Each variant of an answer that the contract permits, with the calls that may answer in it. */
export const responseVariants: Readonly<Record<ResponseVariant, AnswerVariant>> = {
  'code 22 as a number': {
    kind: 'session-expired',
    calls: operationIds,
    answer: () => sessionExpiredAnswer(Number(codes.sessionExpired)),
  },
  'HTTP 401 for an expired session': {
    kind: 'session-expired',
    calls: callsWith(({ auth }) => auth === 'token'),
    // An authoriser in front of the gateway sends it. No client reads its body.
    answer: () => ({ status: 401, body: null }),
  },
  // Other calls with a token answer 401 to an expired session. A 401 of the log-in refuses the password (docs/faults.md).
  'HTTP 401 beside a refusal': {
    kind: 'refused',
    calls: ['authentication.login'],
    answer: () => refusedAnswer(401),
  },
  'a status for a refusal': {
    kind: 'refused',
    calls: callsWith(({ success }) => canRefuseByStatus(success)),
    // The status is the member `status` of the body, not the HTTP status.
    answer: refusedByStatus,
  },
  'a token beside a refusal': {
    kind: 'refused',
    calls: ['authentication.login'],
    // The client stores the token before it checks the code (s.3).
    answer: () => refusedAnswer('success', 'token-of-a-refused-login'),
  },
  'report data at the top level': {
    kind: 'accepted',
    calls: ['hra.getReportData'],
    answer: (id, fixedValues) =>
      acceptedAnswer(id, { status: codes.ok, ...examples['hra.getReportData'].response.data }, fixedValues),
  },
  'report data with more than the ages': {
    kind: 'accepted',
    calls: ['hra.getReportData'],
    // Members under `report` are optional. `whole-example` makes this variant require them.
    answer: id => {
      const { data, status } = examples['hra.getReportData'].response;
      const example = { status, data: { ...data, report: reportExample } };
      return acceptedAnswer(id, example, 'whole-example');
    },
  },
  'the PDF as plain text': {
    kind: 'accepted',
    calls: callsWith(({ media }) => media === 'pdf'),
    answer: id => ({
      status: 'success',
      body: { mediaType: 'text/plain', ...expectedAnswer(operations[id], examples[id].response) },
    }),
  },
  'no code from the wait-list': {
    kind: 'accepted',
    // The success rule `accepted`, which only the wait-list calls have, needs no code.
    calls: callsWith(({ success }) => success.kind === 'accepted'),
    answer: (id, fixedValues) =>
      acceptedAnswer(id, withoutCodeAndMessage(examples[id].response), fixedValues),
  },
  'no body after a deletion': {
    kind: 'accepted',
    calls: ['waitList.delete'],
    answer: () => ({ status: 'success', body: null }),
  },
  'the company under companyInfo': {
    kind: 'accepted',
    calls: ['company.readByCompanyId'],
    answer: (id, fixedValues) =>
      acceptedAnswer(
        id,
        { ...codeAndMessage, companyInfo: { data: { companyName: 'Example Company' } } },
        fixedValues,
      ),
  },
  // The list is directly under `data`. State handlers and baselines contain this name, so it stays.
  'the articles as a bare list': {
    kind: 'accepted',
    calls: ['content.readContentLibrary'],
    answer: (id, fixedValues) =>
      acceptedAnswer(
        id,
        { ...codeAndMessage, data: [examples['content.readByContentId'].response.data] },
        fixedValues,
      ),
  },
};

/** The names of all variants. The cast is safe because the record has exactly these keys. */
export const responseVariantNames = Object.keys(responseVariants) as ResponseVariant[];

/** The calls whose row in the table of calls fulfils a condition. */
function callsWith(condition: (operation: Operation) => boolean): OperationId[] {
  return operationIds.filter(id => condition(operations[id]));
}

function acceptedAnswer(id: OperationId, example: unknown, fixedValues: FixedValues): ExpectedAnswer {
  return jsonAnswer(expectedAnswer(operations[id], example, fixedValues));
}

/** The answer without its code and message. */
function withoutCodeAndMessage(answer: OperationResponse<OperationId>): object {
  return Object.fromEntries(Object.entries(answer ?? {}).filter(([name]) => !(name in codeAndMessage)));
}

const questions = ['blood_pressure_measured'];
const source = 'A public body';

/** Details of a report beyond its three ages, with one entry of each kind. */
const reportExample = {
  model: { id: 'a-model', version: '1' },
  yearsOlder: 7.4,
  tenYears: { now: 8.2, after: 3.1, healthyPeer: 2.4 },
  contributions: [
    {
      factor: 'weight',
      label: 'Weight',
      value: 'body mass index 29.4',
      years: 2.8,
      gain: 2.1,
      questions: ['weight_kg'],
    },
  ],
  findings: [
    {
      id: 'blood-pressure',
      label: 'Blood pressure',
      value: '138/86 mmHg',
      band: 'High, stage 1',
      tone: 'attention',
      text: 'One reading is not a diagnosis.',
      questions,
      source,
    },
  ],
  advice: [
    {
      id: 'less-salt',
      title: 'Eat less salt',
      text: 'Under one teaspoon a day.',
      questions,
      source,
      article: 'article-1',
    },
  ],
  facts: [{ id: 'age', label: 'Age', value: '45 years' }],
};
