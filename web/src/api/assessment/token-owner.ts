import { atom } from 'jotai';
import { sameAccount } from '../../session/same-account.ts';
import { sessionStore } from '../../session/store.ts';
import { storedAtoms } from '../../session/stored-atoms.ts';
import { readToken } from '../../session/token.ts';
import { directCall } from '../direct-call.ts';

/** The account that a token was last seen to belong to: asked once a token, not once a write. */
const ownerAtom = atom<{ readonly token: string; readonly email: string } | null>(null);

/** The account of the token that this browser holds now, as far as it was asked; null where nobody has asked. */
export function knownTokenOwner(): string | null {
  const known = sessionStore.get(ownerAtom);
  return known !== null && known.token === readToken() ? known.email : null;
}

/**
 * Whose token this browser holds now, which another tab may have replaced (docs/faults.md D9). Null without a token.
 * @param ask the gateway's word, needed where the token is a new one; fails as the call fails
 */
export async function tokenOwner(ask: () => Promise<{ readonly userEmail: string }>): Promise<string | null> {
  const token = readToken();
  if (token === null) return null;
  const known = knownTokenOwner();
  if (known !== null) return known;
  const { userEmail } = await ask();
  sessionStore.set(ownerAtom, { token, email: userEmail });
  // The stored e-mail is whatever was typed last, also on the forgot-password page.
  if (!sameAccount(sessionStore.get(storedAtoms.email), userEmail))
    sessionStore.set(storedAtoms.email, userEmail);
  return userEmail;
}

/** The same, asked without a word where it cannot be known. */
export async function askTokenOwner(): Promise<string | null> {
  return tokenOwner(() => directCall('authentication', 'userDetails', undefined));
}
