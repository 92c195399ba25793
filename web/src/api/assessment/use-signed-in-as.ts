import { trpc } from '../trpc.ts';
import { tokenOwner } from './token-owner.ts';

/** Tells whose token this browser holds now (docs/faults.md D9). Null without a token. Fails as the call fails. */
export function useSignedInAs(): () => Promise<string | null> {
  const utils = trpc.useUtils();
  return () => tokenOwner(() => utils.authentication.userDetails.fetch(undefined, { staleTime: 0 }));
}
