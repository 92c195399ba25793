import type { ReportAges } from '@choose-life/contracts/domain/reports';
import { AgeLine } from '../../../components/age-line/age-line.tsx';
import { AgeSign } from '../../../components/age-line/age-mark.tsx';
import { ageKinds } from '../../../components/age-line/age-scale.ts';
import { Card } from '../../../components/ui/card.tsx';
import { dashboardCopy } from '../../../copy/dashboard.ts';

const copy = dashboardCopy.ages;

/** The three ages on one line once a report has them; before that, what will stand here. */
export function AgesCard({ ages }: { ages: ReportAges | null }) {
  const drawn = ages !== null && ages.riskAge !== null && (ages.currentAge ?? ages.targetAge) !== null;
  return (
    <Card className="grid content-start gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="display text-question">{copy.heading}</h2>
        {drawn && <p className="text-meta text-ink-muted">{copy.scope}</p>}
      </div>
      {drawn ? <AgeLine ages={ages} /> : <AgesToCome />}
    </Card>
  );
}

function AgesToCome() {
  return (
    <div className="grid gap-5">
      <div aria-hidden="true" className="relative h-10">
        <div className="absolute inset-x-0 top-4 h-2.5 rounded-pill bg-line" />
        <div className="absolute inset-x-[18%] inset-y-0 flex items-center justify-between opacity-45">
          {ageKinds.map(kind => (
            <AgeSign key={kind} kind={kind} className="size-9" />
          ))}
        </div>
      </div>
      <p className="text-body text-ink-muted">{copy.empty}</p>
    </div>
  );
}
