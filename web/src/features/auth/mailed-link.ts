import { textInState } from './navigation-state.ts';

/** What a mailed link carries (s.2.2). */
export interface MailedLink {
  readonly userEmail: string;
  readonly otp: string;
}

/** The link's e-mail and code, from the address's query or from where `hideMailedLink` put them; null when incomplete. */
export function readMailedLink(search: string, state: unknown): MailedLink | null {
  const query = new URLSearchParams(search);
  const userEmail = emailOfLink(search, state);
  const otp = query.get('otp') || textInState(state, 'otp');
  return userEmail && otp ? { userEmail, otp } : null;
}

/** The link's e-mail, also where its code is missing. */
export function emailOfLink(search: string, state: unknown): string | null {
  return new URLSearchParams(search).get('email') || textInState(state, 'userEmail');
}

/**
 * Moves e-mail and code from the address into the entry's state, before anything is fetched: no log, no referrer and no
 * history list holds them, and a reload still works.
 */
export function hideMailedLink(): void {
  const link = readMailedLink(location.search, history.state);
  if (link && location.search !== '') history.replaceState(link, '', location.pathname);
}

/** Drops e-mail and code once they are used. */
export function dropMailedLink(): void {
  history.replaceState(null, '', location.pathname);
}
