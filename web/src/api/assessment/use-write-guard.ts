import { keepForOwner, otherAccountAtom } from '../../session/assessment/other-account.ts';
import { sameAccount } from '../../session/same-account.ts';
import { sessionStore } from '../../session/store.ts';
import { useSignedInAs } from './use-signed-in-as.ts';

/**
 * Asks before a write whether the answers still belong to whoever is signed in (docs/faults.md D9). Where they do not,
 * nothing is sent: they are kept for their owner, and the person is told. `before` runs first, to take back what the write
 * has already said of itself.
 */
export function useWriteGuard(): (typedBy: string, before: () => void) => Promise<boolean> {
  const signedInAs = useSignedInAs();
  return async (typedBy, before) => {
    const account = await signedInAs();
    // Without a token the write itself shows what the gateway says.
    if (account === null || typedBy === '' || sameAccount(account, typedBy)) return true;
    before();
    keepForOwner(account);
    sessionStore.set(otherAccountAtom, { typedBy, signedInAs: account });
    return false;
  };
}
