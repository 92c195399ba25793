import { type AnswerCheck, checksOf } from '@choose-life/contracts/domain/hra/answer-check';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { type UrgentRow, urgentRowsFor } from '@choose-life/contracts/domain/report/urgent';
import { limitsOf, numericKeys } from './asked-questions.ts';
import { type Measurements, measurementsOf } from './measurements.ts';
import { visibleAnswers } from './visible-answers.ts';

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
