import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useConfig } from '@/config-query';
import { pathOf } from '@/paths';
import { jotaiStore } from '@/session/stored-atoms';
import { assessmentAtom, assessmentState, dispatch, keepDraft } from './dispatch.ts';
import { accountKey, isUnsaved } from './drafts.ts';
import { saveAndConfirm, saveBeforeGoing, saveQuietly } from './save.ts';
import { answeringIn, isQuietFault, isWatching, type Opened, type SaveState } from './state.ts';
import { checkSubmission } from './submit.ts';
import { shareAssessment } from './tabs.ts';
import { tokenOwner } from './token-owner.ts';

export function useAssessmentEffects(opened: Opened | null, location: string): void {
  const account = opened && accountKey(opened.email);
  const isOpen = opened !== null;
  useEffect(keepDrafts, []);
  useQuietSaves(location);
  useUnconfirmedSubmission(opened);
  useEffect(() => {
    if (account !== null) shareAssessment(account);
  }, [account]);
  useEffect(() => stopSharingWhenSaved, []);
  // Preloaded, since a page that closes has no time to ask for them: the token's owner, and the client id.
  useConfig();
  useEffect(() => {
    if (isOpen) tokenOwner().catch(() => {});
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) dispatch({ type: 'visited', path: location });
  }, [isOpen, location]);
}

/** With unsaved answers this tab stays the one that changes them, also on other pages. */
function stopSharingWhenSaved(): void {
  if (!isUnsaved(answeringIn(assessmentState()))) dispatch({ type: 'sharing-ended' });
}

/** A change is in the draft at most this long after it happened, in milliseconds (docs/faults.md D2). */
const maxDraftDelayMs = 200;

/** Keeps the draft up to date: shortly after each change, and when the tab is hidden, since phones close hidden tabs. */
function keepDrafts(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    keepDraft();
  };
  const stop = jotaiStore.sub(assessmentAtom, () => {
    timer ??= setTimeout(keep, maxDraftDelayMs);
  });
  const hide = () => {
    if (document.visibilityState === 'hidden') keep();
  };
  document.addEventListener('visibilitychange', hide);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', hide);
    if (timer !== undefined) keep();
  };
}

/** A failed quiet save is tried again after 5 seconds, then after twice as long each time, at most 5 minutes. */
const initialDelayMs = 5_000;
const maxDelayMs = 300_000;

/** Saves by itself (docs/faults.md D27) with each change of part, and when hidden: phones close hidden pages. */
function useQuietSaves(location: string): void {
  useEffect(() => () => void saveQuietly(), [location]);

  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') saveBeforeGoing();
    };
    document.addEventListener('visibilitychange', hide);
    addEventListener('online', saveAgain);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('online', saveAgain);
    };
  }, []);

  const held = answeringIn(useAtomValue(assessmentAtom));
  const save = held?.save;
  const unsaved = isUnsaved(held);
  const retries = useRef(0);
  useEffect(() => {
    if (!unsaved) retries.current = 0;
    if (!unsaved || !save || !isQuietFault(save)) return;
    const timer = setTimeout(saveQuietly, Math.min(initialDelayMs * 2 ** retries.current, maxDelayMs));
    retries.current += 1;
    return () => clearTimeout(timer);
  }, [save, unsaved]);
}

/** Online again, a save that somebody pressed offline is told of as if it were pressed now (docs/faults.md D23). */
function saveAgain(): void {
  const save: SaveState | undefined = answeringIn(assessmentState())?.save;
  if (save?.kind === 'client-failure' && !save.quiet) void saveAndConfirm();
  else void saveQuietly();
}

/** The browser may have died before it heard of its report (docs/faults.md D11). Review then shows the completion modal. */
function useUnconfirmedSubmission(opened: Opened | null): void {
  const [, navigate] = useLocation();
  const attempt = opened?.kind === 'answering' ? opened.submitAttempt?.getTime() : undefined;
  useEffect(() => {
    // Another tab that submits finds out by itself.
    if (attempt === undefined || isWatching(assessmentState())) return;
    void checkSubmission().then(isReport => isReport && navigate(pathOf('hraReview'), { replace: true }));
  }, [attempt, navigate]);
}
