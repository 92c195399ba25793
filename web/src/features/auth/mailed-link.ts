import { propertiesOf } from '@choose-life/contracts/domain/properties-of';

/** The e-mail and the code (`otp`) of a mailed link. They prove that the person receives the e-mails of this address. */
export interface MailedLink {
  readonly userEmail: string;
  readonly otp: string;
}

/** Reads a mailed link from the query, or from the history entry (`hideMailedLink`). Null if the e-mail or the code is missing. */
export function readMailedLink(search: string, state: unknown): MailedLink | null {
  const query = new URLSearchParams(search);
  const userEmail = emailOfLink(search, state);
  const otp = query.get('otp') || textInState(state, 'otp');
  return userEmail && otp ? { userEmail, otp } : null;
}

/** The e-mail of a mailed link, even if its code is missing; null if it has no e-mail. */
export function emailOfLink(search: string, state: unknown): string | null {
  return new URLSearchParams(search).get('email') || textInState(state, 'userEmail');
}

/**
 * Moves e-mail and code from the URL to the state of the history entry. A link without e-mail or code is left unchanged. Must run before the
 * page makes a request, so that they are in no `Referer` header. The state remains after a reload. The browser's list of visited pages may
 * still have the original URL.
 */
export function hideMailedLink(): void {
  const link = readMailedLink(location.search, history.state);
  if (link && location.search !== '') history.replaceState(link, '', location.pathname);
}

/** Removes e-mail and code from the history entry, and everything else in its state and query. Called when the page no longer needs them. */
export function dropMailedLink(): void {
  history.replaceState(null, '', location.pathname);
}

/** A string in the state of a history entry; null if it is missing or empty. Extensions may have stored anything there. */
export function textInState(state: unknown, name: string): string | null {
  const value = propertiesOf(state)[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
