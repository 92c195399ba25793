import { randomUUID } from 'node:crypto';
import { codes } from '@choose-life/contracts/gateway/codes';
import { appraiseRisks } from '../assessments/appraise-risks.ts';
import { clientId } from '../assessments/client-id.ts';
import { buildQuestionnaire } from '../assessments/questionnaire.ts';
import { readSavedAnswers, saveAnswers } from '../assessments/saved-answers.ts';
import { printReport } from '../reports/print-report.ts';
import { readReport } from '../reports/reports.ts';
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
    const { appraisal } = await readReport(db, caller, request.getReportDataReportId);
    const { targetAge, riskAge, currentAge } = appraisal;
    return { status: codes.ok, data: { targetAge, riskAge, ascvd: { data: { age: currentAge } } } };
  },
  'hra.getReportPdf': async ({ request, caller }, dependencies) => {
    return printReport(dependencies, caller, request.getReportPdfReportId);
  },
};
