import { useEffect } from 'react';
import { assessmentAtom, keepDraft } from '../../../session/assessment/assessment-store.ts';
import { sessionStore } from '../../../session/store.ts';

/** A change is in the draft at most this long after it happened, in milliseconds (faults 5: 300). */
const within = 200;

/**
 * Keeps the draft up to date: shortly after each change, and when the tab is hidden, since phones close hidden tabs
 * without a further word (faults D1, D2). Asks before the tab is closed with unsaved answers.
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
    const leave = (event: BeforeUnloadEvent) => {
      if (sessionStore.get(assessmentAtom)?.unsaved) event.preventDefault();
    };
    document.addEventListener('visibilitychange', hide);
    addEventListener('beforeunload', leave);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('beforeunload', leave);
      if (timer !== undefined) keep();
    };
  }, []);
}
