import { createContext } from 'react';

/** Does a work after a time in milliseconds. @returns a function that withdraws it */
export type RestTimer = (work: () => void, ms: number) => () => void;

function byTheClock(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}

/** What a slider waits by until it rests. Tests put a timer of their own in its place. */
export const RestTimerContext = createContext<RestTimer>(byTheClock);
