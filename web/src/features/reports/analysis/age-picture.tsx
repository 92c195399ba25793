import type { AnalysisView } from '@choose-life/contracts/domain/report/report-view';
import { EyeOff } from 'lucide-react';
import { ViewAgeLine } from '../../../components/age-line/view-age-line.tsx';
import { analysisCopy as copy } from '../copy.ts';
import { useAgesCovered } from './age-text.tsx';

/** The age line, hidden as a whole while ages are covered: positions tell ages too. */
export function AgePicture({ analysis }: { analysis: AnalysisView }) {
  if (useAgesCovered()) {
    return (
      <p className="flex items-center gap-3 rounded-button border border-dashed border-line-strong px-4 py-8 text-body text-ink-muted">
        <EyeOff aria-hidden size={20} className="shrink-0" />
        {copy.agesCovered}
      </p>
    );
  }
  return <ViewAgeLine analysis={analysis} caption={null} />;
}
