import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { defaultConfig, useConfig } from '../../config.ts';
import { faultOfCall } from '../../feedback/call-fault.ts';
import {
  changeAssessment,
  forgetSaved,
  storedBinding,
  watchingAtom,
} from '../../session/assessment/assessment-store.ts';
import { heldAssessment } from '../../session/assessment/other-account.ts';
import { sessionStore } from '../../session/store.ts';
import { trpc } from '../trpc.ts';
import { beginSave, inTurn, isSaving } from './save-turn.ts';
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

  const send = async (): Promise<Saved> => {
    const assessment = heldToSave();
    if (assessment === null) return 'superseded';
    const turn = beginSave(assessment, false);
    try {
      if (!(await mayWrite(assessment.email, turn.takenBack))) return 'other-account';
      const questionnaire = await utils.hra.getQuestionnaire.fetch(undefined, questionnaireOptions);
      const found = await reconcile.firstSave(assessment);
      turn.sending();
      const { uniqueString } = await mutateAsync({
        answers: toGroups(answersForSave(assessment.answers, questionnaire)),
        assessment: assessmentMetaOf({ ...assessment, uniqueString: found }, questionnaire, clientId),
      });
      return turn.saved(uniqueString);
    } catch (error) {
      if (faultOfCall(error).kind === 'REJECTED' && (await reconcile.isGone(assessment))) forgetSaved();
      turn.failed(error);
      return 'failed';
    }
  };
  return async () => {
    const assessment = heldToSave();
    if (assessment === null || (assessment.save.kind === 'pending' && !assessment.save.quiet))
      return 'superseded';
    if (isSaving()) {
      // From now on somebody waits for it.
      changeAssessment(held =>
        held.save.kind === 'pending' ? { ...held, save: { ...held.save, quiet: false } } : held,
      );
    }
    return inTurn(send);
  };
}

/** What this tab would save; null where it changes nothing, or it became a report. */
function heldToSave() {
  const assessment = heldAssessment(storedBinding().email);
  if (!assessment || assessment.reportId !== null || sessionStore.get(watchingAtom)) return null;
  return assessment;
}
