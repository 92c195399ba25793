import type { CallError } from '@choose-life/client';

/** Whether nobody asked for the save: then no words are made about it, beyond the line at the top (docs/faults.md D27). */
interface Asked {
  readonly quiet: boolean;
}

/** What became of the last save; always shown beside the Save button. */
export type SaveState =
  | { readonly kind: 'not-attempted' }
  | ({ readonly kind: 'pending'; readonly attempt: Date } & Asked)
  | { readonly kind: 'success'; readonly at: Date }
  /** The server or the way to it failed. */
  | ({ readonly kind: 'failure' } & Asked)
  /** The browser was offline: it may have been cut off before or after the save arrived (docs/faults.md D23). */
  | ({ readonly kind: 'client-failure'; readonly attempt: Date } & Asked)
  /** It may have been saved all the same (docs/faults.md D8). */
  | ({ readonly kind: 'unknown'; readonly attempt: Date } & Asked)
  /** The session had ended (docs/faults.md D5). */
  | ({ readonly kind: 'no-auth' } & Asked);

/** The state after a save, begun at `attempt`, that failed. A `not-sent` or `refused` save is known not to be there. */
export function saveStateOfFault(
  fault: CallError,
  online: boolean,
  { attempt, quiet }: { readonly attempt: Date; readonly quiet: boolean },
): SaveState {
  if (fault.kind === 'SESSION_EXPIRED') return { kind: 'no-auth', quiet };
  if (!online) return { kind: 'client-failure', attempt, quiet };
  return fault.outcome === 'unknown' ? { kind: 'unknown', attempt, quiet } : { kind: 'failure', quiet };
}

/** Whether a save failed that somebody had pressed for: that stays told until one succeeds. */
export function isToldTrouble(save: SaveState): boolean {
  return 'quiet' in save && save.kind !== 'pending' && !save.quiet;
}

/** Whether a save failed, or was not heard of again, that nobody had pressed for: it is tried again by itself. */
export function isQuietTrouble(save: SaveState): boolean {
  return 'quiet' in save && save.kind !== 'pending' && save.quiet;
}

/** When a save was sent that nobody has answered so far; null when all are answered. */
export function unansweredSince(save: SaveState): Date | null {
  return 'attempt' in save ? save.attempt : null;
}
