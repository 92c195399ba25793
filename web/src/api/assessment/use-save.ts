import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { decodeSavedAnswers } from '@choose-life/contracts/domain/hra/saved-answers';
import { atom } from 'jotai';
import { defaultConfig, useConfig } from '../../config.ts';
import {
  saveFailed,
  savePending,
  saveSucceeded,
  withSavedAnswers,
} from '../../session/assessment/assessment.ts';
import {
  assessmentAtom,
  changeAssessment,
  forgetSaved,
  keepDraft,
} from '../../session/assessment/assessment-store.ts';
import { saveStateOfFault } from '../../session/assessment/save-state.ts';
import { sessionStore } from '../../session/store.ts';
import { storedAtoms } from '../../session/stored-atoms.ts';
import { faultOfCall } from '../fault.ts';
import { trpc } from '../trpc.ts';
import { answersForSave, assessmentMetaOf } from './sent-answers.ts';
import { useReconcile } from './use-reconcile.ts';

/** True while the 'Health Assessment Saved' modal is open. */
export const savedModalAtom = atom(false);

let lastSaveNo = 0;

/**
 * Sends all answers so far (s.4). One save at a time (faults D10); an answer to an older one, or to one made before
 * Start, is dropped (faults D12); a failure leaves everything as it is (faults D7).
 */
export function useSave(questionnaire: Questionnaire): () => Promise<void> {
  const { mutateAsync } = trpc.hra.saveAnswers.useMutation();
  const reconcile = useReconcile();
  const clientId = useConfig()?.clientIdDashboard ?? defaultConfig.clientIdDashboard;

  return async () => {
    const assessment = sessionStore.get(assessmentAtom);
    if (!assessment || assessment.save.kind === 'pending') return;
    lastSaveNo += 1;
    const saveNo = lastSaveNo;
    const sent = assessment.answers;
    const attempt = new Date();
    changeAssessment(held => savePending(held, saveNo));
    try {
      const found = await reconcile.firstSave(assessment);
      const { uniqueString } = await mutateAsync({
        answers: toGroups(answersForSave(sent, questionnaire)),
        assessment: assessmentMetaOf({ ...assessment, uniqueString: found }, questionnaire, clientId),
      });
      if (sessionStore.get(assessmentAtom)?.saveNo !== saveNo) return;
      changeAssessment(held => saveSucceeded(held, { saveNo, sent, uniqueString, now: new Date() }));
      sessionStore.set(storedAtoms.uniqueString, uniqueString);
      keepDraft();
      sessionStore.set(savedModalAtom, true);
    } catch (error) {
      const fault = faultOfCall(error);
      if (fault.kind === 'REJECTED' && (await reconcile.isGone(assessment))) forgetSaved();
      // Until the list was read, the first attempt stays the one to look for.
      const stillUnknown = assessment.save.kind === 'unknown' && assessment.uniqueString === null;
      const state = stillUnknown ? assessment.save : saveStateOfFault(fault, navigator.onLine, attempt);
      changeAssessment(held => saveFailed(held, saveNo, state));
    }
  };
}

/** 'Continue Assessment' (s.2.4): reloads the saved answers. What is held here wins; a failure is logged only (s.8). */
export function useReloadSaved(questionnaire: Questionnaire): () => Promise<void> {
  const utils = trpc.useUtils();
  return async () => {
    const opened = sessionStore.get(assessmentAtom);
    if (!opened || opened.uniqueString === null) return;
    const { uniqueString, email } = opened;
    try {
      const saved = await utils.hra.getSavedAnswers.fetch(
        { uniqueString, userId: email },
        { staleTime: 0, meta: { onFault: 'log' } },
      );
      const answers = decodeSavedAnswers(saved, questionnaire);
      changeAssessment(held => (held.uniqueString === uniqueString ? withSavedAnswers(held, answers) : held));
    } catch {
      // The query cache has logged it: the answers held here are the ones just saved.
    }
  };
}
