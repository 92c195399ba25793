import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { decodeSavedAnswers } from '@choose-life/contracts/domain/hra/saved-answers';
import type { AnswerGroups } from './generated/answer-groups.ts';
import type { HraGetSavedAnswersOutput } from './generated/procedures.ts';

/** Saved answers in the groups of `hra.saveAnswers`. Every group is present and contains only answered keys. */
export type SavedAnswers = { readonly [Group in keyof AnswerGroups]-?: NonNullable<AnswerGroups[Group]> };

/**
 * Converts the answers of `hra.getSavedAnswers` to answer groups. The saved keys are wire keys in camel case (s.3: `hraQSexA` for
 * `hra.q.sex.a`). If a question asks for a number, plain decimal text becomes a number. Other text stays text. Ids of options become
 * strings. If the contract does not know a question, its answer is in `additional`, with its saved key and value. The next save sends it
 * back.
 */
export function savedAnswersOf(saved: HraGetSavedAnswersOutput): SavedAnswers {
  // The client's type of the groups is generated from the same table of answers.
  return toGroups(decodeSavedAnswers(saved)) as SavedAnswers;
}
