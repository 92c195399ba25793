import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import type { HraPage } from '@choose-life/contracts/domain/hra/page-graph';
import { askedPartsOf, type Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { decodeSavedAnswers } from '@choose-life/contracts/domain/hra/saved-answers';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { client } from '@/api/client';
import { queries, trpc } from '@/api/trpc';
import { callWithFaultHandling, faultOfCall } from '@/feedback/show-fault';
import { pathOf } from '@/paths';
import { isSameAccount } from '@/session/same-account';
import { storedAtoms } from '@/session/stored-atoms';
import { assessmentAtom, assessmentState, dispatch } from './dispatch.ts';
import { draftFor, foreignOwner } from './drafts.ts';
import {
  type AssessmentRecord,
  type HraDraft,
  isWatching,
  openAssessmentIn,
  type ShownAssessment,
} from './state.ts';
import { resolveMissingRecord } from './submit.ts';
import { checkOwner } from './token-owner.ts';

/**
 * What a page of the assessment shows: a skeleton, an error with a button that calls `retry`, or the assessment. `failedData` is the data
 * that could not be loaded.
 */
export type AssessmentLoadState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      readonly failedData: 'questions' | 'savedAnswers';
      readonly retry: () => void;
    }
  | {
      readonly status: 'open';
      readonly questionnaire: Questionnaire;
      readonly assessment: ShownAssessment;
    };

/**
 * Opens the assessment of the signed-in person: the one in memory, the draft of this tab, the saved answers of the stored unique string,
 * or a new one. Nothing is shown before all answers are loaded: otherwise a save could overwrite the complete assessment with a part of it
 * (docs/faults.md D3).
 * @param path the path of the page, which a newly opened assessment records as its last page
 */
export function useOpenedAssessment(page: HraPage, path: string): AssessmentLoadState {
  const questions = trpc.hra.getQuestionnaire.useQuery();
  const questionnaire = questions.data;
  const [, navigate] = useLocation();
  const email = useAtomValue(storedAtoms.email) ?? '';
  const uniqueString = useAtomValue(storedAtoms.uniqueString);
  const state = useAtomValue(assessmentAtom);
  const isWatchingTab = isWatching(state);
  const isOfOtherAccount = useOwnerCheck();
  const { assessment } = state;
  // Only review shows a submitted assessment. Question pages open a new one.
  const isShown = assessment.kind === 'open' || (assessment.kind === 'submitted' && page === 'review');
  const memory = isShown ? assessment : null;
  const draft = memory ? null : draftFor(state, email);
  // 'unknown' makes the page show its skeleton until the account of the answers is known.
  const source = isOfOtherAccount
    ? 'unknown'
    : answerSourceOf({ memory, draft, isWatchingTab }, { email, uniqueString });
  const [hasLoadFailed, setHasLoadFailed] = useState(false);
  const [retryCount, setRetryCount] = useState(0);

  useEffect(() => {
    if (source === 'memory') {
      // Another tab may have removed the unique string. If the assessment has none, the event changes nothing. A watching tab shows the
      // assessment of the editing tab, which removes the unique string itself.
      if (uniqueString === null && !isWatchingTab) dispatch({ type: 'unique-string-removed' });
    } else if (source === 'draft') {
      dispatch({ type: 'draft-opened' });
    } else if (source === 'nowhere') {
      dispatch({ type: 'opened', uniqueString: null, answers: {}, path });
    }
  }, [source, uniqueString, path, isWatchingTab]);

  // An effect event, so that a changed `path` does not repeat the call below.
  const openSaved = useEffectEvent((uniqueString: string, answers: Answers) =>
    dispatch({ type: 'opened', uniqueString, answers, path }),
  );
  // `retryCount` is a dependency, so that `retry` repeats the call.
  useEffect(() => {
    if (source !== 'server' || uniqueString === null || !questionnaire) return;
    let isCancelled = false;
    setHasLoadFailed(false);
    const record = { email, uniqueString };
    // The page shows an error itself: a notice about the missing record, or a button that repeats the call.
    callWithFaultHandling(() => loadSavedAnswers(record, questionnaire), { onFault: 'caller' })
      .then(answers => {
        if (!isCancelled) openSaved(uniqueString, answers);
      })
      .catch(async error => {
        if (isCancelled) return;
        // A refusal means that the gateway has no record with the unique string. The record may have become a report, which review shows.
        // Otherwise `resolveMissingRecord` removes the unique string, so an assessment without it opens (docs/faults.md D14).
        if (faultOfCall(error).kind !== 'REJECTED') setHasLoadFailed(true);
        else if (await resolveMissingRecord(record)) navigate(pathOf('hraReview'), { replace: true });
      });
    return () => {
      isCancelled = true;
    };
  }, [source, uniqueString, email, questionnaire, retryCount, navigate]);

  // Without the questions nothing can be shown, so their error comes before the error of the answers.
  if (questions.isError)
    return { status: 'failed', failedData: 'questions', retry: () => void questions.refetch() };
  if (source === 'server' && hasLoadFailed)
    return { status: 'failed', failedData: 'savedAnswers', retry: () => setRetryCount(retryCount + 1) };
  if (!questionnaire || source !== 'memory' || !memory) return { status: 'loading' };
  return { status: 'open', questionnaire, assessment: memory };
}

/**
 * Loads the saved answers again, as 'Continue Assessment' requires (s.2.4). Answers of this tab take precedence over them, and an error
 * is only logged (s.8).
 */
export async function reloadSaved(): Promise<void> {
  const assessment = openAssessmentIn(assessmentState());
  if (assessment === null || assessment.uniqueString === null) return;
  const { email, uniqueString } = assessment;
  const load = async () =>
    loadSavedAnswers({ email, uniqueString }, await queries.hra.getQuestionnaire.fetch());
  // The error is ignored: the answers in memory are the ones that were just saved.
  const answers = await callWithFaultHandling(load, { onFault: 'log' }).catch(() => null);
  if (answers) dispatch({ type: 'saved-reloaded', uniqueString, answers });
}

async function loadSavedAnswers(
  { email, uniqueString }: { readonly email: string; readonly uniqueString: string },
  questionnaire: Questionnaire,
): Promise<Answers> {
  const response = await client.hra.getSavedAnswers.query({ uniqueString, userId: email });
  return decodeSavedAnswers(response, askedPartsOf(questionnaire));
}

/** The assessments that this tab can show without a call; null for none. */
interface LocalAssessments {
  /** The assessment that is open or submitted in this tab. */
  readonly memory: ShownAssessment | null;
  readonly draft: HraDraft | null;
  /** Whether another tab edits, so that `memory` is what that tab has sent (docs/faults.md D13). */
  readonly isWatchingTab: boolean;
}

/**
 * Where the answers of an account come from: memory, else the draft of this tab, else the gateway (s.3). `nowhere` means that a new,
 * empty assessment is opened. Answers of another account are never used (docs/faults.md D9).
 */
export function answerSourceOf(
  { memory, draft, isWatchingTab }: LocalAssessments,
  record: AssessmentRecord,
): 'memory' | 'draft' | 'server' | 'nowhere' {
  if (memory !== null && belongsTo(memory, record)) return 'memory';
  // Answers from the editing tab are used with any unique string, because that tab may just have saved for the first time.
  if (isWatchingTab && memory && isSameAccount(memory.email, record.email)) return 'memory';
  if (draft !== null && belongsTo(draft, record)) return 'draft';
  return record.uniqueString === null ? 'nowhere' : 'server';
}

/**
 * Whether an assessment has the account and the unique string of a record. A record without a unique string matches any assessment of
 * the account: another tab may have removed the stored one. The answers of this tab then stay, and the next save creates a new record.
 */
function belongsTo(assessment: ShownAssessment | HraDraft, record: AssessmentRecord): boolean {
  // A submitted assessment has no unique string, so it matches only a record without one.
  const uniqueString = 'uniqueString' in assessment ? assessment.uniqueString : null;
  const isSameRecord = record.uniqueString === null || uniqueString === record.uniqueString;
  return isSameAccount(assessment.email, record.email) && isSameRecord;
}

/**
 * Hides answers of another account (docs/faults.md D9). If the stored e-mail differs from the e-mail of the answers, the stored one may
 * be from a log-in that failed. So `checkOwner` loads the account of the token, and corrects the stored e-mail or removes the answers.
 * @returns whether the answers belong to a different account from the stored e-mail
 */
function useOwnerCheck(): boolean {
  const email = useAtomValue(storedAtoms.email);
  const owner = foreignOwner(useAtomValue(assessmentAtom), email ?? '');
  // `email` is a dependency, so that the check is repeated when another e-mail is stored.
  useEffect(() => {
    // `callWithFaultHandling` has shown the error. The answers stay hidden until the account is known.
    if (owner !== null) callWithFaultHandling(() => checkOwner(owner)).catch(() => {});
  }, [owner, email]);
  return owner !== null;
}
