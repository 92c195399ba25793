import { createContext } from 'react';

/** Calls a function after a time in milliseconds. @returns a function that cancels the call */
export type DebounceTimer = (callback: () => void, ms: number) => () => void;

function callAfterTimeout(callback: () => void, ms: number): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

/** The timer of a slider, which requests its result only after it was not moved for a moment. Tests replace the timer. */
export const DebounceTimerContext = createContext<DebounceTimer>(callAfterTimeout);
