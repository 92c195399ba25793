import { faultOfCall } from '../../feedback/call-fault.ts';
import { assessmentAtom, assessmentState, dispatch } from '../../session/assessment/dispatch.ts';
import { sessionStore } from '../../session/store.ts';

/** Saves are made one after another, so that an older one never arrives last. Begins at once where none is under way. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  while (assessmentState().busy) await nextChange();
  dispatch({ type: 'turn-begun' });
  try {
    return await work();
  } finally {
    dispatch({ type: 'turn-ended' });
  }
}

function nextChange(): Promise<void> {
  return new Promise(resolve => {
    const stop = sessionStore.sub(assessmentAtom, () => {
      stop();
      resolve();
    });
  });
}

/**
 * One save of what is held, told from its begin to its end.
 * @param send makes the calls, and says by `sending` when the very answers leave; null where nothing was sent after all
 */
export async function saveHeld(
  quiet: boolean,
  send: (sending: () => void) => Promise<string | null>,
): Promise<'saved' | 'failed' | 'withdrawn' | 'superseded'> {
  let isSent = false;
  const sending = () => {
    isSent = true;
  };
  dispatch({ type: 'save-begun', quiet });
  try {
    const uniqueString = await send(sending);
    if (uniqueString !== null)
      return dispatch({ type: 'save-succeeded', uniqueString }) ? 'saved' : 'superseded';
    dispatch({ type: 'save-withdrawn' });
    return 'withdrawn';
  } catch (error) {
    dispatch({ type: 'save-failed', fault: faultOfCall(error), online: navigator.onLine, isSent });
    return 'failed';
  }
}
