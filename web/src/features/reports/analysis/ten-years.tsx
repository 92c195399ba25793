import type { TenYearsRow, TenYearsSection } from '@choose-life/contracts/domain/report/report-view';
import { ageColours } from '@/components/age-line/age-mark';
import { cn } from '@/lib/cn';
import { ReportSection } from './report-section.tsx';

/** The ten-year risk as a number of people in a hundred: now, with changes, and for a healthy person of the same age and sex. */
export function TenYears({ tenYears, className }: { tenYears: TenYearsSection; className: string }) {
  return (
    <ReportSection
      heading={tenYears.heading}
      lead={tenYears.sentence}
      className={cn('print-whole', className)}
    >
      {tenYears.action && <p className="max-w-[65ch] text-body font-bold">{tenYears.action}</p>}
      <ul
        className={cn(
          'grid gap-3 large-text:grid-cols-1',
          tenYears.rows.length === 2 ? 'grid-cols-2' : 'grid-cols-3',
        )}
      >
        {tenYears.rows.map(row => (
          <li key={row.id} className="grid min-w-0 content-start gap-2 break-inside-avoid">
            <HundredDots filled={row.dots} className={dotClasses[row.id]} />
            <p className="text-body leading-snug font-extrabold">{row.count}</p>
            <p className="text-meta leading-snug text-ink-muted">{row.label}</p>
          </li>
        ))}
      </ul>
      <p className="max-w-[65ch] text-meta text-ink-muted">{tenYears.caveat}</p>
    </ReportSection>
  );
}

/** The colour of the dots in each row: the colour of the age that the row corresponds to. */
const dotClasses: Record<TenYearsRow['id'], string> = {
  now: ageColours.risk,
  after: ageColours.target,
  peer: ageColours.real,
};

/** The centres of 100 dots, ten in a row, in a box of 100 by 100. */
const dots = Array.from({ length: 100 }, (_, index) => ({
  index,
  x: 5 + (index % 10) * 10,
  y: 5 + Math.floor(index / 10) * 10,
}));

function HundredDots({ filled, className }: { filled: number; className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" className={`w-full max-w-44 ${className}`}>
      {dots.map(({ index, x, y }) =>
        index < filled ? (
          <circle key={index} cx={x} cy={y} r="4.2" className="stroke-none forced-colors:fill-[Highlight]" />
        ) : (
          <circle
            key={index}
            cx={x}
            cy={y}
            r="3.4"
            strokeWidth="1"
            className="fill-none stroke-line-strong opacity-45"
          />
        ),
      )}
    </svg>
  );
}
