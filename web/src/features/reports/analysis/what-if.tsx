import type { AgeCell } from '@choose-life/contracts/domain/report/analysis-view';
import type {
  ShownAge,
  WhatIfOffer,
  WhatIfRange,
} from '@choose-life/contracts/domain/report/generated/report-details';
import { countText } from '@choose-life/contracts/domain/report/people-of-100';
import type { ReportView } from '@choose-life/contracts/domain/report/report-view';
import { shownAgeOf, textOfAge } from '@choose-life/contracts/domain/report/shown-age';
import { keepPreviousData } from '@tanstack/react-query';
import { Minus, Plus, RotateCcw } from 'lucide-react';
import { useContext, useEffect, useId, useState } from 'react';
import { trpc } from '@/api/trpc';
import { suffixOf } from '@/components/age-line/age-scale';
import { DebounceTimerContext } from '@/components/debounce-timer';
import { tryAgainLabel } from '@/components/empty-state';
import { CheckboxField } from '@/components/forms/field';
import { StepButton } from '@/components/step-button';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { whatIfCopy as copy } from '../copy.ts';
import { HideableAges } from './hideable-ages.tsx';
import { ReportSection } from './report-section.tsx';

/** The props of `WhatIf`, for its lazy import. */
export interface WhatIfProps {
  readonly reportId: string;
  readonly offer: WhatIfOffer;
  readonly view: ReportView;
  readonly className: string;
}

/**
 * A form that shows how changes would affect the risk age. It contains only what a person can change, and no medicine. The gateway calculates
 * the result. The form is not printed.
 */
export function WhatIf({ className, offer, reportId, view }: WhatIfProps) {
  const [changes, setChanges] = useState<WhatIfChanges>({});
  const change = (update: WhatIfChanges) => setChanges(current => ({ ...current, ...update }));
  return (
    <ReportSection heading={copy.heading} lead={copy.lead} className={cn('print:hidden', className)}>
      <div className="grid gap-5 lg:grid-cols-2 lg:gap-8">
        <div className="grid content-center gap-5">
          {offer.smoking && (
            <CheckboxField
              checked={changes.notSmoking ?? false}
              // `|| undefined`: an unchecked box is no change, so the call omits the member.
              onChange={event => change({ notSmoking: event.currentTarget.checked || undefined })}
            >
              <span className="font-bold">{copy.notSmoking}</span>
            </CheckboxField>
          )}
          {(['weight', 'systolic'] as const).map(name => {
            const offered = offer[name];
            const range = offered && wholeRangeOf(offered);
            if (!offered || !range) return null;
            return (
              <NumberSlider
                key={name}
                label={copy[name]}
                unit={offered.unit}
                range={range}
                value={changes[name] ?? range.now}
                // Moving the slider back to the present value removes the change.
                onChange={value => change({ [name]: value === range.now ? undefined : value })}
              />
            );
          })}
        </div>
        <Result reportId={reportId} changes={changes} view={view} onReset={() => setChanges({})} />
      </div>
    </ReportSection>
  );
}

interface ResultProps extends Pick<WhatIfProps, 'reportId' | 'view'> {
  readonly changes: WhatIfChanges;
  readonly onReset: () => void;
}

/** The risk age with the changes, or the present risk age if there are no changes. */
function Result({ reportId, changes, view, onReset }: ResultProps) {
  const { singleAges, answer, hasFailed, retry, isLoading } = useWhatIf(reportId, changes);
  const { risk } = view.analysis.ages;
  const age = answer && shownAgeOf(answer.riskAge, answer.riskAgeBound ?? null);
  const comparison = comparisonSentence(risk, age, singleAges);
  const countNow = view.tenYears?.rows.find(row => row.id === 'now')?.count;
  return (
    <div className="grid content-center gap-2 rounded-button bg-indigo-tint p-4 sm:p-5">
      <div role="status" aria-busy={isLoading} className="grid gap-1">
        {answer === null && (
          <p className="text-lead">
            <HideableAges>{copy.nowText(risk.text)}</HideableAges>
          </p>
        )}
        {answer !== null && age === null && <p className="text-lead">{copy.noAge}</p>}
        {age !== null && (
          <>
            <p className="flex flex-wrap items-baseline gap-x-3 text-lead">
              {copy.wouldBe}{' '}
              <span className="display text-h1 text-indigo">
                <HideableAges hasAge>{textOfAge(age)}</HideableAges>
              </span>
            </p>
            <p className="text-body text-ink-muted">
              <HideableAges hasAge>{copy.inPlaceOf(risk.text)}</HideableAges>
            </p>
          </>
        )}
        {/* Neither null nor undefined: the gateway may omit the risk, or send null if it has none. */}
        {answer?.tenYears != null && (
          <p className="text-body text-ink-muted">{copy.tenYears(countText(answer.tenYears), countNow)}</p>
        )}
        {comparison && (
          <p className="text-body text-ink-muted">
            <HideableAges>{comparison}</HideableAges>
          </p>
        )}
        {hasFailed && <p className="text-body">{copy.failed}</p>}
      </div>
      {hasFailed && (
        <Button variant="link" size="inline" className="justify-self-start" onClick={retry}>
          {tryAgainLabel}
        </Button>
      )}
      {changedEntries(changes).length > 0 && (
        <Button variant="link" size="inline" className="min-h-11 justify-self-start" onClick={onReset}>
          <RotateCcw aria-hidden size={18} />
          {copy.reset}
        </Button>
      )}
    </div>
  );
}

interface NumberSliderProps {
  readonly label: string;
  readonly unit: string;
  readonly range: WholeRange;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function NumberSlider({ label, unit, range, value, onChange }: NumberSliderProps) {
  const id = useId();
  const { max, min, now } = range;
  const text = `${value} ${unit}`;
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="text-body font-bold">
          {label}
        </label>
        <p aria-hidden="true" className="text-body">
          <span className="font-extrabold">{text}</span>{' '}
          <span className="text-meta text-ink-muted">{value === now ? copy.now : `${copy.now} ${now}`}</span>
        </p>
      </div>
      <div className="flex items-center gap-2">
        <StepButton
          label={`${copy.less}: ${label}`}
          isAtLimit={value <= min}
          onPress={() => onChange(value - 1)}
          Icon={Minus}
        />
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          value={value}
          aria-valuetext={text}
          onChange={event => onChange(event.currentTarget.valueAsNumber)}
          className="h-11 min-w-0 flex-1 cursor-pointer accent-indigo"
        />
        <StepButton
          label={`${copy.more}: ${label}`}
          isAtLimit={value >= max}
          onPress={() => onChange(value + 1)}
          Icon={Plus}
        />
      </div>
    </div>
  );
}

/** How long the changes must stay the same before the call is made, since a slider changes its value continuously while it moves. */
const debounceMs = 250;

/** The result of the gateway for these changes. `answer` is null without changes, until the first result has arrived, and after an error. */
function useWhatIf(reportId: string, changes: WhatIfChanges) {
  const debouncedChanges = useDebounced(changes);
  const entries = changedEntries(debouncedChanges);
  const enabled = entries.length > 0;
  // `changes` has no delay, so a reset shows the present age immediately.
  const hasChanges = changedEntries(changes).length > 0;
  // A single change needs no comparison, because its result is the result of all changes.
  const singleChanges = entries.length < 2 ? [] : entries.map(([name, value]) => ({ [name]: value }));
  const inputOf = (changesOfCall: WhatIfChanges) => ({ whatIfReportId: reportId, ...changesOfCall });
  const { data, isError, isFetching, isPlaceholderData, refetch } = trpc.hra.whatIf.useQuery(
    inputOf(debouncedChanges),
    {
      enabled,
      // The previous result stays visible until the next one, so that the page does not flicker.
      placeholderData: keepPreviousData,
      // `Result` shows the error itself.
      meta: { onFault: 'caller' },
    },
  );
  // The page works without the sentence of `comparisonSentence`, so errors of these calls are only logged.
  const singleResults = trpc.useQueries(({ hra }) =>
    singleChanges.map(single => hra.whatIf(inputOf(single), { meta: { onFault: 'log' } })),
  );
  return {
    answer: hasChanges && enabled ? (data ?? null) : null,
    /**
     * The risk age for each change by itself; null for an age that is not known yet. Empty for fewer than two changes, and while `answer`
     * is still the result of the previous changes.
     */
    singleAges: isPlaceholderData
      ? []
      : singleResults.map(({ data: single }) =>
          single ? shownAgeOf(single.riskAge, single.riskAgeBound ?? null) : null,
        ),
    hasFailed: enabled && isError,
    isLoading: isFetching,
    retry: () => void refetch(),
  };
}

/**
 * The sentence that says how many years each change would gain by itself, and that all changes together would gain less than the sum. Null
 * if they would not gain less, for example because of rounding. Null also if an age is not known, or is beyond the end of the scale, where
 * its years are not exact.
 * @param riskAgeNow the risk age without changes
 * @param ageWithAll the risk age with all changes
 * @param singleAges the risk age for each change by itself
 */
export function comparisonSentence(
  riskAgeNow: Pick<AgeCell, 'years' | 'text'>,
  ageWithAll: ShownAge | null,
  singleAges: readonly (ShownAge | null)[],
): string | null {
  // An age with a suffix, such as '80 or over', is beyond the end of the scale.
  const yearsNow = suffixOf(riskAgeNow) === null ? riskAgeNow.years : null;
  if (yearsNow === null) return null;
  const yearsSaved = (ageAfter: ShownAge | null) =>
    ageAfter?.bound === null ? yearsNow - ageAfter.years : null;
  const together = yearsSaved(ageWithAll);
  const singleYears = singleAges.map(yearsSaved);
  if (together === null || singleYears.length < 2 || !singleYears.every(years => years !== null)) return null;
  const sum = singleYears.reduce((total, years) => total + years, 0);
  return sum > together ? copy.together(singleYears, together) : null;
}

/** The value, once it has not changed for `debounceMs`. */
function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  // A context, so that tests can replace the timer.
  const runAfter = useContext(DebounceTimerContext);
  useEffect(() => runAfter(() => setDebounced(value), debounceMs), [value, runAfter]);
  return debounced;
}

/** The changes that the person tries out. Undefined means no change. */
interface WhatIfChanges {
  readonly notSmoking?: true | undefined;
  readonly weight?: number | undefined;
  readonly systolic?: number | undefined;
}

function changedEntries(changes: WhatIfChanges) {
  return Object.entries(changes).filter(([, value]) => value !== undefined);
}

type WholeRange = Readonly<Record<'now' | 'min' | 'max', number>>;

/**
 * The whole numbers of a slider. The minimum is rounded up and the maximum down, so that no value is outside the range. The present number is
 * rounded to the nearest whole number. If it is above the maximum, it becomes the maximum, because the slider starts at it. It may then be outside
 * the range. Null for fewer than two numbers, or if the present number is below the minimum.
 */
export function wholeRangeOf({ max, min, now }: Pick<WhatIfRange, 'now' | 'min' | 'max'>): WholeRange | null {
  const rounded = {
    now: Math.round(now),
    min: Math.ceil(min),
    max: Math.max(Math.floor(max), Math.round(now)),
  };
  return rounded.min < rounded.max && rounded.min <= rounded.now ? rounded : null;
}
