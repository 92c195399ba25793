import { type UrgentRow, urgentRows } from '@choose-life/contracts/domain/report/urgent';
import type { NumberedQuestion } from './numbered-questions.ts';

type Asked = Pick<NumberedQuestion, 'key' | 'parts'>;

/** What can be urgent at one question, and what only shows when a whole page is answered. */
const atQuestions = urgentRows.filter(({ urgency }) => urgency !== 'talk');
const atPages = urgentRows.filter(({ urgency }) => urgency === 'talk');

/** The key of the question under which a notice stands: the last on the page that it is read from; null for none. */
export function placeOf(row: UrgentRow, questions: readonly Asked[]): string | null {
  return questions.findLast(question => reads(row, question))?.key ?? null;
}

/** Whether a notice may come to stand under this question, so that screen readers are made ready for it. */
export function mayBeUrgent(question: Asked): boolean {
  return atQuestions.some(row => reads(row, question));
}

/** Whether a notice may come to stand at the end of a page: two short questions say it together. */
export function mayEndUrgent(questions: readonly Asked[]): boolean {
  return atPages.some(row => placeOf(row, questions) !== null);
}

/** The notices under one question of a page. */
export function urgentUnder(
  question: Asked,
  questions: readonly Asked[],
  urgent: readonly UrgentRow[],
): UrgentRow[] {
  return urgent.filter(row => atQuestions.includes(row) && placeOf(row, questions) === question.key);
}

/** The notices at the end of a page. */
export function urgentAtEnd(questions: readonly Asked[], urgent: readonly UrgentRow[]): UrgentRow[] {
  return urgent.filter(row => atPages.includes(row) && placeOf(row, questions) !== null);
}

function reads(row: UrgentRow, { parts }: Asked): boolean {
  return parts.some(part => row.keys.includes(part.answerKey));
}
