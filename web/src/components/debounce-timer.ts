import { createContext } from 'react';

/** Calls a function after a time in milliseconds. @returns a function that cancels the call */
export type DebounceTimer = (callback: () => void, ms: number) => () => void;

function callAfterTimeout(callback: () => void, ms: number): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

/** The timer that delays a slider's request until the person stops moving the slider. Tests replace the timer. */
export const DebounceTimerContext = createContext<DebounceTimer>(callAfterTimeout);
