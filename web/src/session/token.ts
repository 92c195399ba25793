import { localStrings } from './browser-storage.ts';

/** The maximum length of a token in characters, as in the contract (`contracts/src/gateway/operations/authentication.ts`). */
const maxLength = 8192;

/** Whether a value is accepted as a token: a non-blank string of at most 8192 characters without ASCII control characters. */
export function isToken(candidate: unknown): candidate is string {
  if (typeof candidate !== 'string' || candidate.length > maxLength || candidate.trim() === '') return false;
  // The token is sent in a header, and headers cannot contain control characters.
  return [...candidate].every(character => character > '\u001f' && character !== '\u007f');
}

/** The session token; null without a session. Read from storage on each call, because another tab may have changed it. */
export function readToken(): string | null {
  const storedToken = localStrings.getItem('token');
  return isToken(storedToken) ? storedToken : null;
}
