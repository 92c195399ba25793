import type { AnalysisView, WhyRow, WhySection } from '@choose-life/contracts/domain/report/report-view';
import { AgeShape, ageInks } from '../../../components/age-line/age-mark.tsx';
import { TableOnDemand } from '../../../components/table-on-demand.tsx';
import { cn } from '../../../components/ui/cn.ts';
import { analysisCopy as copy } from '../copy.ts';
import { AgeText } from './age-text.tsx';
import { QuestionLink } from './question-link.tsx';
import { ReportSection } from './report-section.tsx';

/** How the factors add up from the real age to the risk age. */
export function Why({ why, analysis }: { why: WhySection; analysis: AnalysisView }) {
  const { ages, targetNote } = analysis;
  const drawn = barsOf(why.rows.map(row => row.years));
  const heading = <AgeText isAge>{why.heading}</AgeText>;
  return (
    <ReportSection heading={heading} lead={why.lead}>
      <ul className="print-columns grid gap-5">
        {drawn && <End kind="real" label={ages.real.label} text={ages.real.text} x={drawn.start} />}
        {why.rows.map((row, place) => (
          <Factor key={row.factor} row={row} bar={drawn?.bars[place] ?? null} />
        ))}
        {drawn && <End kind="risk" label={ages.risk.label} text={ages.risk.text} x={drawn.end} />}
      </ul>
      {why.none && <p className="text-body text-ink-muted">{why.none}</p>}
      <p className="text-body font-bold">
        <AgeText isAge>{why.total}</AgeText>
      </p>
      {targetNote && <p className="max-w-[65ch] text-body text-ink-muted">{targetNote}</p>}
      <TableOnDemand caption={heading} columns={copy.whyColumns} headed className="text-meta">
        {why.rows.map(({ factor, gainText, label, value, yearsText }) => (
          <tr key={factor} className="border-t border-line align-top">
            <th scope="row" className="py-2 text-start font-normal">
              {`${label}: ${value}`}
            </th>
            <td className="py-2 ps-3 text-end font-bold">
              <AgeText>{yearsText}</AgeText>
            </td>
            <td className="py-2 ps-3 text-end">
              <AgeText>{gainText}</AgeText>
            </td>
          </tr>
        ))}
      </TableOnDemand>
      <p className="max-w-[65ch] text-meta text-ink-muted print:hidden">{copy.answerAgainNote}</p>
    </ReportSection>
  );
}

/** Start or end of the sum, with the mark of that age. */
function End({ kind, label, text, x }: { kind: 'real' | 'risk'; label: string; text: string; x: number }) {
  return (
    <li className="grid gap-1">
      <p className={cn('flex items-baseline justify-between gap-4 text-body font-bold', ageInks[kind])}>
        <span>{label}</span>
        <span>
          <AgeText isAge>{text}</AgeText>
        </span>
      </p>
      <svg aria-hidden="true" width="100%" height="24" className="block">
        <Track y={9} />
        <svg aria-hidden="true" x={`${x}%`} y="12" className="overflow-visible">
          <g
            className={cn(ageInks[kind], 'stroke-surface')}
            transform="scale(.75)"
            strokeWidth="6"
            paintOrder="stroke"
          >
            <AgeShape kind={kind} />
          </g>
        </svg>
      </svg>
    </li>
  );
}

function Factor({ row, bar }: { row: WhyRow; bar: Bar | null }) {
  const { gainText, label, note, questions, value, years, yearsText } = row;
  return (
    <li className="grid gap-1 break-inside-avoid">
      <p className="flex items-baseline justify-between gap-x-4 text-body">
        <span className="min-w-0 font-bold">{label}</span>
        <span className="max-w-1/2 shrink-0 text-end font-extrabold">
          <AgeText>{yearsText}</AgeText>
        </span>
      </p>
      {bar && (
        <svg aria-hidden="true" width="100%" height="16" className="block">
          <Track y={5} />
          <rect
            x={`${bar.x}%`}
            width={`${bar.width}%`}
            height="16"
            rx="4"
            className={cn(
              'forced-colors:fill-[Highlight]',
              years < 0 ? 'fill-good' : years > 0 ? 'fill-indigo' : 'fill-line-strong',
            )}
          />
        </svg>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-meta text-ink-muted">
        <p className="min-w-0">
          <span className="text-body text-ink">
            <AgeText>{value}</AgeText>
          </span>
          <br />
          <AgeText>{gainText}</AgeText>
          {note && (
            <>
              {' '}
              <AgeText>{note}</AgeText>
            </>
          )}
        </p>
        <QuestionLink questions={questions} about={label} />
      </div>
    </li>
  );
}

function Track({ y }: { y: number }) {
  return <rect width="100%" y={y} height="6" rx="3" className="fill-line" />;
}

/** A bar, in percent of the width. */
interface Bar {
  readonly x: number;
  readonly width: number;
}

/** The bars of all rows, with start and end of the sum. */
interface Bars {
  readonly bars: readonly Bar[];
  readonly start: number;
  readonly end: number;
}

/** Percent: an empty bar is still visible. */
const minWidth = 0.8;

/**
 * Lays out years of factors as a waterfall: each bar starts where the previous one ends. Null if there is nothing to draw.
 */
export function barsOf(years: readonly number[]): Bars | null {
  const sums = [0];
  for (const each of years) sums.push((sums.at(-1) ?? 0) + each);
  const [low, high] = [Math.min(...sums), Math.max(...sums)];
  if (high === low) return null;
  // Leaves room for the marks at both ends.
  const xOf = (sum: number) => 3 + ((sum - low) / (high - low)) * 94;
  const bars = years.map((each, place) => {
    const from = sums[place] ?? 0;
    const [left, right] = [xOf(Math.min(from, from + each)), xOf(Math.max(from, from + each))];
    return { x: left, width: Math.max(right - left, minWidth) };
  });
  return { bars, start: xOf(0), end: xOf(sums.at(-1) ?? 0) };
}
