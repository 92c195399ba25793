import { randomUUID } from 'node:crypto';
import { codes } from '@choose-life/contracts/gateway/codes';
import { clientId } from '../assessments/client-id.ts';
import { buildQuestionnaire } from '../assessments/questionnaire.ts';
import { readSavedAnswers, saveAnswers } from '../assessments/saved-answers.ts';
import { appraiseRisks } from '../reports/appraise-risks.ts';
import { printReport } from '../reports/print-report.ts';
import { readReportData } from '../reports/report-data.ts';
import { whatIfOfReport } from '../reports/what-if-report.ts';
import type { HandlersOf } from './handler.ts';

export const hra: HandlersOf<'hra'> = {
  'hra.getQuestionnaire': async ({ caller }) => {
    return buildQuestionnaire({
      userEmail: caller.email,
      externalId: randomUUID(),
      saveKey: randomUUID(),
      clientId,
    });
  },
  'hra.saveAnswers': async ({ request, caller }, dependencies) => {
    return { uniqueString: await saveAnswers(dependencies, caller, request) };
  },
  'hra.getSavedAnswers': async ({ request, caller }, { db }) => {
    return readSavedAnswers(db, caller, request);
  },
  'hra.appraiseRisks': async ({ request, caller }, dependencies) => {
    const reportId = await appraiseRisks(dependencies, caller, request);
    return { status: codes.ok, meta: { reportId } };
  },
  'hra.getReportData': async ({ request, caller }, { db }) => {
    return readReportData(db, caller, request.getReportDataReportId);
  },
  'hra.getReportPdf': async ({ request, caller }, dependencies) => {
    return printReport(dependencies, caller, request.getReportPdfReportId);
  },
  'hra.whatIf': async ({ request, caller }, { db }) => {
    return { status: codes.ok, ...(await whatIfOfReport(db, caller, request)) };
  },
};
