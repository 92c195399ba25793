import { atom } from 'jotai';
import { clearStored } from '../session/log-out.ts';
import { sessionStore } from '../session/store.ts';
import { closeNotification } from './notification.ts';

/** True while the session-timeout dialog is open. */
export const sessionTimeoutAtom = atom(false);

/** Code 22: the token goes at once and the dialog opens, once however many calls report it (faults D6). */
export function sessionEnded(): void {
  clearStored('code-22');
  closeNotification();
  sessionStore.set(sessionTimeoutAtom, true);
}
