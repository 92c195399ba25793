import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useConfig } from '@/config-query';
import { pathOf } from '@/paths';
import { jotaiStore } from '@/session/stored-atoms';
import { assessmentAtom, assessmentState, dispatch, storeDraft } from './dispatch.ts';
import { accountKey, isUnsaved } from './drafts.ts';
import { saveAndConfirm, saveAutomatically, saveBeforeClose } from './save.ts';
import { isAutomaticFault, isWatching, openAssessmentIn, type ShownAssessment } from './state.ts';
import { checkSubmission } from './submit.ts';
import { joinOtherTabs } from './tabs.ts';
import { tokenOwner } from './token-owner.ts';

/**
 * Everything that happens automatically while a page of the assessment is open. The shell of these pages calls this hook, so that it keeps
 * running from page to page:
 *
 * - Drafts are stored after changes, and when the tab is hidden (docs/faults.md D2).
 * - Answers are saved automatically (D27).
 * - The report of an earlier submission without a response is searched for (D11).
 * - The assessment is shared with other tabs (D13).
 * - The current page is recorded, so that Continue opens it.
 * @param assessment the assessment that is shown; null until it is loaded
 * @param location the current path
 */
export function useAssessmentEffects(assessment: ShownAssessment | null, location: string): void {
  const account = assessment && accountKey(assessment.email);
  const isLoaded = assessment !== null;
  useEffect(storeDrafts, []);
  useAutomaticSaves(location);
  useUnconfirmedSubmission(assessment);
  useEffect(() => {
    if (account !== null) joinOtherTabs(account);
  }, [account]);
  // The effect does nothing but return its cleanup function, which runs when the person leaves the pages of the assessment.
  useEffect(() => stopSharingIfSaved, []);
  // A save of a page that is being closed has no time to load the token's owner and the client id (`saveBeforeClose`). They are loaded
  // now, and read from their caches then.
  useConfig();
  useEffect(() => {
    // An error is ignored: the next save calls `tokenOwner` again, and shows its error.
    if (isLoaded) tokenOwner().catch(() => {});
  }, [isLoaded]);
  useEffect(() => {
    if (isLoaded) dispatch({ type: 'visited', path: location });
  }, [isLoaded, location]);
}

/** Releases the lock when the person leaves the pages of the assessment. A tab with unsaved answers keeps it, so that no other tab edits. */
function stopSharingIfSaved(): void {
  if (!isUnsaved(openAssessmentIn(assessmentState()))) dispatch({ type: 'edit-lock-released' });
}

/** Milliseconds from a change until the draft is stored (docs/faults.md D2). The delay combines the changes of several key presses. */
const maxDraftDelayMs = 200;

/**
 * Stores the draft shortly after each change, and immediately when the tab is hidden: phones end hidden tabs without a further
 * event.
 * @returns a function that unsubscribes, and stores a change that is not stored yet
 */
function storeDrafts(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const store = () => {
    clearTimeout(timer);
    timer = undefined;
    storeDraft();
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

/** A failed automatic save is repeated after 5 seconds, then after twice the delay each time, at most 5 minutes (docs/faults.md D27). */
const initialRetryMs = 5_000;
const maxRetryMs = 300_000;

/**
 * Saves automatically (docs/faults.md D27): when the person leaves a part of the questionnaire, when the tab is hidden, when
 * the browser is online again, and some time after an automatic save has failed.
 */
function useAutomaticSaves(location: string): void {
  // The cleanup function runs when the person leaves the part, and when the shell is unmounted.
  useEffect(() => () => void saveAutomatically(), [location]);

  useEffect(() => {
    const saveIfHidden = () => {
      if (document.visibilityState === 'hidden') saveBeforeClose();
    };
    document.addEventListener('visibilitychange', saveIfHidden);
    addEventListener('online', saveWhenOnline);
    return () => {
      document.removeEventListener('visibilitychange', saveIfHidden);
      removeEventListener('online', saveWhenOnline);
    };
  }, []);

  const assessment = openAssessmentIn(useAtomValue(assessmentAtom));
  const save = assessment?.save;
  const hasUnsaved = isUnsaved(assessment);
  const retryCount = useRef(0);
  useEffect(() => {
    if (!hasUnsaved) retryCount.current = 0;
    // Only automatic saves have a retry timer, because the person has seen the error of a manual save.
    if (!hasUnsaved || !save || !isAutomaticFault(save)) return;
    const timer = setTimeout(
      saveAutomatically,
      Math.min(initialRetryMs * 2 ** retryCount.current, maxRetryMs),
    );
    retryCount.current += 1;
    return () => clearTimeout(timer);
  }, [save, hasUnsaved]);
}

/** Saves when the browser is online again. A manual save that failed offline is repeated as a manual one, whose result is shown (D23). */
function saveWhenOnline(): void {
  const save = openAssessmentIn(assessmentState())?.save;
  if (save?.kind === 'client-failure' && !save.isAutomatic) void saveAndConfirm();
  else void saveAutomatically();
}

/**
 * Searches for the report of a submission without a response: the browser may have crashed after the submission was sent (docs/faults.md
 * D11). If the report exists, review is opened, which shows the completion modal.
 */
function useUnconfirmedSubmission(assessment: ShownAssessment | null): void {
  const [, navigate] = useLocation();
  // A number, because two equal dates are different dependencies.
  const attemptMs = assessment?.kind === 'open' ? assessment.submitAttempt?.getTime() : undefined;
  useEffect(() => {
    // A watching tab shows the attempt of the editing tab, which checks it itself.
    if (attemptMs === undefined || isWatching(assessmentState())) return;
    void checkSubmission().then(hasReport => {
      if (hasReport) navigate(pathOf('hraReview'), { replace: true });
    });
  }, [attemptMs, navigate]);
}
