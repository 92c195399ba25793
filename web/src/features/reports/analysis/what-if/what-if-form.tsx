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
import { useWhatIf } from './use-what-if.ts';
import { hasChanges, noChanges, type WhatIfValues, wholeRangeOf } from './what-if-values.ts';

export interface WhatIfFormProps {
  readonly reportId: string;
  readonly offer: WhatIfOffer;
  readonly view: ReportView;
}

/** A form that shows how changes would affect the risk age. Only what a person can change, and no medicine. */
export function WhatIfForm({ reportId, offer, view }: WhatIfFormProps) {
  const [values, setValues] = useState(noChanges);
  const change = (changed: Partial<WhatIfValues>) => setValues(current => ({ ...current, ...changed }));
  return (
    <div className="grid gap-5">
      <div className="grid gap-5">
        {offer.smoking && (
          <Checkbox
            checked={values.notSmoking}
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
              value={values[name] ?? range.now}
              onChange={value => change({ [name]: value === range.now ? null : value })}
            />
          );
        })}
      </div>
      <Result reportId={reportId} values={values} view={view} />
      {hasChanges(values) && (
        <Button
          variant="quiet"
          size="sm"
          className="-ms-3 justify-self-start"
          onClick={() => setValues(noChanges)}
        >
          <RotateCcw aria-hidden size={18} />
          {copy.asItIs}
        </Button>
      )}
    </div>
  );
}

function Result({ reportId, values, view }: { reportId: string; values: WhatIfValues; view: ReportView }) {
  const { answer, failed, retry, loading } = useWhatIf(reportId, values);
  const now = view.analysis.ages.risk.text;
  const age = answer && shownAgeOf(answer.riskAge, answer.riskAgeBound ?? null);
  const countNow = view.tenYears?.rows.find(row => row.id === 'now')?.count;
  return (
    <div className="grid gap-2 rounded-button bg-indigo-tint p-4 sm:p-5">
      <div role="status" aria-busy={loading} className="grid gap-1">
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
