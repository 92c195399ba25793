import { ClipboardList } from 'lucide-react';
import { Link } from 'wouter';
import { useReports } from '../../../api/report-list.ts';
import { chooseUnfinished, useBegun } from '../../../assessment/unfinished.ts';
import { Button } from '../../../components/ui/button.tsx';
import { placeWords } from '../../../copy/begun.ts';
import { dashboardCopy } from '../copy/home.ts';

const copy = dashboardCopy.unfinished;

/** Leads back to an assessment that was not submitted, here or on another device (docs/faults.md D2, D5). */
export function UnfinishedBanner() {
  const begun = useBegun(useReports().reports);
  if (begun === null) return null;
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
        <p className="text-meta text-ink-muted">
          {begun.unsaved ? copy.unsaved : copy.body} {begun.place && placeWords(begun.place)}
        </p>
      </div>
      <Button asChild size="sm">
        <Link href={begun.path} onClick={() => chooseUnfinished(begun)}>
          {copy.action}
        </Link>
      </Button>
    </section>
  );
}
