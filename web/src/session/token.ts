import { localStrings } from './browser-storage.ts';

const maxLength = 8192;

/** Whether a value can be stored as a token: a non-empty string of at most 8 KB without control characters. */
export function isToken(candidate: unknown): candidate is string {
  if (typeof candidate !== 'string' || candidate.length > maxLength || candidate.trim() === '') return false;
  return [...candidate].every(character => character > '\u001f' && character !== '\u007f');
}

/** The token, read from storage on each call: another tab may have changed it. */
export function readToken(): string | null {
  const held = localStrings.getItem('token');
  return isToken(held) ? held : null;
}
