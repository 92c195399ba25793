import { client } from '@/api/client';
import { forget } from '@/session/forget';
import { sameAccount } from '@/session/same-account';
import { jotaiStore, storedAtoms } from '@/session/stored-atoms';
import { readToken } from '@/session/token';

/*
 * Finds the account of the stored token (docs/faults.md D9). The stored e-mail is not reliable: it is the one that was typed last,
 * and another tab may have replaced the token. So the gateway is asked, once per token, before answers are sent with it.
 */

/** The last result of `tokenOwner`. */
let lastResult: { readonly token: string; readonly email: string } | null = null;

/** The e-mail of the token's account, if `tokenOwner` has found it before; else null. */
export function knownTokenOwner(): string | null {
  return lastResult !== null && lastResult.token === readToken() ? lastResult.email : null;
}

/**
 * The e-mail of the token's account, which is also stored as the e-mail of s.3; null without a token.
 * @throws the error of the call
 */
export async function tokenOwner(): Promise<string | null> {
  const token = readToken();
  if (token === null) return null;
  const owner = knownTokenOwner();
  if (owner !== null) return owner;
  const { userEmail } = await client.authentication.userDetails.query();
  lastResult = { token, email: userEmail };
  if (!sameAccount(jotaiStore.get(storedAtoms.email), userEmail))
    jotaiStore.set(storedAtoms.email, userEmail);
  return userEmail;
}

/**
 * Whether answers may be sent with the current token. If it belongs to another account, the data of the person before is removed.
 * @param owner the e-mail of the account that the answers belong to; empty if nobody was signed in
 * @throws the error of the call that finds the token's account
 */
export async function mayWrite(owner: string): Promise<boolean> {
  const account = await tokenOwner();
  // Without a token, or for answers without an account, the call is made, and the error of the gateway is shown.
  if (account === null || owner === '' || sameAccount(account, owner)) return true;
  forget('logged-in');
  return false;
}
