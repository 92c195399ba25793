import { propertiesOf } from '@choose-life/contracts/domain/properties-of';

/** E-mail and code of the link, from the query or from the history entry (`hideMailedLink`); null when incomplete. */
export function readMailedLink(search: string, state: unknown) {
  const query = new URLSearchParams(search);
  const userEmail = emailOfLink(search, state);
  const otp = query.get('otp') || textInState(state, 'otp');
  return userEmail && otp ? { userEmail, otp } : null;
}

export function emailOfLink(search: string, state: unknown): string | null {
  return new URLSearchParams(search).get('email') || textInState(state, 'userEmail');
}

/**
 * Moves e-mail and code from the address to the history entry, before any request: so they are in no log and no referrer, and
 * a reload still works. The browser's own history keeps an address once it was opened.
 */
export function hideMailedLink(): void {
  const link = readMailedLink(location.search, history.state);
  if (link && location.search !== '') history.replaceState(link, '', location.pathname);
}

export function dropMailedLink(): void {
  history.replaceState(null, '', location.pathname);
}

/** A named string in a history entry's state; null if it is missing. The state may hold anything. */
export function textInState(state: unknown, name: string): string | null {
  const value = propertiesOf(state)[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
