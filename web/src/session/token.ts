import { localStrings } from './browser-storage.ts';

const maxLength = 8192;

/** A token worth keeping: a non-empty string of at most 8 KB without control characters. */
export function isToken(candidate: unknown): candidate is string {
  if (typeof candidate !== 'string' || candidate.length > maxLength || candidate.trim() === '') return false;
  return [...candidate].every(character => character > '\u001f' && character !== '\u007f');
}

/** The token of this browser, read from storage each time, since another tab may have changed it. */
export function readToken(): string | null {
  const held = localStrings.getItem('token', null);
  return isToken(held) ? held : null;
}
