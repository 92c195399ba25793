import type { AnalysisTone, AnalysisView } from '@choose-life/contracts/domain/report/report-view';
import { EyeOff, HeartPulse, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { AgeLine } from '../../../components/age-line/age-line.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { cn } from '../../../components/ui/cn.ts';
import { analysisCopy as copy } from '../copy.ts';
import { AgeCards } from './age-cards.tsx';
import { AgeText, useAgesCovered } from './age-text.tsx';
import { CoverToggle } from './cover-toggle.tsx';

interface AnalysisSectionProps {
  readonly analysis: AnalysisView;
  /** Replaces the text while there is no report. */
  readonly missing: ReactNode;
}

/** ANALYSIS (s.2.3): headline, picture and cards. */
export function AnalysisSection({ analysis, missing }: AnalysisSectionProps) {
  const { ages, heading, notFor, scope, sentences, tone } = analysis;
  const isGood = tone === 'good';
  return (
    <Card
      className={cn('print-whole grid min-w-0 gap-5 max-sm:p-5', isGood && 'border-good! bg-good-tint!')}
      tone="plain"
    >
      <div className="grid gap-3">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          <h2 className={cn('text-meta font-bold tracking-widest', isGood ? 'text-good' : 'text-indigo')}>
            {heading}
          </h2>
          {!missing && <CoverToggle />}
        </div>
        {missing ?? (
          <>
            {notFor && (
              <p className="flex max-w-[65ch] gap-2 text-meta text-ink-muted">
                <Info aria-hidden size={18} className="mt-0.5 shrink-0" />
                {notFor}
              </p>
            )}
            <p className={headlineLooks[tone]}>
              <AgeText>{analysis.headline}</AgeText>
            </p>
          </>
        )}
      </div>
      {!missing && <AgePicture analysis={analysis} />}
      {!missing &&
        sentences.map(sentence => (
          <p key={sentence} className={cn('max-w-[65ch] text-lead', isGood ? 'text-ink' : 'text-ink-muted')}>
            <AgeText>{sentence}</AgeText>
          </p>
        ))}
      <AgeCards ages={ages} onTint={isGood} />
      {!missing && scope && (
        <p className="flex items-center gap-2 text-meta font-semibold text-ink-muted">
          <HeartPulse aria-hidden size={18} className="shrink-0" />
          {scope}
        </p>
      )}
    </Card>
  );
}

const large = 'display max-w-[26ch] text-h3 sm:text-h2 text-balance';

/** Short headlines are large; explanations, and texts next to urgent findings, are not. */
const headlineLooks: Record<AnalysisTone, string> = {
  gain: large,
  good: `${large} text-good`,
  plain: 'display max-w-[32ch] text-h3 text-balance',
  none: 'max-w-[50ch] text-question leading-snug font-bold',
  urgent: 'max-w-[65ch] text-lead',
};

/** The age line, hidden as a whole while ages are covered: positions tell ages too. */
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
