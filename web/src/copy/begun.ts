import type { AssessmentProgress } from '@choose-life/contracts/domain/hra/assessment-progress';

/** How far an assessment is, as a text. */
export function placeWords({ answered, part, parts, total }: AssessmentProgress): string {
  if (part === null) return 'All questions are answered. Only the last step is left.';
  return `Part ${part} of ${parts}, ${answered} of ${total} answered.`;
}
