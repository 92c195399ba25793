import { type ReportAges, yearsToWinBack } from '@choose-life/contracts/domain/reports';
import { AgeLine } from '../../../components/age-line/age-line.tsx';
import { AgeSign } from '../../../components/age-line/age-mark.tsx';
import { ageKinds } from '../../../components/age-line/age-scale.ts';
import { ageSentence } from '../../../components/age-line/age-sentence.ts';
import { Card } from '../../../components/ui/card.tsx';
import { useConfig } from '../../../config.ts';
import { dashboardCopy } from '../../../copy/dashboard.ts';

const copy = dashboardCopy.ages;

/** The three ages on one line once a report has them; before that, what will stand here. */
export function AgesCard({ ages }: { ages: ReportAges | null }) {
  const ownModel = useConfig()?.embeddedGateway ?? false;
  const drawn = ages !== null && ages.riskAge !== null && (ages.currentAge ?? ages.targetAge) !== null;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-meta font-bold text-indigo">{copy.heading}</h2>
        {drawn && ownModel && <p className="text-meta text-ink-muted">{copy.scope}</p>}
      </div>
      {drawn ? <AgesNow ages={ages} ownModel={ownModel} /> : <AgesToCome />}
    </Card>
  );
}

function AgesNow({ ages, ownModel }: { ages: ReportAges; ownModel: boolean }) {
  const years = yearsToWinBack(ages);
  return (
    <>
      {years !== null && <p className="display text-h2">{years > 0 ? copy.winBack(years) : copy.younger}</p>}
      <AgeLine ages={ages} caption={ageSentence(ages, ownModel)} className="my-auto" />
    </>
  );
}

function AgesToCome() {
  return (
    <>
      <p className="display text-h2">{copy.emptyTitle}</p>
      <p className="text-body text-ink-muted">{copy.empty}</p>
      <div aria-hidden="true" className="relative my-auto h-20">
        <div className="absolute inset-x-0 top-9 h-2.5 rounded-pill bg-line" />
        <div className="absolute inset-x-[18%] inset-y-0 flex items-center justify-between">
          {ageKinds.map(kind => (
            <AgeSign key={kind} kind={kind} className="size-10 stroke-surface [stroke-width:4]" />
          ))}
        </div>
      </div>
    </>
  );
}
