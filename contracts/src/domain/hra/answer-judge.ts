import type { AnswerValue } from './answer-groups.ts';
import { isWithin } from './answer-range.ts';
import { plainNumberOf } from './answer-value.ts';
import {
  askedPartsOf,
  type QuestionnaireModules,
  type QuestionPart,
  type QuestionView,
} from './questionnaire.ts';

/**
 * Why a questionnaire does not accept an answer.
 * - `unknown-question`, `unknown-part`, `unknown-option`: the questionnaire does not have this question, part or option.
 * - `word`: the answer must be a number, and is not a number even with a decimal comma.
 * - `unreadable`: a number in a notation that is not accepted, such as '5,5' or '1e3'.
 * - `outside`: a number outside the limits of the question.
 * - `hidden`: the question is not shown, because of other answers.
 */
type ProblemKind =
  | 'unknown-question'
  | 'unknown-part'
  | 'unknown-option'
  | 'word'
  | 'unreadable'
  | 'outside'
  | 'hidden';

/** An answer that the questionnaire does not accept. */
export interface AnswerProblem {
  readonly kind: ProblemKind;
  /** Id of the question; the answer's key for an unknown question. */
  readonly question: string;
  /** Text of the question; null for an unknown question. */
  readonly label: string | null;
  /** Names the question, and the accepted answers if it has any. It never contains the answer, which is personal data. */
  readonly message: string;
}

/** Returns the problem of an answer; null if it is valid. `hidden` contains the ids of questions that are not shown; default: none. */
type AnswerJudge = (key: string, value: AnswerValue, hidden?: ReadonlySet<string>) => AnswerProblem | null;

/**
 * Creates a function that validates answers against a questionnaire. The function can be called for many answers, since the questions are
 * indexed only once.
 */
export function answerJudge(questionnaire: QuestionnaireModules): AnswerJudge {
  const askedParts = askedPartsOf(questionnaire);
  const questions = new Map([...askedParts.values()].map(({ question }) => [question.id, question]));
  return (key, value, hidden) => {
    const askedPart = askedParts.get(key);
    if (askedPart === undefined) {
      // The key may name an unknown part of a known question: hra.q.weekly_alcohol.a.cider. The third word is the id of the question.
      const knownQuestion = questions.get(key.split('.')[2] ?? '');
      if (knownQuestion === undefined) return unknownQuestion(key);
      const keys = knownQuestion.parts.map(part => part.answerKey);
      return problem('unknown-part', knownQuestion, `its answer keys are ${keys.join(', ')}`);
    }
    const { part, question } = askedPart;
    if (hidden?.has(question.id)) return problem('hidden', question, 'not asked now');
    const kind = part.kind === 'choice' ? optionProblem(part, value) : numberProblem(part, value);
    return kind === null ? null : problem(kind, question, `expected ${acceptedAnswersText(part)}`);
  };
}

/** The problem of an answer whose question is not in the questionnaire. */
export function unknownQuestion(key: string): AnswerProblem {
  return {
    kind: 'unknown-question',
    question: key,
    label: null,
    message: `${key}: there is no such question`,
  };
}

/**
 * Whether the form cannot produce this answer, so that a client must have made it up. The embedded gateway refuses such an answer. It saves
 * answers with other problems, which may be typing mistakes.
 */
export function isImpossible({ kind }: AnswerProblem): boolean {
  return kind.startsWith('unknown') || kind === 'word';
}

function problem(kind: ProblemKind, { id, label }: QuestionView, explanation: string): AnswerProblem {
  return { kind, question: id, label, message: `${id} ("${label}"): ${explanation}` };
}

function optionProblem({ options }: QuestionPart, value: AnswerValue): ProblemKind | null {
  return options.some(({ id }) => id === String(value)) ? null : 'unknown-option';
}

function numberProblem(part: QuestionPart, value: AnswerValue): ProblemKind | null {
  const number = plainNumberOf(value);
  if (number !== null) return isWithin(number, part) ? null : 'outside';
  // The form stores '1,200' and '1e3' as they were typed, and asks the person to check them (docs/faults.md D22).
  return Number.isFinite(Number(String(value).replace(',', '.'))) ? 'unreadable' : 'word';
}

function acceptedAnswersText(part: QuestionPart): string {
  if (part.kind === 'choice') return `one of ${part.options.map(({ id }) => id).join(', ')}`;
  const { label, max, min, units } = part;
  const from = min === null ? '' : ` from ${min}`;
  const upTo = max === null ? '' : ` up to ${max}`;
  return `${label ?? ''} a number${from}${upTo} ${units ?? ''}`.trim();
}
