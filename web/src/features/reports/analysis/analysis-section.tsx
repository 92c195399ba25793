import type { AgeCell, AnalysisTone, AnalysisView } from '@choose-life/contracts/domain/report/analysis-view';
import type { PregnancyView } from '@choose-life/contracts/domain/report/pregnancy';
import type { StepsSection } from '@choose-life/contracts/domain/report/report-view';
import { useAtom } from 'jotai';
import { Eye, EyeOff, HeartPulse } from 'lucide-react';
import type { ReactNode } from 'react';
import { AgeLine } from '@/components/age-line/age-line';
import { AgeIcon } from '@/components/age-line/age-mark';
import { type AgeKind, endOf } from '@/components/age-line/age-scale';
import { FirstStep } from '@/components/first-step';
import { PregnancyNote } from '@/components/pregnancy-note';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { cn } from '@/lib/cn';
import { tabAtoms } from '@/session/stored-atoms';
import { analysisCopy as copy } from '../copy.ts';
import { AgeText, useAgesCovered } from './age-text.tsx';
import { stepsId } from './steps.tsx';

interface AnalysisSectionProps {
  readonly analysis: AnalysisView;
  readonly pregnancy: PregnancyView | null;
  /** Replaces headline and picture while there is no data: a skeleton or a message. Null once the data is loaded. */
  readonly missing: ReactNode;
  /** The steps beside the section on large screens. On others they are far below, so the section links to the first one. */
  readonly steps: StepsSection | null;
  /** Whether an urgent notice is above. Then the first step comes before the picture, so that it can be seen without scrolling. */
  readonly isBelowNotice: boolean;
}

/** ANALYSIS (s.2.3): headline, picture and the three ages. */
export function AnalysisSection({
  analysis,
  isBelowNotice,
  pregnancy,
  missing,
  steps,
}: AnalysisSectionProps) {
  const { ages, heading, notFor, scope, sentences, targetNote, tone } = analysis;
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
          {!missing && <CoverToggle />}
        </div>
        {missing ?? (
          <>
            {notFor && <p className="max-w-[65ch] text-caption text-ink-muted sm:text-meta">{notFor}</p>}
            <p className={headlineLooks[tone]}>
              <AgeText>{analysis.headline}</AgeText>
            </p>
          </>
        )}
      </div>
      {!missing && (
        <>
          {isBelowNotice && firstStep}
          <AgePicture analysis={analysis} />
          {!isBelowNotice && firstStep}
          {sentences.map(sentence => (
            <p
              key={sentence}
              className={cn('max-w-[65ch] text-body sm:text-lead', isGood ? 'text-ink' : 'text-ink-muted')}
            >
              <AgeText>{sentence}</AgeText>
            </p>
          ))}
        </>
      )}
      <div className="grid grid-cols-3 gap-2 large-text:grid-cols-1 sm:gap-3">
        {order.map(kind => (
          <AgeCard key={kind} kind={kind} cell={ages[kind]} onTint={isGood} />
        ))}
      </div>
      {!missing && <PregnancyNote pregnancy={pregnancy} below={null} />}
      {!missing && targetNote && <p className="max-w-[65ch] text-body text-ink-muted">{targetNote}</p>}
      {!missing && scope && (
        <p className="flex items-center gap-2 text-meta font-semibold text-ink-muted">
          <HeartPulse aria-hidden size={18} className="shrink-0" />
          <span>{scope}</span>
        </p>
      )}
    </Card>
  );
}

const large = 'display max-w-[26ch] text-h3 sm:text-h2 text-balance';

/** Short headlines are large. Explanations are not, nor a headline next to urgent findings, which must not look like praise. */
const headlineLooks: Record<AnalysisTone, string> = {
  gain: large,
  good: `${large} text-good`,
  plain: 'display max-w-[32ch] text-h3 text-balance',
  none: 'max-w-[50ch] text-question leading-snug font-bold',
  urgent: 'max-w-[65ch] text-lead',
};

/** The line of ages. While ages are hidden it is not drawn at all, since its positions show them too. */
function AgePicture({ analysis }: { analysis: AnalysisView }) {
  if (useAgesCovered()) {
    return (
      <p className="flex items-center gap-3 rounded-button border border-dashed border-line-strong px-4 py-8 text-body text-ink-muted">
        <EyeOff aria-hidden size={20} className="shrink-0" />
        {copy.agesCovered}
      </p>
    );
  }
  return <AgeLine ages={analysis.ages} range={analysis.range} caption={null} />;
}

const looks: Record<AgeKind, string> = {
  target: 'bg-nutrition-tint text-good',
  risk: 'bg-fitness-tint text-fitness',
  real: 'bg-sunk text-ink-muted',
};

const order: readonly AgeKind[] = ['target', 'risk', 'real'];

function AgeCard({ kind, cell, onTint }: { kind: AgeKind; cell: AgeCell; onTint: boolean }) {
  const end = endOf(cell);
  const number = end === null ? cell.text : String(cell.years);
  return (
    <div
      className={cn(
        'grid min-w-0 content-start gap-1 rounded-button p-3 sm:p-4 print:border print:border-line',
        looks[kind],
        onTint && 'bg-surface',
      )}
    >
      <h3 className="text-meta leading-snug font-bold sm:flex sm:items-center sm:gap-2 sm:text-body">
        <AgeIcon kind={kind} className="size-4 max-sm:mb-1.5" />
        <span>{cell.label}</span>
      </h3>
      <p className="display text-h2 leading-none sm:text-h1">
        <AgeText isAge>{number}</AgeText>
        {end && (
          <>
            {' '}
            <span className="font-sans text-meta font-semibold tracking-normal whitespace-nowrap sm:text-body">
              {end}
            </span>
          </>
        )}
      </p>
      <p className="text-caption max-sm:sr-only">{cell.note}</p>
    </div>
  );
}

function CoverToggle() {
  const [covered, cover] = useAtom(tabAtoms.agesCovered);
  const Icon = covered === null ? EyeOff : Eye;
  return (
    <Button
      variant="ghost"
      size="sm"
      className="-my-2 -me-3 print:hidden"
      onClick={() => cover(covered === null ? 'yes' : null)}
    >
      <Icon aria-hidden size={18} />
      {covered === null ? copy.hideAges : copy.showAges}
    </Button>
  );
}
