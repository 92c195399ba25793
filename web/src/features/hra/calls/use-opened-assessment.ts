import type { HraPage } from '@choose-life/contracts/domain/hra/page-graph';
import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { decodeSavedAnswers } from '@choose-life/contracts/domain/hra/saved-answers';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useQuestionnaire } from '../../../api/assessment/use-questionnaire.ts';
import { trpc } from '../../../api/trpc.ts';
import { faultOfCall } from '../../../feedback/call-fault.ts';
import { type Assessment, openedAssessment, unbound } from '../../../session/assessment/assessment.ts';
import {
  assessmentAtom,
  changeAssessment,
  draftFor,
  hasUnsavedOf,
  watchingAtom,
} from '../../../session/assessment/assessment-store.ts';
import { type OtherAccount, openOwnDraft } from '../../../session/assessment/other-account.ts';
import { putAside } from '../../../session/assessment/set-aside.ts';
import { sessionStore } from '../../../session/store.ts';
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
      readonly assessment: Assessment;
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
  const held = useAtomValue(assessmentAtom);
  const watching = useAtomValue(watchingAtom);
  const owner = useAnswersOwner();
  // What was submitted is only still looked at on review.
  const memory = held?.reportId != null && page !== 'review' ? null : held;
  const draft = memory ? null : draftFor(email);
  const source =
    owner === 'own' ? answerSourceOf({ memory, draft, watching }, { email, uniqueString }) : 'nobody';
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const utils = trpc.useUtils();
  const whenMissing = useMissingAssessment();

  useEffect(() => {
    if (source === 'memory') {
      if (uniqueString === null && !watching) changeAssessment(unbound);
    } else if (source === 'draft') {
      openOwnDraft(email);
    } else if (source === 'nowhere')
      sessionStore.set(assessmentAtom, openedAssessment({ email, uniqueString: null }, {}, path, new Date()));
  }, [source, email, uniqueString, path, watching]);

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
