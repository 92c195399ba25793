import type { HraPage } from '@choose-life/contracts/domain/hra/page-graph';
import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { decodeSavedAnswers } from '@choose-life/contracts/domain/hra/saved-answers';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useQuestionnaire } from '../../../api/assessment/use-questionnaire.ts';
import { trpc } from '../../../api/trpc.ts';
import { faultOfCall } from '../../../feedback/call-fault.ts';
import { assessmentAtom, dispatch } from '../../../session/assessment/dispatch.ts';
import { draftFor } from '../../../session/assessment/drafts.ts';
import type { Opened, OtherAccount } from '../../../session/assessment/state.ts';
import { storedAtoms } from '../../../session/stored-atoms.ts';
import { answerSourceOf } from '../state/answer-source.ts';
import { useAnswersOwner } from './use-answers-owner.ts';
import { useMissingAssessment } from './use-missing-assessment.ts';

/** Questions and answers on their way to a page. */
export type Opening =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly what: 'questions' | 'savedAnswers'; readonly again: () => void }
  | { readonly status: 'other-account'; readonly who: OtherAccount }
  | {
      readonly status: 'open';
      readonly questionnaire: Questionnaire;
      readonly assessment: Opened;
    };

/**
 * Opens the assessment of whoever is signed in (docs/faults.md D3): from memory, this tab's draft, or the saved answers of
 * the stored unique string. Nothing is shown before that, so that nothing half loaded is ever saved over the whole.
 */
export function useOpenedAssessment(page: HraPage, path: string): Opening {
  const questions = useQuestionnaire();
  const questionnaire = questions.data;
  const email = useAtomValue(storedAtoms.email) ?? '';
  const uniqueString = useAtomValue(storedAtoms.uniqueString);
  const state = useAtomValue(assessmentAtom);
  const watching = state.sharing.kind === 'watching';
  const owner = useAnswersOwner();
  const { assessment } = state;
  // What was submitted is only still looked at on review.
  const isShown = assessment.kind === 'answering' || (assessment.kind === 'submitted' && page === 'review');
  const memory = isShown ? assessment : null;
  const draft = memory ? null : draftFor(state, email);
  const source =
    owner === 'own' ? answerSourceOf({ memory, draft, watching }, { email, uniqueString }) : 'nobody';
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const utils = trpc.useUtils();
  const whenMissing = useMissingAssessment();

  useEffect(() => {
    if (source === 'memory') {
      if (uniqueString === null && !watching) dispatch({ type: 'unbound' });
    } else if (source === 'draft') {
      dispatch({ type: 'draft-opened' });
    } else if (source === 'nowhere') dispatch({ type: 'opened', uniqueString: null, answers: {}, path });
  }, [source, uniqueString, path, watching]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to ask again.
  useEffect(() => {
    if (source !== 'server' || uniqueString === null || !questionnaire) return;
    let left = false;
    setFailed(false);
    utils.hra.getSavedAnswers
      .fetch({ uniqueString, userId: email }, { staleTime: 0, meta: { onFault: 'screen' } })
      .then(saved => {
        if (left) return;
        const answers = decodeSavedAnswers(saved, questionnaire);
        dispatch({ type: 'opened', uniqueString, answers, path });
      })
      .catch(async error => {
        if (left) return;
        if (faultOfCall(error).kind !== 'REJECTED') return setFailed(true);
        await whenMissing.current({ email, uniqueString });
      });
    return () => {
      left = true;
    };
  }, [source, uniqueString, email, questionnaire, attempt, utils]);

  if (owner === 'checking') return { status: 'loading' };
  if (owner !== 'own') return { status: 'other-account', who: owner };
  if (questions.isError)
    return { status: 'failed', what: 'questions', again: () => void questions.refetch() };
  if (source === 'server' && failed)
    return { status: 'failed', what: 'savedAnswers', again: () => setAttempt(attempt + 1) };
  if (!questionnaire || source !== 'memory' || !memory) return { status: 'loading' };
  return { status: 'open', questionnaire, assessment: memory };
}
