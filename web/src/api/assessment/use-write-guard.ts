import { dispatch } from '../../session/assessment/dispatch.ts';
import { sameAccount } from '../../session/same-account.ts';
import { trpc } from '../trpc.ts';
import { tokenOwner } from './token-owner.ts';

/** Tells whose token this browser holds now (docs/faults.md D9). Null without a token. Fails as the call fails. */
export function useSignedInAs(): () => Promise<string | null> {
  const utils = trpc.useUtils();
  return () => tokenOwner(() => utils.authentication.userDetails.fetch(undefined, { staleTime: 0 }));
}

/**
 * Asks before a write whether the answers still belong to whoever is signed in (docs/faults.md D9). Where they do not,
 * nothing is sent: they are kept for their owner, and the person is told.
 */
export function useWriteGuard(): (typedBy: string) => Promise<boolean> {
  const signedInAs = useSignedInAs();
  return async typedBy => {
    const account = await signedInAs();
    // Without a token the write itself shows what the gateway says.
    if (account === null || typedBy === '' || sameAccount(account, typedBy)) return true;
    // What is kept for the owner must not say that a save was tried.
    dispatch({ type: 'save-withdrawn' });
    dispatch({ type: 'other-account-found', typedBy, signedInAs: account });
    return false;
  };
}
