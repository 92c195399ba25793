import type { WhyRow, WhySection } from '@choose-life/contracts/domain/report/report-view';
import { cn } from '@/lib/cn';
import { HideableAges } from './hideable-ages.tsx';
import { QuestionLink } from './question-link.tsx';
import { ReportSection } from './report-section.tsx';

/** How many years each factor adds to the person's age or subtracts from it, as rows with bars. */
export function Why({ why, className }: { why: WhySection; className: string }) {
  const maxYears = Math.max(...why.rows.map(({ years }) => Math.abs(years)));
  return (
    <ReportSection
      heading={<HideableAges hasAge>{why.heading}</HideableAges>}
      lead={why.lead}
      className={className}
    >
      <ul className="print-columns grid gap-4">
        {why.rows.map(row => (
          <Factor key={row.factor} row={row} maxYears={maxYears} />
        ))}
      </ul>
      <p className="max-w-[65ch] text-body">
        <span className="font-bold">
          <HideableAges hasAge>{why.total}</HideableAges>
        </span>
        {why.factorsWithoutYears && <span className="text-ink-muted"> {why.factorsWithoutYears}</span>}
      </p>
    </ReportSection>
  );
}

/** @param maxYears the years of the factor with the longest bar */
function Factor({ row, maxYears }: { row: WhyRow; maxYears: number }) {
  const { gainText, label, note, questions, value, years, yearsText } = row;
  const sentences = [gainText, note].filter(Boolean);
  return (
    <li className="grid gap-1 break-inside-avoid">
      <p className="flex items-baseline justify-between gap-x-4 text-body">
        <span className="min-w-0 font-bold">{label}</span>
        <span className="max-w-1/2 shrink-0 text-end font-extrabold">
          <HideableAges>{yearsText}</HideableAges>
        </span>
      </p>
      <svg aria-hidden="true" width="100%" height="12" className="block">
        <rect width="100%" y="3" height="6" rx="3" className="fill-line" />
        <rect
          // At least 2 %, so that the bar of a small factor is visible.
          width={`${Math.max(2, (Math.abs(years) / maxYears) * 100)}%`}
          height="12"
          rx="4"
          className={cn('forced-colors:fill-[Highlight]', years < 0 ? 'fill-good' : 'fill-indigo')}
        />
      </svg>
      <div className="-my-1.5 flex items-center justify-between gap-x-2 large-text:flex-wrap print:my-0">
        <p className="min-w-0 text-body">
          <HideableAges>{value}</HideableAges>
        </p>
        <QuestionLink questions={questions} topic={label} />
      </div>
      {sentences.length > 0 && (
        <p className="text-meta text-ink-muted">
          <HideableAges>{sentences.join(' ')}</HideableAges>
        </p>
      )}
    </li>
  );
}
