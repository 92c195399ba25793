import type { GatewayError } from '@choose-life/client';

/** What became of the last save; always shown beside the Save button (faults 5). */
export type SaveState =
  | { readonly kind: 'not-attempted' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'success'; readonly at: Date }
  /** The server or the way to it failed. */
  | { readonly kind: 'failure' }
  /** The browser never got an answer. */
  | { readonly kind: 'client-failure' }
  /** It may have been saved all the same (faults D8). */
  | { readonly kind: 'unknown'; readonly attempt: Date }
  /** The session had ended (faults D5). */
  | { readonly kind: 'no-auth' };

/** The state after a save, begun at `attempt`, that failed. A `not-sent` or `refused` save is known not to be there. */
export function saveStateOfFault(fault: GatewayError, online: boolean, attempt: Date): SaveState {
  if (fault.kind === 'SESSION_EXPIRED') return { kind: 'no-auth' };
  if (!online) return { kind: 'client-failure' };
  return fault.outcome === 'unknown' ? { kind: 'unknown', attempt } : { kind: 'failure' };
}
