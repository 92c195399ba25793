import { sameAccount } from '../../session/same-account.ts';
import { sessionStore } from '../../session/store.ts';
import { storedAtoms } from '../../session/stored-atoms.ts';
import { readToken } from '../../session/token.ts';
import { trpc } from '../trpc.ts';

/** The account that a token was last seen to belong to: asked once a token, not once a write. */
let known: { readonly token: string; readonly email: string } | null = null;

/**
 * Tells whose token this browser holds now, which another tab may have replaced (docs/faults.md D9): the gateway is asked
 * where the token is a new one. Null without a token. Fails as the call fails.
 */
export function useSignedInAs(): () => Promise<string | null> {
  const utils = trpc.useUtils();
  return async () => {
    const token = readToken();
    if (token === null) return null;
    if (known?.token === token) return known.email;
    const { userEmail } = await utils.authentication.userDetails.fetch(undefined, { staleTime: 0 });
    known = { token, email: userEmail };
    // The stored e-mail is whatever was typed last, also on the forgot-password page.
    if (!sameAccount(sessionStore.get(storedAtoms.email), userEmail))
      sessionStore.set(storedAtoms.email, userEmail);
    return userEmail;
  };
}
