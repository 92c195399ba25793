import type { AnswerKey } from '@choose-life/contracts/domain/hra/answer-groups';

/** Age, height and weight are marked required on the question pages (s.5). Nothing is blocked without them. */
export const requiredAnswers: ReadonlySet<string> = new Set<AnswerKey>([
  'age_in_years',
  'height',
  'height_cm',
  'weight',
  'weight_kg',
]);
