import type { CallError } from '@choose-life/client';
import type { ScreenMeta } from './screen-meta.ts';

/** What a person sees of a fault. */
export type Seen =
  | { readonly show: 'session-timeout' }
  | { readonly show: 'notification'; readonly body: string }
  | { readonly show: 'toast'; readonly text: string }
  | { readonly show: 'log' }
  | { readonly show: 'nothing' };

const wordless = 'Something went wrong. Please try again.';

/** The one place that decides what a person sees of a failed call (s.8). */
export function seenOf(fault: CallError, meta: ScreenMeta = {}): Seen {
  if (fault.kind === 'SESSION_EXPIRED') return { show: 'session-timeout' };
  if (fault.kind === 'CANCELLED' || fault.kind === 'ABORTED') return { show: 'nothing' };
  const text = fault.message.trim() || wordless;
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

/** The text with its first letter large, whatever the script. */
export function capitalised(text: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase('en') + rest.join('');
}
