import { client } from '@/api/client';
import { forget } from '@/session/forget';
import { isSameAccount } from '@/session/same-account';
import { jotaiStore, storedAtoms } from '@/session/stored-atoms';
import { readToken } from '@/session/token';

/*
 * Finds the account of the stored token (docs/faults.md D9). The stored e-mail does not identify it: the e-mail is the one that was
 * typed last, and another tab may have replaced the token. So user-details is called once per token, before answers are sent with it.
 */

/** The last result of `tokenOwner`, for the token that it was called with; null before the first one. */
let lastResult: { readonly token: string; readonly email: string } | null = null;

/** The e-mail of the token's account, without a call. Null if `tokenOwner` has not found it yet. */
export function knownTokenOwner(): string | null {
  return lastResult !== null && lastResult.token === readToken() ? lastResult.email : null;
}

/**
 * The e-mail of the token's account; null without a token. If the stored e-mail (s.3) belongs to another account, it is corrected.
 * @throws the error of the call
 */
export async function tokenOwner(): Promise<string | null> {
  const token = readToken();
  if (token === null) return null;
  const owner = knownTokenOwner();
  if (owner !== null) return owner;
  const { userEmail } = await client.authentication.userDetails.query();
  lastResult = { token, email: userEmail };
  if (!isSameAccount(jotaiStore.get(storedAtoms.email), userEmail))
    jotaiStore.set(storedAtoms.email, userEmail);
  return userEmail;
}

/**
 * Checks whether the current token belongs to the account of answers. If it belongs to another account, the data of the previous person
 * is removed.
 * @param owner the e-mail of the account of the answers; empty if nobody was signed in
 * @returns whether the answers may be sent with the token
 * @throws the error of the call that finds the token's account
 */
export async function checkOwner(owner: string): Promise<boolean> {
  const account = await tokenOwner();
  // Without a token, or for answers without an account, the caller makes its call, so that the person sees the gateway's refusal.
  if (account === null || owner === '' || isSameAccount(account, owner)) return true;
  // The account of the token counts as the one that has logged in: its token and e-mail stay.
  forget('logged-in');
  return false;
}
