import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { defaultConfig, useConfig } from '../../config.ts';
import { faultOfCall } from '../../feedback/call-fault.ts';
import { assessmentState, dispatch } from '../../session/assessment/dispatch.ts';
import { type Answering, answeringIn } from '../../session/assessment/state.ts';
import { trpc } from '../trpc.ts';
import { inTurn, saveHeld } from './save-turn.ts';
import { answersForSave, assessmentMetaOf } from './sent-answers.ts';
import { questionnaireOptions } from './use-questionnaire.ts';
import { useReconcile } from './use-reconcile.ts';
import { useWriteGuard } from './use-write-guard.ts';

/** What a save came to: `superseded` where nothing was to be saved, or something else is open by now. */
export type Saved = 'saved' | 'failed' | 'other-account' | 'superseded';

/**
 * Sends all answers so far (s.4), from whatever page. A second press does nothing (docs/faults.md D10), a quiet save on its
 * way is waited for; a failure leaves everything as it is (D7).
 */
export function useSave(): () => Promise<Saved> {
  const { mutateAsync } = trpc.hra.saveAnswers.useMutation();
  const utils = trpc.useUtils();
  const reconcile = useReconcile();
  const mayWrite = useWriteGuard();
  const clientId = useConfig()?.clientIdDashboard ?? defaultConfig.clientIdDashboard;

  const send = async (assessment: Answering, sending: () => void): Promise<string> => {
    try {
      const questionnaire = await utils.hra.getQuestionnaire.fetch(undefined, questionnaireOptions);
      const found = await reconcile.firstSave(assessment);
      sending();
      const { uniqueString } = await mutateAsync({
        answers: toGroups(answersForSave(assessment.answers, questionnaire)),
        assessment: assessmentMetaOf({ ...assessment, uniqueString: found }, questionnaire, clientId),
      });
      return uniqueString;
    } catch (error) {
      if (faultOfCall(error).kind === 'REJECTED' && (await reconcile.isGone(assessment)))
        dispatch({ type: 'saved-not-found' });
      throw error;
    }
  };
  const save = async (): Promise<Saved> => {
    const assessment = heldToSave();
    if (assessment === null) return 'superseded';
    const saved = await saveHeld(false, async sending =>
      (await mayWrite(assessment.email)) ? send(assessment, sending) : null,
    );
    return saved === 'withdrawn' ? 'other-account' : saved;
  };
  return async () => {
    const pressed = heldToSave();
    if (pressed === null || (pressed.save.kind === 'pending' && !pressed.save.quiet)) return 'superseded';
    if (assessmentState().busy) dispatch({ type: 'save-pressed' });
    return inTurn(save);
  };
}

/** What this tab would save; null where it changes nothing, or it became a report. */
function heldToSave(): Answering | null {
  dispatch({ type: 'draft-opened' });
  const state = assessmentState();
  return state.sharing.kind === 'watching' ? null : answeringIn(state);
}
