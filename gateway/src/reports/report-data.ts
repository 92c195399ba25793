import { codes } from '@choose-life/contracts/domain/codes';
import type { CallRequest, CallResponse } from '@choose-life/contracts/gateway/extensions';
import type { OperationResponse } from '@choose-life/contracts/gateway/operations';
import { reportDetails } from '@choose-life/contracts/gateway/schemas/report-details';
import type { SessionUser } from '../accounts/sessions.ts';
import { whatIf } from '../appraisal/appraise.ts';
import { readAnswers } from '../assessments/saved-answers.ts';
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

/** The risk age that a change would give, worked out anew from the report's own answers. Nothing is stored. */
export async function whatIfOfReport(
  db: Database,
  caller: SessionUser,
  { notSmoking, systolic, weight, whatIfReportId }: CallRequest<'hra.whatIf'>,
): Promise<Pick<CallResponse<'hra.whatIf'>, 'riskAge' | 'riskAgeBound' | 'tenYears'>> {
  const report = await readReport(db, caller, whatIfReportId);
  const { details, riskAge } = whatIf(readAnswers(report.answers), { notSmoking, systolic, weight });
  return { riskAge, riskAgeBound: details.riskAgeBound, tenYears: details.tenYears?.now ?? null };
}
