import { atom } from 'jotai';
import { sessionStore } from '../session/store.ts';

/** The global notification modal (s.2.4, s.3): `show` is the atom holding one. */
export interface Notification {
  readonly type: 'success' | 'error' | 'info';
  readonly title: string;
  readonly body: string;
}

/** What the modal shows now; null when it is closed. */
export const notificationAtom = atom<Notification | null>(null);

/** Opens the modal. */
export function notify(notification: Notification): void {
  sessionStore.set(notificationAtom, notification);
}

/** Closing clears it (s.4). */
export function closeNotification(): void {
  sessionStore.set(notificationAtom, null);
}
