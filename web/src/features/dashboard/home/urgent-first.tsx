import type { UrgentSection } from '@choose-life/contracts/domain/report/report-view';
import { useSetAtom } from 'jotai';
import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../../../components/ui/button.tsx';
import { UrgentCard } from '../../../components/urgent-card.tsx';
import { pathOf } from '../../../paths.ts';
import { storedAtoms } from '../../../session/stored-atoms.ts';
import { dashboardCopy } from '../copy/home.ts';

/** Urgent findings of the newest report, with a link to it. */
export function UrgentFirst({ section, reportId }: { section: UrgentSection; reportId: string | null }) {
  // The summary page shows the report chosen last, which may be older.
  const choose = useSetAtom(storedAtoms.singleReportId);
  return (
    <UrgentCard section={section}>
      {reportId !== null && (
        <Button asChild className="justify-self-start max-sm:w-full">
          <Link href={pathOf('reportSummary')} onClick={() => choose(reportId)}>
            {dashboardCopy.urgent.toReport}
            <ArrowRight aria-hidden size={20} />
          </Link>
        </Button>
      )}
    </UrgentCard>
  );
}
