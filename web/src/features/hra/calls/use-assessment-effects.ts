import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { useEffect } from 'react';
import { askTokenOwner } from '../../../api/assessment/token-owner.ts';
import { useTokenWatch } from '../../../api/use-token-watch.ts';
import {
  assessmentAtom,
  assessmentState,
  dispatch,
  keepDraft,
} from '../../../session/assessment/dispatch.ts';
import { accountKey } from '../../../session/assessment/drafts.ts';
import { shareAssessment } from '../../../session/assessment/share-with-tabs.ts';
import { answeringIn, type Opened } from '../../../session/assessment/state.ts';
import { sessionStore } from '../../../session/store.ts';
import { useSaveWhenOnline } from './use-page-save.ts';
import { useUnconfirmedSubmission } from './use-unconfirmed-submission.ts';

/** What happens beside the pages of the assessment: drafts, other tabs, and what an earlier visit left open. */
export function useAssessmentEffects(
  questionnaire: Questionnaire | null,
  opened: Opened | null,
  location: string,
): void {
  const account = opened && accountKey(opened.email);
  const isOpen = opened !== null;
  useTokenWatch();
  useEffect(keepDrafts, []);
  useSaveWhenOnline();
  useUnconfirmedSubmission(questionnaire, opened?.kind === 'answering' ? opened : null);
  useEffect(() => {
    if (account !== null) shareAssessment(account);
  }, [account]);
  useEffect(() => stopSharingWhenSaved, []);
  // Preloaded, since a page that closes has no time to ask for the token's owner.
  useEffect(() => {
    if (isOpen) askTokenOwner().catch(() => {});
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) dispatch({ type: 'visited', path: location });
  }, [isOpen, location]);
}

/** With unsaved answers this tab stays the one that changes them, also on other pages. */
function stopSharingWhenSaved(): void {
  if (!answeringIn(assessmentState())?.unsaved) dispatch({ type: 'sharing-ended' });
}

/** A change is in the draft at most this long after it happened, in milliseconds (docs/faults.md D2). */
const maxDelayMs = 200;

/** Keeps the draft up to date: shortly after each change, and when the tab is hidden, since phones close hidden tabs. */
function keepDrafts(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    keepDraft();
  };
  const stop = sessionStore.sub(assessmentAtom, () => {
    timer ??= setTimeout(keep, maxDelayMs);
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
