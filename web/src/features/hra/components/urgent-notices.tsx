import { isCrisisOf } from '@choose-life/contracts/domain/report/urgency';
import { noticeRows, type UrgentRow } from '@choose-life/contracts/domain/report/urgent-rows';
import type { ShownNotice } from '@choose-life/contracts/domain/report/urgent-section';
import { shownNoticesOf } from '@choose-life/contracts/domain/report/urgent-section';
import { HelpLines, urgencyLooks } from '@/components/help-lines';
import { useConfig } from '@/config-query';
import type { NumberedQuestion } from '../questions/numbered-questions.ts';

/** Notices at the question that caused them; all that is for now is one. A status region, so the focus stays. */
export function UrgentNotices({ rows, className }: { rows: readonly UrgentRow[]; className?: string }) {
  const emergencyNumber = useConfig()?.emergencyNumber;
  return (
    <div role="status" className={className}>
      {shownNoticesOf(rows, emergencyNumber).map(notice => (
        <UrgentNotice key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

function UrgentNotice({ notice: { urgency, title, lines } }: { notice: ShownNotice }) {
  const { Icon, text: ink, tint, border } = urgencyLooks[urgency];
  return (
    <div
      className={`reveal mt-4 flex items-start gap-3 rounded-card border p-4 sm:gap-4 sm:p-5 ${border} ${tint}`}
    >
      <Icon aria-hidden size={24} className={`mt-0.5 shrink-0 ${ink}`} />
      <div className="grid min-w-0 gap-2">
        <p className={`text-lead leading-snug font-bold ${ink}`}>{title}</p>
        {lines.map(line => (
          <p key={line} className="text-body text-ink">
            {line}
          </p>
        ))}
        {urgency === 'talk' && <HelpLines />}
      </div>
    </div>
  );
}

type PageQuestion = Pick<NumberedQuestion, 'key' | 'parts'>;

/** What cannot wait for the report: notices at one question, and notices that need a whole page. */
const atQuestions = noticeRows.filter(row => isCrisisOf(row) && row.urgency !== 'talk');
const atPages = noticeRows.filter(({ urgency }) => urgency === 'talk');

/** The key of the question below which a notice is shown: the last one that it depends on; null for none. */
export function placeOf(row: UrgentRow, questions: readonly PageQuestion[]): string | null {
  return questions.findLast(question => reads(row, question))?.key ?? null;
}

/** Whether a notice can appear below this question: its live region must exist before. */
export function mayBeUrgent(question: PageQuestion): boolean {
  return atQuestions.some(row => reads(row, question));
}

/** Whether a notice can appear at the end of a page. */
export function mayEndUrgent(questions: readonly PageQuestion[]): boolean {
  return atPages.some(row => placeOf(row, questions) !== null);
}

/** The notices under one question of a page. */
export function urgentUnder(
  question: PageQuestion,
  questions: readonly PageQuestion[],
  urgent: readonly UrgentRow[],
): UrgentRow[] {
  return urgent.filter(row => atQuestions.includes(row) && placeOf(row, questions) === question.key);
}

/** The notices at the end of a page. */
export function urgentAtEnd(questions: readonly PageQuestion[], urgent: readonly UrgentRow[]): UrgentRow[] {
  return urgent.filter(row => atPages.includes(row) && placeOf(row, questions) !== null);
}

function reads(row: UrgentRow, { parts }: PageQuestion): boolean {
  return parts.some(part => row.keys.includes(part.answerKey));
}
