import type { AgeCell, AnalysisView } from '@choose-life/contracts/domain/report/report-view';
import { AgeSign } from '../../../components/age-line/age-mark.tsx';
import { type AgeKind, ageKinds, endOf } from '../../../components/age-line/age-scale.ts';
import { cn } from '../../../components/ui/cn.ts';
import { AgeText } from './age-text.tsx';

const looks: Record<AgeKind, string> = {
  target: 'bg-nutrition-tint text-viz-target',
  risk: 'bg-fitness-tint text-viz-risk',
  real: 'bg-sunk text-viz-real',
};

interface AgeCardsProps {
  readonly ages: AnalysisView['ages'];
  /** Whether the cards stand on a tinted ground. */
  readonly onTint: boolean;
}

const order: readonly AgeKind[] = ['target', 'risk', 'real'];

/** The three ages in one row, '-' without data (s.2.3). */
export function AgeCards({ ages, onTint }: AgeCardsProps) {
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-3 gap-2 sm:gap-3">
        {order.map(kind => (
          <AgeCard key={kind} kind={kind} cell={ages[kind]} onTint={onTint} />
        ))}
      </div>
      <ul className="grid gap-1 text-meta text-ink-muted sm:hidden">
        {ageKinds.map(kind => (
          <li key={kind} className="flex items-center gap-2">
            <AgeSign kind={kind} className="size-3.5" />
            {ages[kind].note}
          </li>
        ))}
      </ul>
    </div>
  );
}

function AgeCard({ kind, cell, onTint }: { kind: AgeKind; cell: AgeCell; onTint: boolean }) {
  const end = endOf(cell);
  const number = end === null ? cell.text : String(cell.years);
  return (
    <div
      className={cn(
        'grid min-w-0 content-start gap-1 rounded-button p-3 sm:p-4 print:border print:border-line',
        looks[kind],
        onTint && 'bg-surface!',
      )}
    >
      <h3 className="text-meta leading-snug font-bold sm:flex sm:items-center sm:gap-2 sm:text-body">
        <AgeSign kind={kind} className="size-4 max-sm:mb-1.5" />
        {cell.label}
      </h3>
      <p className="display text-h2 leading-none sm:text-h1">
        <AgeText isAge>{number}</AgeText>
        {end && (
          <span className="font-sans text-meta font-semibold tracking-normal sm:text-body"> {end}</span>
        )}
      </p>
      <p className="hidden text-caption sm:block">{cell.note}</p>
    </div>
  );
}
