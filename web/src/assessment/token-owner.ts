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

/** The gateway is asked about a new token: the stored e-mail is whatever was typed last (docs/faults.md D9). */
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

/** Checked before each write (docs/faults.md D9): where another person has logged in, the previous one's data is removed. */
export async function mayWrite(typedBy: string): Promise<boolean> {
  const owner = await tokenOwner();
  // Without a token the write itself shows what the gateway says.
  if (owner === null || typedBy === '' || sameAccount(owner, typedBy)) return true;
  forget('logged-in');
  return false;
}
