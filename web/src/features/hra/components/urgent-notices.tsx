import type { UrgentRow } from '@choose-life/contracts/domain/report/urgent';
import { HeartHandshake, TriangleAlert } from 'lucide-react';
import { HelpLines } from '../../../components/help-lines.tsx';
import { cn } from '../../../components/ui/cn.ts';

/** Urgent notices at the question that caused them. A status region, so the focus stays. */
export function UrgentNotices({ rows, className }: { rows: readonly UrgentRow[]; className?: string }) {
  return (
    <div role="status" className={className}>
      {rows.map(row => (
        <UrgentCard key={row.id} row={row} />
      ))}
    </div>
  );
}

function UrgentCard({ row: { urgency, title, text } }: { row: UrgentRow }) {
  const talk = urgency === 'talk';
  const Sign = talk ? HeartHandshake : TriangleAlert;
  return (
    <div
      className={cn(
        'reveal mt-4 flex items-start gap-3 rounded-card border p-4 sm:gap-4 sm:p-5',
        talk ? 'border-lifestyle bg-lifestyle-tint' : 'border-danger bg-danger-tint',
      )}
    >
      <Sign
        aria-hidden
        size={24}
        className={cn('mt-0.5 shrink-0', talk ? 'text-lifestyle' : 'text-danger')}
      />
      <div className="grid min-w-0 gap-2">
        <p className={cn('text-lead leading-snug font-bold', talk ? 'text-lifestyle' : 'text-danger')}>
          {title}
        </p>
        <p className="text-body text-ink">{text}</p>
        <HelpLines />
      </div>
    </div>
  );
}
