import { sessionStore } from './store.ts';
import { storedAtoms } from './stored-atoms.ts';
import { isToken } from './token.ts';

/** Stores the token of a login answer, also of a refusal (s.3). Invalid tokens are ignored. */
export function storeToken(candidate: unknown): boolean {
  if (!isToken(candidate)) return false;
  sessionStore.set(storedAtoms.token, candidate);
  return true;
}
