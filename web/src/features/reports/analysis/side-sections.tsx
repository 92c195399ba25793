import type { ReportView } from '@choose-life/contracts/domain/report/report-view';
import { Doctor } from './doctor.tsx';
import { How } from './how.tsx';
import { Numbers } from './numbers.tsx';
import { Since } from './since.tsx';

/** The sections beside the analysis; after it on phones. */
export function SideSections({ view }: { view: ReportView }) {
  return (
    <>
      {view.since && <Since since={view.since} />}
      {view.numbers && <Numbers numbers={view.numbers} />}
      {view.doctor && <Doctor doctor={view.doctor} />}
      <How how={view.how} />
    </>
  );
}
