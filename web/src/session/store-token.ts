import { sessionStore } from './store.ts';
import { storedAtoms } from './stored-atoms.ts';
import { isToken } from './token.ts';

/** Keeps a login answer's token (s.3), also a refused one's. A good token is never replaced by nonsense. */
export function storeToken(candidate: unknown): boolean {
  if (!isToken(candidate)) return false;
  sessionStore.set(storedAtoms.token, candidate);
  return true;
}
