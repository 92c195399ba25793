import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { decodeSavedAnswers } from '@choose-life/contracts/domain/hra/saved-answers';
import type { AnswerGroups } from './generated/answer-groups.ts';
import type { HraGetSavedAnswersOutput } from './generated/procedures.ts';

/** Saved answers in groups, as `hra.saveAnswers` takes them. Every group is there; a key is where it was answered. */
export type SavedAnswers = { readonly [Group in keyof AnswerGroups]-?: NonNullable<AnswerGroups[Group]> };

/**
 * The answers of `hra.getSavedAnswers`, whose keys are camel-case versions of the wire keys (s.3), in any spelling. Numbers
 * are numbers where they are plain ones, options are ids as text. An answer that the contract does not know stands under its
 * own key in `additional`, so that the next save sends it back.
 */
export function savedAnswersOf(saved: HraGetSavedAnswersOutput): SavedAnswers {
  // The groups and their keys are those of the contract, of which this type is made too.
  return toGroups(decodeSavedAnswers(saved)) as SavedAnswers;
}
