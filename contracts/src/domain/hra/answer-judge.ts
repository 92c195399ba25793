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
 * The reason why a questionnaire does not accept an answer.
 * - `unknown-question`, `unknown-part`, `unknown-option`: the questionnaire does not have it.
 * - `word`: no number in any spelling, where a number belongs.
 * - `unreadable`: a number in a spelling that is not read: '5,5'.
 * - `outside`: a number outside its limits.
 * - `hidden`: the question is not shown with the other answers.
 */
type ProblemKind =
  | 'unknown-question'
  | 'unknown-part'
  | 'unknown-option'
  | 'word'
  | 'unreadable'
  | 'outside'
  | 'hidden';

export interface AnswerProblem {
  readonly kind: ProblemKind;
  readonly question: string;
  readonly label: string | null;
  /** Names the question and what is allowed, never the answer. */
  readonly message: string;
}

/** The problem of an answer, by its key; null for a valid one. `hidden` holds the ids of the questions that are not shown. */
type AnswerJudge = (key: string, value: AnswerValue, hidden?: ReadonlySet<string>) => AnswerProblem | null;

export function answerJudge(questionnaire: QuestionnaireModules): AnswerJudge {
  const asked = askedPartsOf(questionnaire);
  const questions = new Map([...asked.values()].map(({ question }) => [question.id, question]));
  return (key, value, hidden) => {
    const place = asked.get(key);
    if (place === undefined) {
      const near = questions.get(key.split('.')[2] ?? '');
      if (near === undefined) return unknownQuestion(key);
      const keys = near.parts.map(part => part.answerKey);
      return problem('unknown-part', near, `its answers are ${keys.join(', ')}`);
    }
    const { part, question } = place;
    if (hidden?.has(question.id)) return problem('hidden', question, 'not asked now');
    const kind = part.kind === 'choice' ? optionProblem(part, value) : numberProblem(part, value);
    return kind && problem(kind, question, `expected ${allowedIn(part)}`);
  };
}

export function unknownQuestion(key: string): AnswerProblem {
  return {
    kind: 'unknown-question',
    question: key,
    label: null,
    message: `${key}: there is no such question`,
  };
}

/** Whether no person can have typed the answer. A gateway refuses such an answer, and keeps one that may be a slip. */
export function isInvented({ kind }: AnswerProblem): boolean {
  return kind.startsWith('unknown') || kind === 'word';
}

function problem(kind: ProblemKind, { id, label }: QuestionView, allowed: string): AnswerProblem {
  return { kind, question: id, label, message: `${id} ("${label}"): ${allowed}` };
}

function optionProblem({ options }: QuestionPart, value: AnswerValue): ProblemKind | null {
  return options.some(({ id }) => id === String(value)) ? null : 'unknown-option';
}

function numberProblem(part: QuestionPart, value: AnswerValue): ProblemKind | null {
  const number = plainNumberOf(value);
  if (number !== null) return isWithin(number, part) ? null : 'outside';
  return Number.isFinite(Number(String(value).replace(',', '.'))) ? 'unreadable' : 'word';
}

function allowedIn(part: QuestionPart): string {
  if (part.kind === 'choice') return `one of ${part.options.map(({ id }) => id).join(', ')}`;
  const { label, max, min, units } = part;
  return `${label ?? ''} a number${min === null ? '' : ` from ${min}`}${max === null ? '' : ` up to ${max}`} ${units ?? ''}`.trim();
}
