import type { CallRequest, CallResponse } from '@choose-life/contracts/gateway/extensions';
import type { SessionUser } from '../accounts/sessions.ts';
import { whatIf } from '../appraisal/what-if.ts';
import { readAnswers } from '../assessments/stored-flat-map.ts';
import type { Database } from '../db/schema.ts';
import { readReport } from './reports.ts';

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
