import { codes } from '@choose-life/contracts/gateway/codes';
import type { OperationResponse } from '@choose-life/contracts/gateway/operations';
import { reportDetails } from '@choose-life/contracts/gateway/schemas/report-details';
import type { SessionUser } from '../accounts/sessions.ts';
import type { Database } from '../db/schema.ts';
import { readReport, readSinceLast } from './reports.ts';

/** The ages of the caller's own report (s.3, s.7), and under `report` everything else that it says. */
export async function readReportData(
  db: Database,
  caller: SessionUser,
  reportId: string,
): Promise<OperationResponse<'hra.getReportData'>> {
  const report = await readReport(db, caller, reportId);
  const { currentAge, details, riskAge, targetAge } = report.appraisal;
  const sinceLast = await readSinceLast(db, caller, report);
  const ages = { targetAge, riskAge, ascvd: { data: { age: currentAge } } };
  return {
    status: codes.ok,
    data: { ...ages, report: reportDetails.parse({ ...details, sinceLast }) },
  };
}
