import type { CallError } from '@choose-life/client';
import type { ScreenMeta } from './screen-meta.ts';

/** How a fault is shown. */
type FaultDisplay =
  | { readonly show: 'session-timeout' }
  | { readonly show: 'notification'; readonly body: string }
  | { readonly show: 'toast'; readonly text: string }
  | { readonly show: 'log' }
  | { readonly show: 'nothing' };

const defaultMessage = 'Something went wrong. Please try again.';

/** Decides how a fault is shown (s.8). */
export function faultDisplayOf(fault: CallError, meta: ScreenMeta = {}): FaultDisplay {
  if (fault.kind === 'SESSION_EXPIRED') return { show: 'session-timeout' };
  if (fault.kind === 'CANCELLED' || fault.kind === 'ABORTED') return { show: 'nothing' };
  const text = fault.message.trim() || defaultMessage;
  switch (meta.onFault ?? 'modal') {
    case 'modal':
      return { show: 'notification', body: text };
    case 'capitalised':
      return { show: 'notification', body: capitalised(text) };
    case 'toast':
      return { show: 'toast', text: meta.toast ?? text };
    case 'log':
      return { show: 'log' };
    case 'screen':
      return { show: 'nothing' };
  }
}

/** The text with its first letter in upper case, in any script. */
export function capitalised(text: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase('en') + rest.join('');
}
