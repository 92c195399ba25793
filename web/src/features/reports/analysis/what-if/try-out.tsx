import { countOf } from '@choose-life/contracts/domain/report/people-of-100';
import type { WhatIfOffer } from '@choose-life/contracts/domain/report/report-details';
import type { ReportView } from '@choose-life/contracts/domain/report/report-view';
import { shownAgeOf, textOfAge } from '@choose-life/contracts/domain/report/shown-age';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { Checkbox } from '../../../../components/ui/checkbox.tsx';
import { tryAgain } from '../../../../copy/try-again.ts';
import { whatIfCopy as copy } from '../../copy.ts';
import { AgeText } from '../age-text.tsx';
import { NumberSlider } from './number-slider.tsx';
import { isAnythingTried, nothingTried, type Tried, wholeRangeOf } from './tried.ts';
import { useWhatIf } from './use-what-if.ts';

export interface TryOutProps {
  readonly reportId: string;
  readonly offer: WhatIfOffer;
  readonly view: ReportView;
}

/** A form that shows how changes would affect the risk age. Only what a person can change, and no medicine. */
export function TryOut({ reportId, offer, view }: TryOutProps) {
  const [tried, setTried] = useState(nothingTried);
  const change = (changed: Partial<Tried>) => setTried(held => ({ ...held, ...changed }));
  return (
    <div className="grid gap-5">
      <div className="grid gap-5">
        {offer.smoking && (
          <Checkbox
            checked={tried.notSmoking}
            onChange={event => change({ notSmoking: event.currentTarget.checked })}
          >
            <span className="font-bold">{copy.notSmoking}</span>
          </Checkbox>
        )}
        {(['weight', 'systolic'] as const).map(name => {
          const range = offer[name] && wholeRangeOf(offer[name]);
          if (!range) return null;
          return (
            <NumberSlider
              key={name}
              label={copy[name]}
              unit={offer[name]?.unit ?? ''}
              range={range}
              value={tried[name] ?? range.now}
              onChange={value => change({ [name]: value === range.now ? null : value })}
            />
          );
        })}
      </div>
      <Result reportId={reportId} tried={tried} view={view} />
      {isAnythingTried(tried) && (
        <Button
          variant="quiet"
          size="sm"
          className="-ms-3 justify-self-start"
          onClick={() => setTried(nothingTried)}
        >
          <RotateCcw aria-hidden size={18} />
          {copy.asItIs}
        </Button>
      )}
    </div>
  );
}

function Result({ reportId, tried, view }: { reportId: string; tried: Tried; view: ReportView }) {
  const { answer, failed, retry, waiting } = useWhatIf(reportId, tried);
  const now = view.analysis.ages.risk.text;
  const age = answer && shownAgeOf(answer.riskAge, answer.riskAgeBound ?? null);
  const countNow = view.tenYears?.rows.find(row => row.id === 'now')?.count;
  return (
    <div className="grid gap-2 rounded-button bg-indigo-tint p-4 sm:p-5">
      <div role="status" aria-busy={waiting} className="grid gap-1">
        {answer === null ? (
          <p className="text-lead">
            <AgeText>{copy.nowText(now)}</AgeText>
          </p>
        ) : age === null ? (
          <p className="text-lead">{copy.noAge}</p>
        ) : (
          <>
            <p className="flex flex-wrap items-baseline gap-x-3 text-lead">
              {copy.wouldBe}{' '}
              <span className="display text-h1 text-indigo">
                <AgeText isAge>{textOfAge(age)}</AgeText>
              </span>
            </p>
            <p className="text-body text-ink-muted">
              <AgeText isAge>{copy.inPlaceOf(now)}</AgeText>
            </p>
          </>
        )}
        {answer?.tenYears != null && (
          <p className="text-body text-ink-muted">{copy.tenYears(countOf(answer.tenYears), countNow)}</p>
        )}
        {failed && <p className="text-body">{copy.failed}</p>}
      </div>
      {failed && (
        <Button variant="link" size="inline" className="justify-self-start" onClick={retry}>
          {tryAgain}
        </Button>
      )}
    </div>
  );
}
