import { localStrings } from './browser-storage.ts';
import { sessionStore } from './store.ts';
import { storedAtoms } from './stored-atoms.ts';

const longest = 8192;

/** A token worth keeping: a non-empty string of at most 8 KB without control characters. */
export function isToken(candidate: unknown): candidate is string {
  if (typeof candidate !== 'string' || candidate.length > longest || candidate.trim() === '') return false;
  return [...candidate].every(character => character > '\u001f' && character !== '\u007f');
}

/** The token of this browser, read from storage each time, since another tab may have changed it. */
export function readToken(): string | null {
  const held = localStrings.getItem('token', null);
  return isToken(held) ? held : null;
}

/** Keeps a login answer's token (s.3), also a refused one's. A good token is never replaced by nonsense. */
export function storeToken(candidate: unknown): boolean {
  if (!isToken(candidate)) return false;
  sessionStore.set(storedAtoms.token, candidate);
  return true;
}
