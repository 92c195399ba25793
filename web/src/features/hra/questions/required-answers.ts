import { neededAnswers } from '@choose-life/contracts/domain/hra/needed-answers';

/** Age, height and weight are marked required (s.5), but not enforced. */
export const requiredAnswers: ReadonlySet<string> = new Set([
  ...neededAnswers.age,
  ...neededAnswers.height,
  ...neededAnswers.weight,
]);
