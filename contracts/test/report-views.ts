import type { ReportDetails } from '../src/domain/report/generated/report-details.ts';
import { reportViewOf } from '../src/domain/report/report-view-of.ts';
import { urgentRows } from '../src/domain/report/urgent-rows.ts';
import type { ReportAges } from '../src/domain/reports.ts';
import { readReportDetails } from '../src/gateway/schemas/report-details.ts';

const model = { id: 'a-model', version: '1', hash: null };
export const ages = (
  riskAge: number | null,
  targetAge: number | null,
  currentAge: number | null = 45,
): ReportAges => {
  return { riskAge, targetAge, currentAge };
};
export const details = (told: Partial<ReportDetails> = {}): ReportDetails | null =>
  readReportDetails({ model, ...told });
export const view = (
  given: ReportAges,
  told: ReportDetails | null = details(),
  { urgentIds = [], ...more }: { urgentIds?: string[]; helpLines?: string[]; emergencyNumber?: string } = {},
) => {
  const submitted = urgentRows.filter(({ id }) => urgentIds.includes(id));
  return reportViewOf({ ages: given, details: told, helpLines: [], timeZone: 'UTC', submitted, ...more });
};
