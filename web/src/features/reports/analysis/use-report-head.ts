import { completedReportsOf } from '@choose-life/contracts/domain/report/completed-reports';
import { reportHeadOf } from '@choose-life/contracts/domain/report/report-head';
import { useAtomValue } from 'jotai';
import { useReports } from '../../../api/report-list.ts';
import { storedAtoms } from '../../../session/stored-atoms.ts';

/** Heading, name, date and number of a report. Unknown parts are left out. */
export function useReportHead(reportId: string | null): ReturnType<typeof reportHeadOf> {
  const first = useAtomValue(storedAtoms.firstName);
  const last = useAtomValue(storedAtoms.lastName);
  const { reports = [] } = useReports({ onFault: 'log' });
  const name = [first, last].filter(part => part !== null).join(' ');
  const completed = completedReportsOf(reports).filter(report => report.reportId !== null);
  const place = completed.findIndex(report => report.reportId === reportId);
  return reportHeadOf({
    name,
    at: completed[place]?.createdAt ?? null,
    number: place < 0 ? null : place + 1,
    count: completed.length,
  });
}
