import { type AnswerCheck, checksOf } from '@choose-life/contracts/domain/hra/answer-check';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { partKeysOf } from '@choose-life/contracts/domain/hra/answer-keys';
import { hiddenQuestions } from '@choose-life/contracts/domain/hra/visibility';
import { type UrgentRow, urgentRowsFor } from '@choose-life/contracts/domain/report/urgent';
import { limitsOf, numericKeys } from './asked-questions.ts';
import { type Measurements, measurementsOf } from './measurements.ts';

/** All that sentences and numbers are made of. */
export interface Facts {
  /** Answers to visible questions, without those that have to be checked first. */
  readonly answers: Answers;
  readonly measurements: Measurements;
  /** Ids of the urgent situations. */
  readonly urgent: ReadonlySet<string>;
  readonly urgentRows: readonly UrgentRow[];
  readonly checks: readonly AnswerCheck[];
  /** The answers to check, as they were given. */
  readonly unchecked: Answers;
}

/** Reads a set of answers once: hidden ones and those to be checked count for nothing from here on. */
export function readFacts(given: Answers): Facts {
  const visible = visibleAnswers(given);
  const checks = checksOf(visible, numericKeys, limitsOf);
  const toCheck = new Set(checks.map(({ key }) => key));
  const entries = Object.entries(visible);
  const answers = Object.fromEntries(entries.filter(([key]) => !toCheck.has(key)));
  const urgentRows = urgentRowsFor(visible, limitsOf);
  return {
    answers,
    measurements: measurementsOf(answers),
    urgent: new Set(urgentRows.map(({ id }) => id)),
    urgentRows,
    checks,
    unchecked: Object.fromEntries(entries.filter(([key]) => toCheck.has(key))),
  };
}

/** The answers to questions the person could see. A rule hides without deleting, so old answers may linger (s.4). */
function visibleAnswers(answers: Answers): Answers {
  const hidden = [...hiddenQuestions('page', answers)];
  const hiddenKeys = new Set(hidden.flatMap(question => [question, ...partKeysOf(question)]));
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !hiddenKeys.has(key)));
}
