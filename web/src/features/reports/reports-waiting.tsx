import { Bone } from '../../components/bone.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { reportsCopy } from '../../copy/reports.ts';

/** The reports page until its code is there. */
export function ReportsWaiting() {
  return (
    <div className="content grid gap-6">
      <PageHeading lead={reportsCopy.lead}>{reportsCopy.heading}</PageHeading>
      <ReportTableWaiting />
    </div>
  );
}

/** The list until it comes. */
export function ReportTableWaiting() {
  return (
    <div className="grid gap-4">
      <Loading>{reportsCopy.loading}</Loading>
      <Bone className="h-24 rounded-card" />
      <Bone className="h-48 rounded-card" />
    </div>
  );
}
