import { Provider, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { forgettingAtom } from './forget.ts';
import { jotaiStore } from './stored-atoms.ts';

/** Provides the stored atoms. What it holds is gone, and drawn anew, once a person is forgotten. */
export function SessionProvider({ children }: { children: ReactNode }) {
  if (useAtomValue(forgettingAtom, { store: jotaiStore })) return null;
  return <Provider store={jotaiStore}>{children}</Provider>;
}
