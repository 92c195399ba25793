import type { Tone } from '@choose-life/contracts/domain/report/generated/report-details';
import type { PregnancyView } from '@choose-life/contracts/domain/report/pregnancy';
import type {
  NumberRow,
  NumbersSection,
  ReportView,
  SinceSection,
} from '@choose-life/contracts/domain/report/report-view';
import {
  ArrowDown,
  ArrowUp,
  CircleAlert,
  CircleCheck,
  Info,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import { Suspense } from 'react';
import { Fold } from '@/components/fold';
import { lazyComponent } from '@/components/lazy-component';
import { PregnancyNote } from '@/components/pregnancy-note';
import { cn } from '@/lib/cn';
import { analysisCopy as copy } from '../copy.ts';
import { HideableAges } from './hideable-ages.tsx';
import type { LetterCardProps } from './letter-card.tsx';
import { columns, ReportSection, RiskAgeExplanation } from './report-section.tsx';

/** Loaded on demand, since the letter is below the first view. */
const LetterCard = lazyComponent<LetterCardProps>(async () => (await import('./letter-card.tsx')).LetterCard);

interface LastSectionsProps {
  readonly view: ReportView;
  /** Name, date and number of the report. */
  readonly headParts: readonly string[];
  readonly reportId: string | null;
}

/** The last sections of a report: changes since the previous report, numbers, how the risk age was calculated, and the letter. */
export function LastSections({ headParts, reportId, view }: LastSectionsProps) {
  const hasNumbers = view.since !== null || view.numbers !== null;
  return (
    <>
      {hasNumbers && (
        <div className={cn('grid min-w-0 content-start gap-6 max-sm:gap-4', columns.start)}>
          {view.since && <SinceLastTime since={view.since} />}
          {view.numbers && <Numbers numbers={view.numbers} pregnancy={view.pregnancy} />}
        </div>
      )}
      <div className={hasNumbers ? columns.end : columns.both}>
        <RiskAgeExplanation how={view.how} />
      </div>
      {view.letter && (
        <Suspense>
          {/* The key resets the selection in the letter when another report is shown. */}
          <LetterCard key={reportId} section={view.letter} headParts={headParts} reportId={reportId} />
        </Suspense>
      )}
    </>
  );
}

function SinceLastTime({ since }: { since: SinceSection }) {
  return (
    <ReportSection
      heading={since.heading}
      lead={<HideableAges>{since.sentence}</HideableAges>}
      className="print-whole"
    >
      {since.rows.length > 0 && (
        <ul className="grid">
          {since.rows.map(({ label, text, years }) => {
            const Icon = years > 0 ? ArrowUp : ArrowDown;
            return (
              <li
                key={label}
                className="flex items-center gap-3 border-t border-line py-2.5 text-body first:border-0 first:pt-0 last:pb-0"
              >
                <Icon
                  aria-hidden
                  size={20}
                  className={years > 0 ? 'shrink-0 text-ink-muted' : 'shrink-0 text-good'}
                />
                <span className="min-w-0 flex-1 font-bold">{label}</span>
                <span className="text-end text-ink-muted">
                  <HideableAges hasAge>{text}</HideableAges>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </ReportSection>
  );
}

const badges: Record<Tone, { readonly Icon: LucideIcon; readonly classes: string }> = {
  good: { Icon: CircleCheck, classes: 'bg-good-tint text-good' },
  note: { Icon: Info, classes: 'bg-indigo-tint text-indigo' },
  attention: { Icon: CircleAlert, classes: 'bg-warn-tint text-warn' },
  urgent: { Icon: TriangleAlert, classes: 'bg-danger-tint text-danger' },
};

interface NumbersProps {
  readonly numbers: NumbersSection;
  /** The note on pregnancy. It is shown below the number that it concerns, if the section has that number. */
  readonly pregnancy: PregnancyView | null;
}

function Numbers({ numbers, pregnancy }: NumbersProps) {
  // The number that the note on pregnancy concerns is never folded, because the note must be visible.
  const isAlwaysVisible = ({ id, tone }: NumberRow) =>
    tone === 'attention' ||
    tone === 'urgent' ||
    (pregnancy?.below?.kind === 'number' && pregnancy.below.id === id);
  const visibleRows = numbers.rows.filter(isAlwaysVisible);
  const foldedRows = numbers.rows.filter(row => !isAlwaysVisible(row));
  const foldSummary =
    visibleRows.length > 0 ? copy.otherNumbers(foldedRows.length) : copy.allNumbers(foldedRows.length);
  return (
    <ReportSection heading={numbers.heading}>
      <NumberList rows={visibleRows} pregnancy={pregnancy} />
      {foldedRows.length > 0 && (
        <Fold summary={foldSummary}>
          <div className="pt-2">
            {/* The number with the note on pregnancy is in `visibleRows`. */}
            <NumberList rows={foldedRows} pregnancy={null} />
          </div>
        </Fold>
      )}
    </ReportSection>
  );
}

interface NumberListProps {
  readonly rows: readonly NumberRow[];
  readonly pregnancy: PregnancyView | null;
}

function NumberList({ rows, pregnancy }: NumberListProps) {
  return (
    <ul className="print-columns grid empty:hidden">
      {rows.map(row => (
        <NumberItem key={row.id} row={row} pregnancy={pregnancy} />
      ))}
    </ul>
  );
}

function NumberItem({ row, pregnancy }: { row: NumberRow; pregnancy: PregnancyView | null }) {
  const { band, label, text, tone, value } = row;
  const { Icon, classes } = badges[tone];
  return (
    <li className="grid gap-1.5 break-inside-avoid border-t border-line py-3 first:border-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
        <div className="min-w-0">
          <h3 className="text-meta font-bold text-ink-muted">{label}</h3>
          <p className="text-lead leading-snug font-bold">
            <HideableAges>{value}</HideableAges>
          </p>
        </div>
        <p
          className={`inline-flex max-w-full items-center gap-1.5 rounded-chip px-2.5 py-1 text-meta leading-snug font-bold ${classes}`}
        >
          <Icon aria-hidden size={18} className="shrink-0" />
          <span>{band}</span>
        </p>
      </div>
      {text && (
        <p className="max-w-[65ch] text-meta">
          <HideableAges>{text}</HideableAges>
        </p>
      )}
      <PregnancyNote pregnancy={pregnancy} below={{ kind: 'number', id: row.id }} />
    </li>
  );
}
