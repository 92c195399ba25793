import { isForToday } from '@choose-life/contracts/domain/report/urgency';
import type { FoundNotice } from '@choose-life/contracts/domain/report/urgent-rows';
import type { ShownNotice } from '@choose-life/contracts/domain/report/urgent-section';
import { shownNoticesOf } from '@choose-life/contracts/domain/report/urgent-section';
import { HelpLines } from '@/components/help-lines';
import { urgencyLooks } from '@/components/urgency-looks';
import { useConfig } from '@/config-query';
import type { NumberedQuestion } from '../questions/numbered-questions.ts';

/**
 * The notices of urgent answers. Notices that need action now are joined into one. A status region announces them, so that the focus can
 * stay in the field.
 */
export function UrgentNotices({
  notices,
  className,
}: {
  notices: readonly FoundNotice[];
  className?: string;
}) {
  const emergencyNumber = useConfig()?.emergencyNumber;
  return (
    <div role="status" className={className}>
      {shownNoticesOf(notices, emergencyNumber).map(notice => (
        <UrgentNotice key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

function UrgentNotice({ notice: { leads, lines, title, urgency } }: { notice: ShownNotice }) {
  const { Icon, text: ink, tint, border } = urgencyLooks[urgency];
  return (
    <div
      className={`reveal mt-4 flex items-start gap-3 rounded-card border p-4 sm:gap-4 sm:p-5 ${border} ${tint}`}
    >
      <Icon aria-hidden size={24} className={`mt-0.5 shrink-0 ${ink}`} />
      <div className="grid min-w-0 gap-2">
        <p className={`text-lead leading-snug font-bold ${ink}`}>{title}</p>
        {leads.map(lead => (
          <p key={lead} className="text-body font-bold text-ink">
            {lead}
          </p>
        ))}
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

/** The position of notices that are shown at the end of a page. */
export const pageEnd = 'page end';

/**
 * The position of a notice on a page: the key of the last question that asks for one of the notice's answers. A notice about mood or worry
 * (urgency `talk`) depends on several questions, so its position is `pageEnd`. Null if the page asks for none of the answers, and if the
 * notice can wait for the report.
 */
export function noticePositionOf(
  { keys, urgency }: Pick<FoundNotice, 'keys' | 'urgency'>,
  questions: readonly Pick<NumberedQuestion, 'key' | 'parts'>[],
): string | null {
  const question = questions.findLast(({ parts }) => parts.some(part => keys.includes(part.answerKey)));
  if (question === undefined || !isForToday({ urgency })) return null;
  return urgency === 'talk' ? pageEnd : question.key;
}
