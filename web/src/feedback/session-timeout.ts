import { atom } from 'jotai';
import { clearStored } from '../session/log-out.ts';
import { sessionStore } from '../session/store.ts';
import { readToken } from '../session/token.ts';
import { closeNotification } from './notification.ts';

/** True while the session-timeout dialog is open. */
export const sessionTimeoutAtom = atom(false);

/** The token whose end was told last. */
let told: string | null = null;

/**
 * Code 22: the token goes at once and the dialog opens, once however many calls report it, and however late (docs/faults.md
 * D6). The end of a session that somebody has left already is no news.
 * @param madeUnder the token that the expired call was made under
 */
export function sessionEnded(madeUnder: string | null): void {
  const now = readToken();
  if (now === null ? madeUnder !== null && madeUnder === told : madeUnder !== now) return;
  told = madeUnder;
  clearStored('code-22');
  closeNotification();
  sessionStore.set(sessionTimeoutAtom, true);
}
