import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { decodeSavedAnswers } from '@choose-life/contracts/domain/hra/saved-answers';
import { trpc } from '../../../api/trpc.ts';
import { assessmentState, dispatch } from '../../../session/assessment/dispatch.ts';
import { answeringIn } from '../../../session/assessment/state.ts';

/** 'Continue Assessment' (s.2.4): reloads the saved answers. What is held here wins; a failure is logged only (s.8). */
export function useReloadSaved(questionnaire: Questionnaire): () => Promise<void> {
  const utils = trpc.useUtils();
  return async () => {
    const opened = answeringIn(assessmentState());
    if (opened === null || opened.uniqueString === null) return;
    const { uniqueString, email } = opened;
    try {
      const saved = await utils.hra.getSavedAnswers.fetch(
        { uniqueString, userId: email },
        { staleTime: 0, meta: { onFault: 'log' } },
      );
      const answers = decodeSavedAnswers(saved, questionnaire);
      dispatch({ type: 'saved-reloaded', uniqueString, answers });
    } catch {
      // The query cache has logged it: the answers held here are the ones just saved.
    }
  };
}
