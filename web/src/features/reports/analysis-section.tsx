import { type ReportAges, summarySentence } from '@choose-life/contracts/domain/reports';
import { HeartPulse } from 'lucide-react';
import type { ReactNode } from 'react';
import { AgeLine } from '../../components/age-line/age-line.tsx';
import { ageSentence } from '../../components/age-line/age-sentence.ts';
import { Card } from '../../components/ui/card.tsx';
import { analysisCopy as copy } from '../../copy/reports.ts';
import { type Headline, headlineOf } from './headline.ts';

const noAges: ReportAges = { targetAge: null, riskAge: null, currentAge: null };

interface AnalysisSectionProps {
  /** Null while the report has not come, or cannot. */
  readonly ages: ReportAges | null;
  /** True where the ages come from the embedded model, of which more is known. */
  readonly ownModel: boolean;
}

/** ANALYSIS: the sentence first, then the picture, then the three cards (s.2.3). */
export function AnalysisSection({
  ages,
  ownModel,
  children,
}: AnalysisSectionProps & { children: ReactNode }) {
  const headline = headlineOf(ages ?? noAges, ownModel);
  return (
    <Card className="grid gap-5 sm:p-8">
      <div className="grid gap-2">
        <h2 className="text-meta font-bold tracking-widest text-indigo">{copy.section}</h2>
        {ages && <p className={headlineLooks[headline]}>{sentenceOf(headline, ages)}</p>}
      </div>
      {ages && headline !== 'no-numbers' && (
        <>
          <AgeLine ages={ages} caption={null} />
          <p className="text-lead text-ink-muted">{ageSentence(ages, ownModel)}</p>
        </>
      )}
      {children}
      {ages && ownModel && (
        <p className="flex items-center gap-2 text-meta font-semibold text-ink-muted">
          <HeartPulse aria-hidden size={18} className="shrink-0" />
          {copy.scope}
        </p>
      )}
    </Card>
  );
}

/** Few words stand large; a whole explanation is for reading. */
const headlineLooks: Record<Headline, string> = {
  years: 'display max-w-[26ch] text-h3 sm:text-h2 text-balance',
  capped: 'max-w-[50ch] text-question leading-snug font-bold',
  'no-numbers': 'max-w-[50ch] text-question leading-snug font-bold',
};

function sentenceOf(headline: Headline, ages: ReportAges): string | null {
  if (headline === 'no-numbers') return copy.noNumbers;
  return headline === 'capped' ? copy.capped : summarySentence(ages);
}
