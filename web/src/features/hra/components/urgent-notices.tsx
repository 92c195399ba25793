import type { UrgentRow } from '@choose-life/contracts/domain/report/urgent';
import { HelpLines } from '../../../components/help-lines.tsx';
import { urgencyLooks } from '../../../components/urgency-looks.ts';

/** Urgent notices at the question that caused them. A status region, so the focus stays. */
export function UrgentNotices({ rows, className }: { rows: readonly UrgentRow[]; className?: string }) {
  return (
    <div role="status" className={className}>
      {rows.map(row => (
        <UrgentNotice key={row.id} row={row} />
      ))}
    </div>
  );
}

function UrgentNotice({ row: { urgency, title, text } }: { row: UrgentRow }) {
  const { Icon, text: ink, tint, border } = urgencyLooks[urgency];
  return (
    <div
      className={`reveal mt-4 flex items-start gap-3 rounded-card border p-4 sm:gap-4 sm:p-5 ${border} ${tint}`}
    >
      <Icon aria-hidden size={24} className={`mt-0.5 shrink-0 ${ink}`} />
      <div className="grid min-w-0 gap-2">
        <p className={`text-lead leading-snug font-bold ${ink}`}>{title}</p>
        <p className="text-body text-ink">{text}</p>
        <HelpLines />
      </div>
    </div>
  );
}
