import { brandName } from '@choose-life/contracts/domain/brand';
import { atom } from 'jotai';
import { forget, whenForgetting } from '@/session/forget';
import { jotaiStore } from '@/session/stored-atoms';
import { readToken } from '@/session/token';

/** What the global notification modal shows (s.2.4, s.3). */
export interface Notification {
  readonly type: 'success' | 'error' | 'info';
  readonly title: string;
  readonly body: string;
}

/** Null while the modal is closed. */
export const notificationAtom = atom<Notification | null>(null);

/** Opens the modal. */
export function notify(notification: Notification): void {
  jotaiStore.set(notificationAtom, notification);
}

/** Closes the modal, which clears it (s.4). */
export function closeNotification(): void {
  jotaiStore.set(notificationAtom, null);
}

whenForgetting((reason, isIdle) => {
  const kept = reason === 'session-ended' ? keptCopy : '';
  if (isIdle) notify({ type: 'info', title: 'Logged out', body: idleCopy + kept });
  else closeNotification();
});

const idleCopy = `Nobody used ${brandName} here for a while, so you were logged out.`;
const keptCopy =
  ' Some answers could not be saved. They are kept in this tab: log in again to go on with them.';

/** True while the session-timeout dialog is open. */
export const sessionTimeoutAtom = atom(false);

/** The token whose end was reported last. */
let reportedToken: string | null = null;

/**
 * Code 22: forgets the person and opens the dialog, once per session, however many calls report it and however late
 * (docs/faults.md D6). Nothing happens for a session that has been left already.
 * @param callToken the token that the expired call was made with
 */
export function sessionEnded(callToken: string | null): void {
  const now = readToken();
  if (now === null ? callToken !== null && callToken === reportedToken : callToken !== now) return;
  reportedToken = callToken;
  // Without a token nobody was logged in, and no page is left (s.2).
  if (callToken !== null) forget('session-ended');
  jotaiStore.set(sessionTimeoutAtom, true);
}
