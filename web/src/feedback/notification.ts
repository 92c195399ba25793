import { brandName } from '@choose-life/contracts/domain/brand';
import { atom } from 'jotai';
import { forget, onForget } from '@/session/forget';
import { jotaiStore } from '@/session/stored-atoms';
import { readToken } from '@/session/token';

/** The content of the notification modal (s.8). */
export interface Notification {
  readonly type: 'success' | 'error' | 'info';
  readonly title: string;
  readonly body: string;
}

/** The notification that is shown; null for none. */
export const notificationAtom = atom<Notification | null>(null);

/** Opens the notification modal, in place of an open one. */
export function notify(notification: Notification): void {
  jotaiStore.set(notificationAtom, notification);
}

/** Closes the notification modal. */
export function closeNotification(): void {
  jotaiStore.set(notificationAtom, null);
}

onForget((reason, isIdle) => {
  if (isIdle) {
    // An idle session ends with the reason 'session-ended' if answers could not be saved, otherwise with 'logged-out'.
    const body = reason === 'session-ended' ? idleText + unsavedText : idleText;
    notify({ type: 'info', title: 'Logged out', body });
  } else {
    // An open notification may contain data of the person, for example a message of the gateway.
    closeNotification();
  }
});

const idleText = `Nobody used ${brandName} here for a while, so you were logged out.`;
const unsavedText =
  ' Some answers could not be saved. They are kept in this tab: log in again to continue with them.';

/** Whether the dialog of an expired session is open. */
export const sessionTimeoutAtom = atom(false);

/** The token of the last session whose end was reported. */
let reportedToken: string | null = null;

/**
 * Handles code 22: removes the person's data and opens the dialog of an expired session. It does this once per session, even if several
 * calls return the code, or a call returns it late (docs/faults.md D6).
 * @param callToken the token of the call that got code 22; null for a call without a session
 */
export function reportSessionEnd(callToken: string | null): void {
  const token = readToken();
  const isAnotherSession = token !== null && callToken !== token;
  // If no token is stored, the session has already ended, and this is a late answer to one of its calls.
  const isReported = token === null && callToken !== null && callToken === reportedToken;
  if (isAnotherSession || isReported) return;
  reportedToken = callToken;
  // Without a token nobody was logged in: there is nothing to remove, and the page stays (s.2).
  if (callToken !== null) forget('session-ended');
  jotaiStore.set(sessionTimeoutAtom, true);
}
