import { reportIdOf } from '@choose-life/client';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useReportClientId } from '../../api/report-data.ts';
import { trpc } from '../../api/trpc.ts';
import { pathOf } from '../../paths.ts';
import { storedAtoms } from '../../session/stored-atoms.ts';

/** What the buttons of the table's rows do (s.2.3). */
export function useRowActions() {
  const [, navigate] = useLocation();
  const [opening, setOpening] = useState<string | null>(null);
  const clientId = useReportClientId('reports');
  const calls = trpc.useUtils();
  const keepSingleId = useSetAtom(storedAtoms.singleReportId);
  const keepValidId = useSetAtom(storedAtoms.validReportId);
  const keepUniqueString = useSetAtom(storedAtoms.uniqueString);

  /** Fetches the report's data, then opens its analysis. A fault has been shown by the time it comes back. */
  const view = async (reportId: string) => {
    if (opening !== null || clientId === null) return;
    setOpening(reportId);
    keepSingleId(reportId);
    try {
      await calls.hra.getReportData.fetch({
        getReportDataReportId: reportIdOf(reportId),
        getReportDataClientId: clientId,
      });
      keepValidId(reportId);
      navigate(pathOf('reportSummary'));
    } catch {
      setOpening(null);
    }
  };

  /** Goes on with a saved assessment: the question pages read it by its unique string. */
  const complete = (uniqueString: string | null) => {
    keepUniqueString(uniqueString);
    navigate(pathOf('hraGeneral'));
  };

  return { opening, view, complete };
}
