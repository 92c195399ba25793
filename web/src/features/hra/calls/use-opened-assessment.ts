import type { HraPage } from '@choose-life/contracts/domain/hra/page-graph';
import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { decodeSavedAnswers } from '@choose-life/contracts/domain/hra/saved-answers';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useQuestionnaire } from '../../../api/assessment/use-questionnaire.ts';
import { faultOfCall } from '../../../api/fault.ts';
import { trpc } from '../../../api/trpc.ts';
import {
  type Assessment,
  ofDraft,
  openedAssessment,
  unbound,
} from '../../../session/assessment/assessment.ts';
import {
  assessmentAtom,
  changeAssessment,
  forgetSaved,
  hasUnsavedOf,
  putAside,
} from '../../../session/assessment/assessment-store.ts';
import { readDraft } from '../../../session/assessment/hra-draft.ts';
import { sessionStore } from '../../../session/store.ts';
import { storedAtoms } from '../../../session/stored-atoms.ts';
import { answerSourceOf } from '../state/answer-source.ts';

/** Questions and answers on their way to a page. */
export type Opening =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly what: 'questions' | 'savedAnswers'; readonly again: () => void }
  | {
      readonly status: 'open';
      readonly questionnaire: Questionnaire;
      readonly assessment: Assessment;
    };

/**
 * Opens the assessment of whoever is signed in (faults D3): from memory, this tab's draft, or the saved answers of the
 * stored unique string. Nothing is shown before that, so that nothing half loaded is ever saved over the whole.
 */
export function useOpenedAssessment(page: HraPage, path: string): Opening {
  const questions = useQuestionnaire();
  const questionnaire = questions.data;
  const email = useAtomValue(storedAtoms.email) ?? '';
  const uniqueString = useAtomValue(storedAtoms.uniqueString);
  const held = useAtomValue(assessmentAtom);
  // What was submitted is only still looked at on review.
  const memory = held?.reportId != null && page !== 'review' ? null : held;
  const source = answerSourceOf({ memory, draft: memory ? null : readDraft() }, { email, uniqueString });
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const utils = trpc.useUtils();

  useEffect(() => {
    if (source === 'memory') {
      if (uniqueString === null) changeAssessment(unbound);
      return;
    }
    const draft = source === 'draft' ? readDraft() : null;
    if (draft) sessionStore.set(assessmentAtom, ofDraft(draft));
    else if (source === 'nowhere')
      sessionStore.set(assessmentAtom, openedAssessment({ email, uniqueString: null }, {}, path, new Date()));
  }, [source, email, uniqueString, path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to ask again.
  useEffect(() => {
    if (source !== 'server' || uniqueString === null || !questionnaire) return;
    let left = false;
    setFailed(false);
    utils.hra.getSavedAnswers
      .fetch({ uniqueString, userId: email }, { staleTime: 0, meta: { onFault: 'screen' } })
      .then(saved => {
        if (left) return;
        if (hasUnsavedOf(email)) putAside('opened-saved');
        const answers = decodeSavedAnswers(saved, questionnaire);
        sessionStore.set(
          assessmentAtom,
          openedAssessment({ email, uniqueString }, answers, path, new Date()),
        );
      })
      .catch(error => {
        if (left) return;
        if (faultOfCall(error).kind !== 'REJECTED') return setFailed(true);
        forgetSaved();
      });
    return () => {
      left = true;
    };
  }, [source, uniqueString, email, questionnaire, attempt, utils]);

  if (questions.isError)
    return { status: 'failed', what: 'questions', again: () => void questions.refetch() };
  if (source === 'server' && failed)
    return { status: 'failed', what: 'savedAnswers', again: () => setAttempt(attempt + 1) };
  if (!questionnaire || source !== 'memory' || !memory) return { status: 'loading' };
  return { status: 'open', questionnaire, assessment: memory };
}
