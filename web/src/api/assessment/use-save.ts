import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { defaultConfig, useConfig } from '../../config.ts';
import {
  type Assessment,
  saveFailed,
  savePending,
  saveSucceeded,
} from '../../session/assessment/assessment.ts';
import {
  assessmentAtom,
  changeAssessment,
  forgetSaved,
  keepDraft,
  storedBinding,
  watchingAtom,
} from '../../session/assessment/assessment-store.ts';
import { heldAssessment } from '../../session/assessment/other-account.ts';
import { type SaveState, saveStateOfFault, unansweredSince } from '../../session/assessment/save-state.ts';
import { sessionStore } from '../../session/store.ts';
import { storedAtoms } from '../../session/stored-atoms.ts';
import { faultOfCall } from '../fault.ts';
import { trpc } from '../trpc.ts';
import { answersForSave, assessmentMetaOf } from './sent-answers.ts';
import { questionnaireOptions } from './use-questionnaire.ts';
import { useReconcile } from './use-reconcile.ts';
import { useWriteGuard } from './use-write-guard.ts';

/** What a save came to: `superseded` where nothing was to be saved, or something else is open by now. */
export type Saved = 'saved' | 'failed' | 'other-account' | 'superseded';

let lastSaveNo = 0;

/**
 * Sends all answers so far (s.4), from whatever page. One save at a time (docs/faults.md D10); an answer to an older one,
 * or to one made before Start, is dropped (D12); a failure leaves everything as it is (D7).
 */
export function useSave(): () => Promise<Saved> {
  const { mutateAsync } = trpc.hra.saveAnswers.useMutation();
  const utils = trpc.useUtils();
  const reconcile = useReconcile();
  const mayWrite = useWriteGuard();
  const clientId = useConfig()?.clientIdDashboard ?? defaultConfig.clientIdDashboard;

  return async () => {
    const assessment = heldAssessment(storedBinding().email);
    if (!assessment || assessment.reportId !== null || assessment.save.kind === 'pending')
      return 'superseded';
    if (sessionStore.get(watchingAtom)) return 'superseded';
    lastSaveNo += 1;
    const saveNo = lastSaveNo;
    const { answers, save: before } = assessment;
    const attempt = attemptOf(assessment);
    const fail = (state: SaveState) => {
      changeAssessment(held => saveFailed(held, saveNo, state));
      keepDraft();
    };
    changeAssessment(held => savePending(held, saveNo, attempt));
    // Before it is known whether what was sent earlier has arrived, that stays the question.
    let onFault = (error: unknown): SaveState => stillUnknown(before) ?? stateOf(error, attempt);
    try {
      if (!(await mayWrite(assessment.email, () => fail(before)))) return 'other-account';
      const questionnaire = await utils.hra.getQuestionnaire.fetch(undefined, questionnaireOptions);
      const found = await reconcile.firstSave(assessment);
      onFault = error => stateOf(error, attempt);
      keepDraft();
      const { uniqueString } = await mutateAsync({
        answers: toGroups(answersForSave(answers, questionnaire)),
        assessment: assessmentMetaOf({ ...assessment, uniqueString: found }, questionnaire, clientId),
      });
      if (sessionStore.get(assessmentAtom)?.saveNo !== saveNo) return 'superseded';
      changeAssessment(held => saveSucceeded(held, { saveNo, sent: answers, uniqueString, now: new Date() }));
      sessionStore.set(storedAtoms.uniqueString, uniqueString);
      keepDraft();
      return 'saved';
    } catch (error) {
      if (faultOfCall(error).kind === 'REJECTED' && (await reconcile.isGone(assessment))) forgetSaved();
      fail(onFault(error));
      return 'failed';
    }
  };
}

/** A first save is looked for since its first try, until that is found or known to be lost. */
function attemptOf({ save, uniqueString }: Assessment): Date {
  return (uniqueString === null ? unansweredSince(save) : null) ?? new Date();
}

function stillUnknown(save: SaveState): SaveState | null {
  return unansweredSince(save) === null ? null : save;
}

function stateOf(error: unknown, attempt: Date): SaveState {
  return saveStateOfFault(faultOfCall(error), navigator.onLine, attempt);
}
