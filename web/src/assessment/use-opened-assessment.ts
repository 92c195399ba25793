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

export type Opening =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly what: 'questions' | 'savedAnswers'; readonly again: () => void }
  | {
      readonly status: 'open';
      readonly questionnaire: Questionnaire;
      readonly assessment: Opened;
    };

/** Shows no answer before all are here: a partly loaded assessment is never saved over the whole one (docs/faults.md D3). */
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
  // What was submitted is only still looked at on review.
  const isShown = assessment.kind === 'answering' || (assessment.kind === 'submitted' && page === 'review');
  const memory = isShown ? assessment : null;
  const draft = memory ? null : draftFor(state, email);
  const source = isForeign ? 'nobody' : answerSourceOf({ memory, draft, watching }, { email, uniqueString });
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (source === 'memory') {
      if (uniqueString === null && !watching) dispatch({ type: 'unbound' });
    } else if (source === 'draft') {
      dispatch({ type: 'draft-opened' });
    } else if (source === 'nowhere') dispatch({ type: 'opened', uniqueString: null, answers: {}, path });
  }, [source, uniqueString, path, watching]);

  const openSaved = useEffectEvent((uniqueString: string, answers: Answers) =>
    dispatch({ type: 'opened', uniqueString, answers, path }),
  );
  // A new attempt is a reason to ask again, another page is none.
  useEffect(() => {
    if (source !== 'server' || uniqueString === null || !questionnaire) return;
    let left = false;
    setFailed(false);
    const binding = { email, uniqueString };
    callShowingFault(() => savedAnswersOf(binding, questionnaire), { onFault: 'screen' })
      .then(answers => left || openSaved(uniqueString, answers))
      .catch(async error => {
        if (left) return;
        if (faultOfCall(error).kind !== 'REJECTED') setFailed(true);
        else if (await resolveMissing(binding)) navigate(pathOf('hraReview'), { replace: true });
      });
    return () => {
      left = true;
    };
  }, [source, uniqueString, email, questionnaire, attempt, navigate]);

  if (questions.isError)
    return { status: 'failed', what: 'questions', again: () => void questions.refetch() };
  if (source === 'server' && failed)
    return { status: 'failed', what: 'savedAnswers', again: () => setAttempt(attempt + 1) };
  if (!questionnaire || source !== 'memory' || !memory) return { status: 'loading' };
  return { status: 'open', questionnaire, assessment: memory };
}

/** 'Continue Assessment' (s.2.4): reads the saved answers again. What is held here wins; a failure is logged only (s.8). */
export async function reloadSaved(): Promise<void> {
  const held = answeringIn(assessmentState());
  if (held === null || held.uniqueString === null) return;
  const { email, uniqueString } = held;
  const read = async () =>
    savedAnswersOf({ email, uniqueString }, await queries.hra.getQuestionnaire.fetch());
  // Without an answer, the answers held here are the ones just saved.
  const answers = await callShowingFault(read, { onFault: 'log' }).catch(() => null);
  if (answers) dispatch({ type: 'saved-reloaded', uniqueString, answers });
}

async function savedAnswersOf(
  { email, uniqueString }: { readonly email: string; readonly uniqueString: string },
  questionnaire: Questionnaire,
) {
  const saved = await client.hra.getSavedAnswers.query({ uniqueString, userId: email });
  return decodeSavedAnswers(saved, askedPartsOf(questionnaire));
}

/** Memory, else this tab's draft, else the saved answers (s.3): never those of another account (docs/faults.md D9). */
export function answerSourceOf(
  held: {
    readonly memory: Opened | null;
    readonly draft: HraDraft | null;
    /** True while another tab changes the answers: memory is what it says (docs/faults.md D13). */
    readonly watching?: boolean;
  },
  wanted: Binding,
): 'memory' | 'draft' | 'server' | 'nowhere' {
  if (held.memory !== null && belongs(held.memory, wanted)) return 'memory';
  if (held.watching && held.memory && sameAccount(held.memory.email, wanted.email)) return 'memory';
  if (held.draft !== null && belongs(held.draft, wanted)) return 'draft';
  return wanted.uniqueString === null ? 'nowhere' : 'server';
}

/** Where no unique string is stored any more, this tab's answers stay: their next save makes a new record. */
function belongs(held: Opened | HraDraft, wanted: Binding): boolean {
  const continues = 'uniqueString' in held ? held.uniqueString : null;
  const same = wanted.uniqueString === null || continues === wanted.uniqueString;
  return sameAccount(held.email, wanted.email) && same;
}

/**
 * Keeps answers from everybody but their owner (docs/faults.md D9): the stored e-mail is only the one typed last, so that the
 * gateway says whose token it is. Returns whether the answers are another account's.
 */
function useOwnerCheck(): boolean {
  const email = useAtomValue(storedAtoms.email);
  const owner = foreignOwner(useAtomValue(assessmentAtom), email ?? '');
  // Another e-mail is a reason to ask again.
  useEffect(() => {
    if (owner !== null) callShowingFault(() => mayWrite(owner)).catch(() => {});
  }, [owner, email]);
  return owner !== null;
}
