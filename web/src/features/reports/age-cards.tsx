import { ageText, type ReportAges } from '@choose-life/contracts/domain/reports';
import { AgeSign } from '../../components/age-line/age-mark.tsx';
import type { AgeKind } from '../../components/age-line/age-scale.ts';
import { analysisCopy as copy } from '../../copy/reports.ts';

const looks: Record<AgeKind, string> = {
  target: 'bg-nutrition-tint text-viz-target',
  risk: 'bg-fitness-tint text-viz-risk',
  real: 'bg-sunk text-viz-real',
};

/** Your Target Age, Your Risk Age, Current Age: '-' when there is no data (s.2.3). */
export function AgeCards({ ages }: { ages: ReportAges | null }) {
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <AgeCard kind="target" age={ages?.targetAge} />
      <AgeCard kind="risk" age={ages?.riskAge} />
      <AgeCard kind="real" age={ages?.currentAge} />
    </div>
  );
}

function AgeCard({ kind, age }: { kind: AgeKind; age: number | null | undefined }) {
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-button p-4 sm:grid sm:content-start print:border print:border-line ${looks[kind]}`}
    >
      <h3 className="flex items-center gap-2 text-body font-bold">
        <AgeSign kind={kind} />
        {copy.cards[kind]}
      </h3>
      <p className="display text-h2 sm:text-h1">{ageText(age)}</p>
      <p className="w-full text-caption">{copy.cardNotes[kind]}</p>
    </div>
  );
}
