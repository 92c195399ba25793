import { Provider, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { forgettingAtom } from './forget.ts';
import { jotaiStore } from './stored-atoms.ts';

/** Provides the Jotai store. It unmounts its children while a person's data is removed, so that no state survives in them. */
export function SessionProvider({ children }: { children: ReactNode }) {
  if (useAtomValue(forgettingAtom, { store: jotaiStore })) return null;
  return <Provider store={jotaiStore}>{children}</Provider>;
}
