import { useEffect, useRef } from 'react';
import { useSave } from '../../../api/assessment/use-save.ts';
import { assessmentState, dispatch } from '../../../session/assessment/dispatch.ts';
import { answeringIn } from '../../../session/assessment/state.ts';

/** Save as the question pages have it: a modal says that it worked (s.2.4). */
export function usePageSave(): () => Promise<void> {
  const save = useSave();
  return async () => {
    if ((await save()) === 'saved') dispatch({ type: 'saved-told' });
  };
}

/** Once the browser is online again, a save that somebody pressed offline is tried again (docs/faults.md D23). */
export function useSaveWhenOnline(): void {
  const save = usePageSave();
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const again = () => {
      const state = answeringIn(assessmentState())?.save;
      if (state?.kind === 'client-failure' && !state.quiet) void latest.current();
    };
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
}
