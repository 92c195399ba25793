import { type CallError, gatewayErrorOf, unansweredError } from '@choose-life/client';
import { brandName } from '@choose-life/contracts/domain/brand';
import { codes } from '@choose-life/contracts/domain/codes';
import { toast } from 'react-hot-toast/headless';
import { readToken } from '@/session/token';
import { notify, reportSessionEnd } from './notification.ts';

/**
 * Shows the error of a failed call (s.8). The caches of queries and mutations call this function (`api/trpc.tsx`).
 * @param callToken the token that the call was sent with; null without a session
 * @param meta decides how the error is shown
 */
export function showFault(error: unknown, callToken: string | null, meta: ScreenMeta = {}): void {
  const fault = faultOfCall(error);
  // Checked first, because every screen must show the end of the session, whatever its `meta` says.
  if (fault.kind === 'SESSION_EXPIRED') {
    reportSessionEnd(callToken);
    return;
  }
  // The person has left the page, or the session has ended.
  if (fault.kind === 'CANCELLED' || fault.kind === 'ABORTED') return;
  const text = fault.message.trim() || defaultMessage;
  switch (meta.onFault ?? 'modal') {
    case 'modal':
      notify({ type: 'error', title: 'Error', body: text });
      break;
    case 'capitalised':
      notify({ type: 'error', title: 'Error', body: capitalised(text) });
      break;
    case 'toast':
      toast.error(meta.toast ?? text);
      break;
    case 'log':
      logFault(fault);
      break;
    case 'caller':
      // The component that made the call shows the error.
      break;
  }
}

const defaultMessage = 'Something went wrong. Please try again.';

/**
 * Makes a call without the query cache, and shows its error as the cache does.
 * @throws the error of the call
 */
export async function callWithFaultHandling<Answer>(
  call: () => Promise<Answer>,
  meta?: ScreenMeta,
): Promise<Answer> {
  // Read before the call, because another session may have begun when the call fails.
  const callToken = readToken();
  try {
    return await call();
  } catch (error) {
    showFault(error, callToken, meta);
    throw error;
  }
}

/** Logs an error that is not shown, as s.8 requires for some calls. The line omits the gateway's message, which may contain personal data. */
function logFault({ kind, outcome, requestId }: CallError): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is the log that s.8 means.
  console.warn(`${brandName}: a call failed (${kind}, ${outcome}, request ${requestId || 'unknown'})`);
}

/** The text with its first letter in upper case, in any script. */
export function capitalised(text: string): string {
  // Destructuring a string gives whole characters, also those of two UTF-16 code units. 'en', because a browser in Turkish would make 'İ' of 'i'.
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase('en') + rest.join('');
}

/** The error of a failed call: the error that the adapter returned, or an error of the client if no response arrived. */
export function faultOfCall(error: unknown): CallError {
  return gatewayErrorOf(error) ?? unansweredError(error);
}

/**
 * The message of a call that the gateway refused because of the new password; null for other errors. Forms show it at the
 * password's field, in addition to the error modal of s.8.
 */
export function passwordRefusalOf(error: unknown): string | null {
  const fault = error ? faultOfCall(error) : null;
  return fault?.gatewayCode === codes.passwordRefused ? fault.message : null;
}

/**
 * How the error of a call is shown:
 * - `modal`: the notification modal (s.8), the default.
 * - `capitalised`: the modal, with the first letter in upper case, as on auth screens.
 * - `toast`: a toast with the text of `toast`.
 * - `log`: a line in the console, nothing on the page.
 * - `caller`: nothing is shown here, because the component that made the call shows the error.
 * An expired session always opens the dialog of code 22.
 */
export type FaultHandling = 'modal' | 'capitalised' | 'toast' | 'log' | 'caller';

/** The `meta` of a query or mutation. `toast` is the text of a toast; by default it is the error's message. */
export interface ScreenMeta extends Record<string, unknown> {
  readonly onFault?: FaultHandling;
  readonly toast?: string;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ScreenMeta;
    mutationMeta: ScreenMeta;
  }
}
