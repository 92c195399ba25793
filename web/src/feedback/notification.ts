import { brandName } from '@choose-life/contracts/domain/brand';
import { atom } from 'jotai';
import { forget, whenForgetting } from '@/session/forget';
import { jotaiStore } from '@/session/stored-atoms';
import { readToken } from '@/session/token';

export interface Notification {
  readonly type: 'success' | 'error' | 'info';
  readonly title: string;
  readonly body: string;
}

export const notificationAtom = atom<Notification | null>(null);

export function notify(notification: Notification): void {
  jotaiStore.set(notificationAtom, notification);
}

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

export const sessionTimeoutAtom = atom(false);

let reportedToken: string | null = null;

/** Code 22: once per session, however many calls report it and however late (docs/faults.md D6). */
export function sessionEnded(callToken: string | null): void {
  const now = readToken();
  if (now === null ? callToken !== null && callToken === reportedToken : callToken !== now) return;
  reportedToken = callToken;
  // Without a token nobody was logged in, and no page is left (s.2).
  if (callToken !== null) forget('session-ended');
  jotaiStore.set(sessionTimeoutAtom, true);
}
