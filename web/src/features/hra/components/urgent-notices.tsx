import { isForToday } from '@choose-life/contracts/domain/report/urgency';
import type { FoundNotice } from '@choose-life/contracts/domain/report/urgent-rows';
import type { ShownNotice } from '@choose-life/contracts/domain/report/urgent-section';
import { shownNoticesOf } from '@choose-life/contracts/domain/report/urgent-section';
import { HelpLines, urgencyLooks } from '@/components/help-lines';
import { useConfig } from '@/config-query';
import type { NumberedQuestion } from '../questions/numbered-questions.ts';

/** Notices at the question that caused them; all that is for now is one. A status region, so the focus stays. */
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

export const pageEnd = 'page end';

/** Crises are shown before the report: mood and worry at the end of the page, others at the last question concerned. */
export function placeOf(
  { keys, urgency }: Pick<FoundNotice, 'keys' | 'urgency'>,
  questions: readonly Pick<NumberedQuestion, 'key' | 'parts'>[],
): string | null {
  const question = questions.findLast(({ parts }) => parts.some(part => keys.includes(part.answerKey)));
  if (question === undefined || !isForToday({ urgency })) return null;
  return urgency === 'talk' ? pageEnd : question.key;
}
