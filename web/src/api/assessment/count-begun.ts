import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import {
  type AssessmentProgress,
  assessmentProgressOf,
} from '@choose-life/contracts/domain/hra/assessment-progress';
import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { decodeSavedAnswers } from '@choose-life/contracts/domain/hra/saved-answers';

/** How far an assessment has come, by the answers of this tab, else by the saved ones. */
export function countBegun(
  questionnaire: Questionnaire,
  held: Answers | null,
  saved: object | null,
): AssessmentProgress {
  return assessmentProgressOf(questionnaire, held ?? decodeSavedAnswers(saved ?? {}, questionnaire));
}
