import { Refusal } from '../refusal.ts';
import type { HandlersOf } from './handler.ts';

const later = async () => {
  throw new Refusal('Assessments are not available.');
};

export const hra: HandlersOf<'hra'> = {
  'hra.getQuestionnaire': later,
  'hra.appraiseRisks': later,
  'hra.getReportData': later,
  'hra.getSavedAnswers': later,
  'hra.saveAnswers': later,
  'hra.getReportPdf': later,
};
