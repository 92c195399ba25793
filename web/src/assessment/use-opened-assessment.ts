import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import type { HraPage } from '@choose-life/contracts/domain/hra/page-graph';
import { askedPartsOf, type Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { decodeSavedAnswers } from '@choose-life/contracts/domain/hra/saved-answers';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { client } from '@/api/client';
import { queries, trpc } from '@/api/trpc';
import { callShowingFault, faultOfCall } from '@/feedback/show-fault';
import { pathOf } from '@/paths';
import { sameAccount } from '@/session/same-account';
import { storedAtoms } from '@/session/stored-atoms';
import { assessmentAtom, assessmentState, dispatch } from './dispatch.ts';
import { draftFor, foreignOwner } from './drafts.ts';
import { answeringIn, type Binding, type HraDraft, isWatching, type Opened } from './state.ts';
import { resolveMissing } from './submit.ts';
import { mayWrite } from './token-owner.ts';

/** What a page of the assessment shows: a skeleton, an error whose button calls `again`, or the assessment. */
export type Opening =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly what: 'questions' | 'savedAnswers'; readonly retry: () => void }
  | {
      readonly status: 'open';
      readonly questionnaire: Questionnaire;
      readonly assessment: Opened;
    };

/**
 * Opens the assessment of the signed-in person: the one in memory, the draft of this tab, or the saved answers of the stored unique
 * string. No answer is shown before all are loaded: otherwise a save could overwrite the complete assessment with a part of it
 * (docs/faults.md D3).
 * @param path of the page; a new assessment records it
 */
export function useOpenedAssessment(page: HraPage, path: string): Opening {
  const questions = trpc.hra.getQuestionnaire.useQuery();
  const questionnaire = questions.data;
  const [, navigate] = useLocation();
  const email = useAtomValue(storedAtoms.email) ?? '';
  const uniqueString = useAtomValue(storedAtoms.uniqueString);
  const state = useAtomValue(assessmentAtom);
  const watching = isWatching(state);
  const isForeign = useOwnerCheck();
  const { assessment } = state;
  // Only review shows a submitted assessment. Question pages open a new one.
  const isShown = assessment.kind === 'answering' || (assessment.kind === 'submitted' && page === 'review');
  const memory = isShown ? assessment : null;
  const draft = memory ? null : draftFor(state, email);
  // While the account of the answers is unclear, none are shown: 'nobody' makes the page show its skeleton.
  const source = isForeign ? 'nobody' : answerSourceOf({ memory, draft, watching }, { email, uniqueString });
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (source === 'memory') {
      if (uniqueString === null && !watching) dispatch({ type: 'unbound' });
    } else if (source === 'draft') {
      dispatch({ type: 'draft-opened' });
    } else if (source === 'nowhere') {
      dispatch({ type: 'opened', uniqueString: null, answers: {}, path });
    }
  }, [source, uniqueString, path, watching]);

  // An effect event, so that the call below is not repeated when the path changes.
  const openSaved = useEffectEvent((uniqueString: string, answers: Answers) =>
    dispatch({ type: 'opened', uniqueString, answers, path }),
  );
  // `attempt` is a dependency so that a retry repeats the call.
  useEffect(() => {
    if (source !== 'server' || uniqueString === null || !questionnaire) return;
    let isCancelled = false;
    setFailed(false);
    const binding = { email, uniqueString };
    callShowingFault(() => savedAnswersOf(binding, questionnaire), { onFault: 'screen' })
      .then(answers => isCancelled || openSaved(uniqueString, answers))
      .catch(async error => {
        if (isCancelled) return;
        // A refusal means that the gateway does not know the unique string.
        if (faultOfCall(error).kind !== 'REJECTED') setFailed(true);
        else if (await resolveMissing(binding)) navigate(pathOf('hraReview'), { replace: true });
      });
    return () => {
      isCancelled = true;
    };
  }, [source, uniqueString, email, questionnaire, attempt, navigate]);

  if (questions.isError)
    return { status: 'failed', what: 'questions', retry: () => void questions.refetch() };
  if (source === 'server' && failed)
    return { status: 'failed', what: 'savedAnswers', retry: () => setAttempt(attempt + 1) };
  if (!questionnaire || source !== 'memory' || !memory) return { status: 'loading' };
  return { status: 'open', questionnaire, assessment: memory };
}

/**
 * Loads the saved answers again ('Continue Assessment', s.2.4). Answers of this tab take precedence over them, and an error is
 * only logged (s.8).
 */
export async function reloadSaved(): Promise<void> {
  const answering = answeringIn(assessmentState());
  if (answering === null || answering.uniqueString === null) return;
  const { email, uniqueString } = answering;
  const load = async () =>
    savedAnswersOf({ email, uniqueString }, await queries.hra.getQuestionnaire.fetch());
  // The error is ignored: the answers in memory are the ones that were just saved.
  const answers = await callShowingFault(load, { onFault: 'log' }).catch(() => null);
  if (answers) dispatch({ type: 'saved-reloaded', uniqueString, answers });
}

async function savedAnswersOf(
  { email, uniqueString }: { readonly email: string; readonly uniqueString: string },
  questionnaire: Questionnaire,
): Promise<Answers> {
  const saved = await client.hra.getSavedAnswers.query({ uniqueString, userId: email });
  return decodeSavedAnswers(saved, askedPartsOf(questionnaire));
}

/** What this tab has of an assessment. */
interface Available {
  /** The opened assessment. */
  readonly memory: Opened | null;
  readonly draft: HraDraft | null;
  /** Whether another tab edits, so that `memory` is what that tab has sent (docs/faults.md D13). */
  readonly watching?: boolean;
}

/**
 * Where the answers of an account come from: memory, else the draft of this tab, else the gateway (s.3); `nowhere` for a new
 * assessment. Answers of another account are never used (docs/faults.md D9).
 */
export function answerSourceOf(
  { memory, draft, watching }: Available,
  binding: Binding,
): 'memory' | 'draft' | 'server' | 'nowhere' {
  if (memory !== null && belongsTo(memory, binding)) return 'memory';
  if (watching && memory && sameAccount(memory.email, binding.email)) return 'memory';
  if (draft !== null && belongsTo(draft, binding)) return 'draft';
  return binding.uniqueString === null ? 'nowhere' : 'server';
}

/**
 * Whether an assessment has the same account and the stored unique string. If no unique string is stored any more, because another
 * tab has removed it, the answers of this tab stay, and their next save creates a new record.
 */
function belongsTo(assessment: Opened | HraDraft, binding: Binding): boolean {
  const uniqueString = 'uniqueString' in assessment ? assessment.uniqueString : null;
  const isSameRecord = binding.uniqueString === null || uniqueString === binding.uniqueString;
  return sameAccount(assessment.email, binding.email) && isSameRecord;
}

/**
 * Hides answers of another account (docs/faults.md D9). If the stored e-mail differs from the e-mail of the answers, it may only
 * have been typed at a log-in that failed. So the gateway is asked for the account of the token: `mayWrite` then corrects the
 * stored e-mail, or removes the answers.
 * @returns whether the answers belong to a different account from that of the stored e-mail
 */
function useOwnerCheck(): boolean {
  const email = useAtomValue(storedAtoms.email);
  const owner = foreignOwner(useAtomValue(assessmentAtom), email ?? '');
  // `email` is a dependency so that another stored e-mail repeats the check.
  useEffect(() => {
    // The error has been shown. The answers stay hidden until the account is known.
    if (owner !== null) callShowingFault(() => mayWrite(owner)).catch(() => {});
  }, [owner, email]);
  return owner !== null;
}
