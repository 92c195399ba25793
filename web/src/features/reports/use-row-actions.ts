import { reportIdOf } from '@choose-life/client';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useReportClientId } from '../../api/report-data.ts';
import { trpc } from '../../api/trpc.ts';
import { pathOf } from '../../paths.ts';
import { storedAtoms } from '../../session/stored-atoms.ts';

/** The actions of the table's rows (s.2.3). */
export function useRowActions() {
  const [, navigate] = useLocation();
  const [opening, setOpening] = useState<string | null>(null);
  const clientId = useReportClientId('reports');
  const calls = trpc.useUtils();
  const keepSingleId = useSetAtom(storedAtoms.singleReportId);
  const keepValidId = useSetAtom(storedAtoms.validReportId);
  const keepUniqueString = useSetAtom(storedAtoms.uniqueString);

  /** Loads the report, then opens its analysis. Faults are shown by the query cache. */
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

  /** Continues a saved assessment: the question pages load it by its unique string. */
  const complete = (uniqueString: string | null) => {
    keepUniqueString(uniqueString);
    navigate(pathOf('hraGeneral'));
  };

  return { opening, view, complete };
}
