import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { partKeysOf } from '@choose-life/contracts/domain/hra/answer-keys';
import { hiddenQuestions } from '@choose-life/contracts/domain/hra/visibility';

/** The answers to questions the person could see. A rule hides without deleting, so old answers may linger (s.4). */
export function visibleAnswers(answers: Answers): Answers {
  const hidden = [...hiddenQuestions('page', answers)];
  const hiddenKeys = new Set(hidden.flatMap(question => [question, ...partKeysOf(question)]));
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !hiddenKeys.has(key)));
}
