import type { ReportView } from '@choose-life/contracts/domain/report/report-view';
import { Reasons } from './reasons.tsx';
import { Steps } from './steps.tsx';
import { TenYears } from './ten-years.tsx';
import { WhatIf } from './what-if/what-if.tsx';
import { Why } from './why.tsx';

/** The sections below the analysis. */
export function MainSections({ reportId, view }: { reportId: string; view: ReportView }) {
  return (
    <>
      {view.reasons && <Reasons reasons={view.reasons} />}
      {view.why && <Why why={view.why} ages={view.analysis.ages} />}
      {view.tenYears && <TenYears tenYears={view.tenYears} />}
      {view.steps && <Steps steps={view.steps} quiet={view.urgent !== null} />}
      {view.whatIf && <WhatIf key={reportId} reportId={reportId} offer={view.whatIf} view={view} />}
    </>
  );
}
