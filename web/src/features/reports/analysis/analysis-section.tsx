import type { AgeCell, AnalysisTone, AnalysisView } from '@choose-life/contracts/domain/report/analysis-view';
import type { PregnancyView } from '@choose-life/contracts/domain/report/pregnancy';
import type { StepsSection } from '@choose-life/contracts/domain/report/report-view';
import { useAtom } from 'jotai';
import { Eye, EyeOff, HeartPulse } from 'lucide-react';
import type { ReactNode } from 'react';
import { AgeLine } from '@/components/age-line/age-line';
import { AgeIcon } from '@/components/age-line/age-mark';
import { type AgeKind, suffixOf } from '@/components/age-line/age-scale';
import { FirstStep } from '@/components/first-step';
import { PregnancyNote } from '@/components/pregnancy-note';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { cn } from '@/lib/cn';
import { tabAtoms } from '@/session/stored-atoms';
import { analysisCopy as copy } from '../copy.ts';
import { HideableAges, useAgesHidden } from './hideable-ages.tsx';
import { stepsId } from './steps.tsx';

interface AnalysisSectionProps {
  readonly analysis: AnalysisView;
  readonly pregnancy: PregnancyView | null;
  /** A skeleton or an error message instead of headline and picture; null once the data is loaded. */
  readonly placeholder: ReactNode;
  /** The steps, which are next to the section on large screens. On small screens they are far below, so the section has a link to them. */
  readonly steps: StepsSection | null;
  /** Whether an urgent notice is above the section. The first step is then before the picture, where it is visible without scrolling. */
  readonly isBelowNotice: boolean;
}

/** The section ANALYSIS (s.2.3): headline, picture and the three ages. Without data each age is '-'. */
export function AnalysisSection({
  analysis,
  isBelowNotice,
  pregnancy,
  placeholder,
  steps,
}: AnalysisSectionProps) {
  const { ages, heading, exclusion, scope, sentences, targetNote, tone } = analysis;
  const isGood = tone === 'good';
  const firstStep = steps && <FirstStep steps={steps} href={`#${stepsId}`} className="xl:hidden" />;
  return (
    <Card
      className={cn(
        'print-whole grid min-w-0 content-start gap-5 max-sm:gap-2.5 max-sm:p-4',
        isGood && 'border-good bg-good-tint',
      )}
    >
      <div className="grid gap-3 max-sm:gap-2">
        <div className="-my-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          <h2 className={cn('text-meta font-bold tracking-widest', isGood ? 'text-good' : 'text-indigo')}>
            {heading}
          </h2>
          {!placeholder && <HideAgesButton />}
        </div>
        {placeholder ?? (
          <>
            {/* For people to whom the risk age does not apply. */}
            {exclusion && (
              <p className="max-w-[65ch] text-caption text-ink-muted sm:text-meta">{exclusion}</p>
            )}
            <p className={headlineClasses[tone]}>
              <HideableAges>{analysis.headline}</HideableAges>
            </p>
          </>
        )}
      </div>
      {!placeholder && (
        <>
          {isBelowNotice && firstStep}
          <AgePicture analysis={analysis} />
          {!isBelowNotice && firstStep}
          {sentences.map(sentence => (
            <p
              key={sentence}
              className={cn('max-w-[65ch] text-body sm:text-lead', isGood ? 'text-ink' : 'text-ink-muted')}
            >
              <HideableAges>{sentence}</HideableAges>
            </p>
          ))}
        </>
      )}
      <div className="grid grid-cols-3 gap-2 large-text:grid-cols-1 sm:gap-3">
        {ageOrder.map(kind => (
          <AgeCard key={kind} kind={kind} cell={ages[kind]} isOnTint={isGood} />
        ))}
      </div>
      {/* `below={null}` is the position below the ages. */}
      {!placeholder && <PregnancyNote pregnancy={pregnancy} below={null} />}
      {!placeholder && targetNote && <p className="max-w-[65ch] text-body text-ink-muted">{targetNote}</p>}
      {/* The illnesses that the ages cover. */}
      {!placeholder && scope && (
        <p className="flex items-center gap-2 text-meta font-semibold text-ink-muted">
          <HeartPulse aria-hidden size={18} className="shrink-0" />
          <span>{scope}</span>
        </p>
      )}
    </Card>
  );
}

const largeHeadline = 'display max-w-[26ch] text-h3 sm:text-h2 text-balance';

/** Short headlines are large, explanations are small. A headline next to urgent findings is small, because it must not look like praise. */
const headlineClasses: Record<AnalysisTone, string> = {
  gain: largeHeadline,
  good: `${largeHeadline} text-good`,
  plain: 'display max-w-[32ch] text-h3 text-balance',
  none: 'max-w-[50ch] text-question leading-snug font-bold',
  urgent: 'max-w-[65ch] text-lead',
};

/** The line of ages. It is not drawn while ages are hidden, since the positions on the line also reveal the ages. */
function AgePicture({ analysis }: { analysis: AnalysisView }) {
  if (useAgesHidden()) {
    return (
      <p className="flex items-center gap-3 rounded-button border border-dashed border-line-strong px-4 py-8 text-body text-ink-muted">
        <EyeOff aria-hidden size={20} className="shrink-0" />
        {copy.agesHidden}
      </p>
    );
  }
  return <AgeLine ages={analysis.ages} riskAgeRange={analysis.range} caption={null} />;
}

const cardClasses: Record<AgeKind, string> = {
  target: 'bg-nutrition-tint text-good',
  risk: 'bg-fitness-tint text-fitness',
  real: 'bg-sunk text-ink-muted',
};

/** The order of s.2.3. */
const ageOrder: readonly AgeKind[] = ['target', 'risk', 'real'];

function AgeCard({ kind, cell, isOnTint }: { kind: AgeKind; cell: AgeCell; isOnTint: boolean }) {
  // The words after the number are small, such as 'or over' in '80 or over'.
  const suffix = suffixOf(cell);
  const number = suffix === null ? cell.text : String(cell.years);
  return (
    <div
      className={cn(
        'grid min-w-0 content-start gap-1 rounded-button p-3 sm:p-4 print:border print:border-line',
        cardClasses[kind],
        isOnTint && 'bg-surface',
      )}
    >
      <h3 className="text-meta leading-snug font-bold sm:flex sm:items-center sm:gap-2 sm:text-body">
        <AgeIcon kind={kind} className="size-4 max-sm:mb-1.5" />
        <span>{cell.label}</span>
      </h3>
      <p className="display text-h2 leading-none sm:text-h1">
        {/* A bare number has no word about ages, so `hasAge` says that it is one. */}
        <HideableAges hasAge>{number}</HideableAges>
        {suffix && (
          <>
            {' '}
            <span className="font-sans text-meta font-semibold tracking-normal whitespace-nowrap sm:text-body">
              {suffix}
            </span>
          </>
        )}
      </p>
      <p className="text-caption max-sm:sr-only">{cell.note}</p>
    </div>
  );
}

/** The button that hides or shows the ages in this tab. */
function HideAgesButton() {
  // Null while ages are shown, 'yes' while they are hidden.
  const [hiddenMark, setHiddenMark] = useAtom(tabAtoms.agesCovered);
  const areHidden = hiddenMark !== null;
  const Icon = areHidden ? Eye : EyeOff;
  return (
    <Button
      variant="ghost"
      size="sm"
      className="-my-2 -me-3 print:hidden"
      onClick={() => setHiddenMark(areHidden ? null : 'yes')}
    >
      <Icon aria-hidden size={18} />
      {areHidden ? copy.showAges : copy.hideAges}
    </Button>
  );
}
