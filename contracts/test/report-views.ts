import type { ReportDetails } from '../src/domain/report/generated/report-details.ts';
import { framinghamModelId } from '../src/domain/report/how-view.ts';
import type { ReportView } from '../src/domain/report/report-view.ts';
import { reportViewOf } from '../src/domain/report/report-view-of.ts';
import { urgentRows } from '../src/domain/report/urgent-rows.ts';
import type { ReportAges } from '../src/domain/reports.ts';
import { readReportDetails } from '../src/gateway/schemas/report-details.ts';

/** The model of `details`. Without it, a report would have the texts for gateways with an unknown model. */
const model = { id: framinghamModelId, version: '1', hash: null };

/** The ages of a report; the person is 45 by default. */
export const ages = (
  riskAge: number | null,
  targetAge: number | null,
  currentAge: number | null = 45,
): ReportAges => ({ riskAge, targetAge, currentAge });

/** The details of a report with these members, the model above and the defaults of the schema; null only if `members` break the schema. */
export const details = (members: Partial<ReportDetails> = {}): ReportDetails | null =>
  readReportDetails({ model, ...members });

interface ViewOptions {
  /** Ids of the urgent rows that the submitted answers match, for a gateway that sends only the ages. */
  urgentIds?: string[];
  helpLines?: string[];
  emergencyNumber?: string;
}

/** The view of a report with dates in UTC. */
export const view = (
  reportAges: ReportAges,
  reportDetails: ReportDetails | null = details(),
  { urgentIds = [], ...contacts }: ViewOptions = {},
): ReportView => {
  const submittedNotices = urgentRows.filter(({ id }) => urgentIds.includes(id));
  return reportViewOf({
    ages: reportAges,
    details: reportDetails,
    helpLines: [],
    timeZone: 'UTC',
    submittedNotices,
    ...contacts,
  });
};
