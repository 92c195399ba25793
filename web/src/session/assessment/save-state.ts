import type { GatewayError } from '@choose-life/client';

/** What became of the last save; always shown beside the Save button. */
export type SaveState =
  | { readonly kind: 'not-attempted' }
  | { readonly kind: 'pending'; readonly attempt: Date }
  | { readonly kind: 'success'; readonly at: Date }
  /** The server or the way to it failed. */
  | { readonly kind: 'failure' }
  /** The browser was offline: it may have been cut off before or after the save arrived (docs/faults.md D23). */
  | { readonly kind: 'client-failure'; readonly attempt: Date }
  /** It may have been saved all the same (docs/faults.md D8). */
  | { readonly kind: 'unknown'; readonly attempt: Date }
  /** The session had ended (docs/faults.md D5). */
  | { readonly kind: 'no-auth' };

/** The state after a save, begun at `attempt`, that failed. A `not-sent` or `refused` save is known not to be there. */
export function saveStateOfFault(fault: GatewayError, online: boolean, attempt: Date): SaveState {
  if (fault.kind === 'SESSION_EXPIRED') return { kind: 'no-auth' };
  if (!online) return { kind: 'client-failure', attempt };
  return fault.outcome === 'unknown' ? { kind: 'unknown', attempt } : { kind: 'failure' };
}

/** When a save was sent that nobody has answered so far; null when all are answered. */
export function unansweredSince(save: SaveState): Date | null {
  return 'attempt' in save ? save.attempt : null;
}
