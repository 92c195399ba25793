import { ClipboardList } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../../../components/ui/button.tsx';
import { dashboardCopy } from '../../../copy/dashboard.ts';
import { useUnfinishedAssessment } from '../../../session/assessment/unfinished-assessment.ts';

const copy = dashboardCopy.unfinished;

/** Leads back into an assessment that was begun and not submitted (docs/faults.md D2, D5). */
export function UnfinishedBanner() {
  const unfinished = useUnfinishedAssessment();
  if (unfinished === null) return null;
  return (
    <section
      aria-labelledby="unfinished"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-indigo-tint p-4 sm:px-6"
    >
      <ClipboardList aria-hidden size={22} className="shrink-0 text-indigo" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 id="unfinished" className="text-body font-bold">
          {copy.title}
        </h2>
        <p className="text-meta text-ink-muted">{copy.body}</p>
      </div>
      <Button asChild size="sm">
        <Link href={unfinished.path}>{copy.action}</Link>
      </Button>
    </section>
  );
}
