import { useEffect } from 'react';
import { askBeforeClosing } from '../../../session/assessment/ask-before-closing.ts';
import { assessmentAtom, keepDraft } from '../../../session/assessment/assessment-store.ts';
import { sessionStore } from '../../../session/store.ts';

/** A change is in the draft at most this long after it happened, in milliseconds (docs/faults.md D2). */
const within = 200;

/**
 * Keeps the draft up to date: shortly after each change, and when the tab is hidden, since phones close hidden tabs
 * without a further word (docs/faults.md D2). Asks before the tab is closed with unsaved answers (D1).
 */
export function useDraftKeeping(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      keepDraft();
    };
    const stop = sessionStore.sub(assessmentAtom, () => {
      timer ??= setTimeout(keep, within);
    });
    const hide = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    document.addEventListener('visibilitychange', hide);
    askBeforeClosing();
    return () => {
      stop();
      document.removeEventListener('visibilitychange', hide);
      if (timer !== undefined) keep();
    };
  }, []);
}
