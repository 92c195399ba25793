import { ageText, type ReportAges } from '@choose-life/contracts/domain/reports';
import { AgeSign } from '../../components/age-line/age-mark.tsx';
import type { AgeKind } from '../../components/age-line/age-scale.ts';
import { beyondEnd } from '../../components/age-line/beyond-end.ts';
import { analysisCopy as copy } from '../../copy/reports.ts';

const looks: Record<AgeKind, string> = {
  target: 'bg-nutrition-tint text-viz-target',
  risk: 'bg-fitness-tint text-viz-risk',
  real: 'bg-sunk text-viz-real',
};

interface AgeCardsProps {
  readonly ages: ReportAges | null;
  /** True where the ages come from the embedded model, whose ends are known. */
  readonly ownModel: boolean;
}

/** Your Target Age, Your Risk Age, Current Age: '-' when there is no data (s.2.3). */
export function AgeCards({ ages, ownModel }: AgeCardsProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <AgeCard kind="target" age={ages?.targetAge} end={beyondEnd(ages?.targetAge, ownModel)} />
      <AgeCard kind="risk" age={ages?.riskAge} end={beyondEnd(ages?.riskAge, ownModel)} />
      <AgeCard kind="real" age={ages?.currentAge} />
    </div>
  );
}

interface AgeCardProps {
  readonly kind: AgeKind;
  readonly age: number | null | undefined;
  readonly end?: string | null;
}

function AgeCard({ kind, age, end }: AgeCardProps) {
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-button p-4 sm:grid sm:content-start print:border print:border-line ${looks[kind]}`}
    >
      <h3 className="flex items-center gap-2 text-body font-bold">
        <AgeSign kind={kind} />
        {copy.cards[kind]}
      </h3>
      <p className="display text-h2 sm:text-h1">
        {ageText(age)}
        {end && <span className="font-sans text-body font-semibold tracking-normal"> {end}</span>}
      </p>
      <p className="w-full text-caption">{copy.cardNotes[kind]}</p>
    </div>
  );
}
