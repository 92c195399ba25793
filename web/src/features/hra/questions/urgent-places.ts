import { type UrgentRow, urgentRows } from '@choose-life/contracts/domain/report/urgent';
import type { NumberedQuestion } from './numbered-questions.ts';

type Asked = Pick<NumberedQuestion, 'key' | 'parts'>;

/** Notices at one question, and notices that need a whole page. */
const atQuestions = urgentRows.filter(({ urgency }) => urgency !== 'talk');
const atPages = urgentRows.filter(({ urgency }) => urgency === 'talk');

/** The key of the question below which a notice is shown: the last one that it depends on; null for none. */
export function placeOf(row: UrgentRow, questions: readonly Asked[]): string | null {
  return questions.findLast(question => reads(row, question))?.key ?? null;
}

/** Whether a notice can appear below this question: its live region must exist before. */
export function mayBeUrgent(question: Asked): boolean {
  return atQuestions.some(row => reads(row, question));
}

/** Whether a notice can appear at the end of a page. */
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
