import { answerLimits } from '../answer-limits.ts';
import type { Operation } from '../operation.ts';
import { noPayload } from '../schemas/envelope.ts';
import * as hra from '../schemas/hra.ts';
import * as reports from '../schemas/reports.ts';
import { defaults, read, status, write } from './defaults.ts';

/** The assessment and its report. */
export const hraOperations = {
  'hra.getQuestionnaire': {
    ...defaults,
    path: '/hra/get-questionnaire',
    summary: 'Reads the questions of the assessment, with their options, limits and units.',
    request: noPayload,
    ...hra.getQuestionnaire,
    success: status,
    ...read,
    answer: answerLimits.document,
    section: 's.2.4, s.3, s.7',
  },
  'hra.appraiseRisks': {
    ...defaults,
    path: '/hra/appraise-risks',
    summary: 'Submits the answers. The answer names the new report.',
    ...hra.appraiseRisks,
    success: status,
    ...write,
    section: 's.4, s.7',
  },
  'hra.getReportData': {
    ...defaults,
    path: '/hra/get-report-data',
    summary: 'Reads the ages of a report: target, real and risk age, and what the gateway tells besides.',
    ...reports.getReportData,
    success: status,
    ...read,
    answer: answerLimits.document,
    section: 's.2.3, s.3, s.7',
  },
  'hra.getSavedAnswers': {
    ...defaults,
    path: '/hra/get-saved-answers',
    summary: 'Reads answers that were saved but not yet submitted.',
    ...hra.getSavedAnswers,
    success: { kind: 'field', field: 'appraiseRisksUserId' },
    ...read,
    answer: answerLimits.document,
    section: 's.3, s.4, s.7',
  },
  'hra.saveAnswers': {
    ...defaults,
    path: '/hra/save-answers',
    summary: 'Saves the answers so far. The answer names the record, to save to it again.',
    ...hra.saveAnswers,
    success: { kind: 'field', field: 'uniqueString' },
    ...write,
    section: 's.4, s.7',
  },
  'hra.getReportPdf': {
    ...defaults,
    path: '/hra/get-report-pdf',
    summary: 'Reads a report as a PDF.',
    ...reports.getReportPdf,
    success: { kind: 'pdf' },
    ...read,
    media: 'pdf',
    answer: answerLimits.pdf,
    section: 's.3, s.4, s.7',
  },
} as const satisfies Record<string, Operation>;
