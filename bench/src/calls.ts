import { answerKeys, toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { encodeFlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { examples } from '@choose-life/contracts/gateway/examples';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';

/** One call as the bench makes it: through the adapter as a procedure, through the pass-through as the gateway's own call. */
export interface BenchCall {
  readonly name: string;
  readonly id: OperationId;
  /** What the procedure takes; the gateway's own payload stands in `payload`. */
  readonly input: object;
  readonly payload: object | null;
  /** What the upstream answers, ready to be sent. */
  readonly answer: Buffer;
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const example = <Id extends OperationId>(id: Id) => examples[id];

/** 100 articles of about 3 kB: a full page of the library (s.9: page size 100). */
const library = {
  responseCode: '00',
  contentLibrary: {
    data: Array.from({ length: 100 }, (_, index) => ({
      ...firstArticle(),
      contentId: `article-${index}`,
      contentBody: '<p>A paragraph of an article about the heart.</p>'.repeat(55),
    })),
  },
};

/** 13 modules of 7 questions with 5 options: the size of a real questionnaire. */
const questionnaire = {
  ...example('hra.getQuestionnaire').response,
  meta: {
    ...example('hra.getQuestionnaire').response.meta,
    modules: Array.from({ length: 13 }, (_, module) => ({
      label: `Module ${module}`,
      prompt: 'Think about a normal week.',
      questions: Array.from({ length: 7 }, (_, question) => ({
        id: `question_${module}_${question}`,
        label: 'How often do you do what this question asks about?',
        prompt: null,
        input: [{ id: null, label: null, min: null, max: null, units: null, values: options() }],
      })),
    })),
  },
};

/** An assessment with every answer the contract knows. */
const answers = toGroups(Object.fromEntries(answerKeys.map(key => [key, '1'])));
const assessment = { clientId: 'choose-life-demo', userId: 'ada@example.test', uniqueString: 'saved-1' };

export const calls: readonly BenchCall[] = [
  call(
    'login',
    'authentication.login',
    example('authentication.login').request,
    example('authentication.login').response,
  ),
  call('user details', 'authentication.userDetails', {}, example('authentication.userDetails').response),
  call('questionnaire', 'hra.getQuestionnaire', {}, questionnaire),
  call(
    'library of 100',
    'content.readContentLibrary',
    example('content.readContentLibrary').request,
    library,
  ),
  call(
    'report data',
    'hra.getReportData',
    example('hra.getReportData').request,
    example('hra.getReportData').response,
  ),
  call(
    'report list',
    'risksAppraisedAudit.readByRisksAppraisedAuditUserId',
    example('risksAppraisedAudit.readByRisksAppraisedAuditUserId').request,
    example('risksAppraisedAudit.readByRisksAppraisedAuditUserId').response,
  ),
  {
    name: 'save of all answers',
    id: 'hra.saveAnswers',
    input: { answers, assessment },
    payload: encodeFlatMap(answers, assessment, 'save'),
    answer: json(example('hra.saveAnswers').response),
  },
];

function call(name: string, id: OperationId, input: object, answer: unknown): BenchCall {
  const { method }: Operation = operations[id];
  return { name, id, input, payload: method === 'POST' ? input : null, answer: json(answer) };
}

function firstArticle() {
  const { response } = example('content.readContentLibrary');
  return 'contentLibrary' in response ? Object(response.contentLibrary).data[0] : {};
}

function options() {
  return ['Never', 'Almost never', 'Sometimes', 'Fairly often', 'Very often'].map((label, id) => ({
    id: String(id),
    label,
  }));
}
