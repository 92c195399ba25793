import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useConfig } from '@/config-query';
import { pathOf } from '@/paths';
import { jotaiStore } from '@/session/stored-atoms';
import { assessmentAtom, assessmentState, dispatch, keepDraft } from './dispatch.ts';
import { accountKey, isUnsaved } from './drafts.ts';
import { saveAndConfirm, saveAutomatically, saveBeforeGoing } from './save.ts';
import { answeringIn, isAutomaticFault, isWatching, type Opened } from './state.ts';
import { checkSubmission } from './submit.ts';
import { shareAssessment } from './tabs.ts';
import { tokenOwner } from './token-owner.ts';

/**
 * Everything that happens automatically while a page of the assessment is open. The shell of these pages calls it once, so that it
 * keeps running from page to page:
 *
 * - Drafts are stored after changes, and when the tab is hidden (docs/faults.md D2).
 * - Answers are saved automatically (D27).
 * - After an earlier submission without a response, its report is searched for (D11).
 * - The assessment is shared with other tabs (D13).
 * - The current page is recorded, so that Continue opens it.
 * @param opened the assessment that is shown; null until it is loaded
 * @param location the current path
 */
export function useAssessmentEffects(opened: Opened | null, location: string): void {
  const account = opened && accountKey(opened.email);
  const isOpen = opened !== null;
  useEffect(storeDrafts, []);
  useAutomaticSaves(location);
  useUnconfirmedSubmission(opened);
  useEffect(() => {
    if (account !== null) shareAssessment(account);
  }, [account]);
  // Called as the cleanup function, when the person leaves the pages of the assessment.
  useEffect(() => stopSharingIfSaved, []);
  // A save of a page that is being closed has no time to load the token's owner and the client id. They are loaded now.
  useConfig();
  useEffect(() => {
    // After an error the next save asks again, and shows its error.
    if (isOpen) tokenOwner().catch(() => {});
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) dispatch({ type: 'visited', path: location });
  }, [isOpen, location]);
}

/** A tab with unsaved answers keeps the lock when the person leaves the pages of the assessment, so that no other tab edits. */
function stopSharingIfSaved(): void {
  if (!isUnsaved(answeringIn(assessmentState()))) dispatch({ type: 'sharing-ended' });
}

/** Milliseconds after a change until the draft is stored (docs/faults.md D2), so that not every key press stores it. */
const maxDraftDelayMs = 200;

/**
 * Stores the draft shortly after each change, and immediately when the tab is hidden: phones end hidden tabs without a further
 * event.
 * @returns a function that stops this, and stores the last change
 */
function storeDrafts(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const store = () => {
    clearTimeout(timer);
    timer = undefined;
    keepDraft();
  };
  const unsubscribe = jotaiStore.sub(assessmentAtom, () => {
    timer ??= setTimeout(store, maxDraftDelayMs);
  });
  const storeIfHidden = () => {
    if (document.visibilityState === 'hidden') store();
  };
  document.addEventListener('visibilitychange', storeIfHidden);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', storeIfHidden);
    if (timer !== undefined) store();
  };
}

/** A failed automatic save is repeated after 5 seconds, then after twice as long each time, at most 5 minutes. */
const initialDelayMs = 5_000;
const maxDelayMs = 300_000;

/**
 * Saves automatically (docs/faults.md D27): when the person leaves a part, when the tab is hidden, when the browser is online
 * again, and some time after an automatic save has failed.
 */
function useAutomaticSaves(location: string): void {
  // The cleanup function runs when the person leaves the part, and when the shell is unmounted.
  useEffect(() => () => void saveAutomatically(), [location]);

  useEffect(() => {
    const saveIfHidden = () => {
      if (document.visibilityState === 'hidden') saveBeforeGoing();
    };
    document.addEventListener('visibilitychange', saveIfHidden);
    addEventListener('online', saveWhenOnline);
    return () => {
      document.removeEventListener('visibilitychange', saveIfHidden);
      removeEventListener('online', saveWhenOnline);
    };
  }, []);

  const answering = answeringIn(useAtomValue(assessmentAtom));
  const save = answering?.save;
  const unsaved = isUnsaved(answering);
  const retries = useRef(0);
  useEffect(() => {
    if (!unsaved) retries.current = 0;
    if (!unsaved || !save || !isAutomaticFault(save)) return;
    const timer = setTimeout(saveAutomatically, Math.min(initialDelayMs * 2 ** retries.current, maxDelayMs));
    retries.current += 1;
    return () => clearTimeout(timer);
  }, [save, unsaved]);
}

/** If Save was pressed while the browser was offline, its result is shown as if it were pressed now (docs/faults.md D23). */
function saveWhenOnline(): void {
  const save = answeringIn(assessmentState())?.save;
  if (save?.kind === 'client-failure' && !save.isAutomatic) void saveAndConfirm();
  else void saveAutomatically();
}

/**
 * The browser may have crashed after a submission was sent and before the response arrived (docs/faults.md D11). If a report
 * exists, review is opened, which shows the completion modal.
 */
function useUnconfirmedSubmission(opened: Opened | null): void {
  const [, navigate] = useLocation();
  const attempt = opened?.kind === 'answering' ? opened.submitAttempt?.getTime() : undefined;
  useEffect(() => {
    // A watching tab shows the attempt of the editing tab, which checks it itself.
    if (attempt === undefined || isWatching(assessmentState())) return;
    void checkSubmission().then(isReport => isReport && navigate(pathOf('hraReview'), { replace: true }));
  }, [attempt, navigate]);
}
