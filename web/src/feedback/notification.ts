import { atom } from 'jotai';
import { sessionStore } from '../session/stored-atoms.ts';

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
  sessionStore.set(notificationAtom, notification);
}

/** Closes the modal, which clears it (s.4). */
export function closeNotification(): void {
  sessionStore.set(notificationAtom, null);
}
