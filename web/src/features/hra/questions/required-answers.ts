import { neededAnswers } from '@choose-life/contracts/domain/hra/needed-answers';

/** Age, height and weight are marked required on the question pages (s.5). Nothing is blocked without them. */
export const requiredAnswers: ReadonlySet<string> = new Set([
  ...neededAnswers.age,
  ...neededAnswers.height,
  ...neededAnswers.weight,
]);
