import { client } from '@/api/client';
import { forget } from '@/session/forget';
import { sameAccount } from '@/session/same-account';
import { jotaiStore, storedAtoms } from '@/session/stored-atoms';
import { readToken } from '@/session/token';

/** Asked once a token, not once a write. */
let known: { readonly token: string; readonly email: string } | null = null;

export function knownTokenOwner(): string | null {
  return known !== null && known.token === readToken() ? known.email : null;
}

/**
 * Whose token this browser holds now, which another tab may have replaced (docs/faults.md D9). The stored e-mail is
 * whatever was typed last, so that the gateway is asked about a new token. Null without a token. Fails as the call fails.
 */
export async function tokenOwner(): Promise<string | null> {
  const token = readToken();
  if (token === null) return null;
  const owner = knownTokenOwner();
  if (owner !== null) return owner;
  const { userEmail } = await client.authentication.userDetails.query();
  known = { token, email: userEmail };
  if (!sameAccount(jotaiStore.get(storedAtoms.email), userEmail))
    jotaiStore.set(storedAtoms.email, userEmail);
  return userEmail;
}

/**
 * Whether answers still belong to the signed-in person: checked before each write (docs/faults.md D9). If they do not, another
 * person has logged in, and the data of the previous one is removed.
 */
export async function mayWrite(typedBy: string): Promise<boolean> {
  const owner = await tokenOwner();
  // Without a token the write itself shows what the gateway says.
  if (owner === null || typedBy === '' || sameAccount(owner, typedBy)) return true;
  forget('logged-in');
  return false;
}
