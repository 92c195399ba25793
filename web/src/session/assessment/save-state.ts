import type { CallError } from '@choose-life/client';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';

/** Whether nobody pressed Save: then only the line at the top says how it went (docs/faults.md D27). */
interface Quiet {
  readonly quiet: boolean;
}

/** A save under way. */
export interface PendingSave extends Quiet {
  readonly kind: 'pending';
  readonly attempt: Date;
  /** The very answers that are sent. */
  readonly sent: Answers;
  /** What had become of the save before. */
  readonly before: EndedSave;
}

/** What became of the last save; always shown beside the Save button. */
export type SaveState = PendingSave | EndedSave;

type EndedSave =
  | { readonly kind: 'not-attempted' }
  | { readonly kind: 'success'; readonly at: Date }
  /** The server or the way to it failed. */
  | ({ readonly kind: 'failure' } & Quiet)
  /** The browser was offline: it may have been cut off before or after the save arrived (docs/faults.md D23). */
  | ({ readonly kind: 'client-failure'; readonly attempt: Date } & Quiet)
  /** It may have been saved all the same (docs/faults.md D8). */
  | ({ readonly kind: 'unknown'; readonly attempt: Date } & Quiet)
  /** The session had ended (docs/faults.md D5). */
  | ({ readonly kind: 'no-auth' } & Quiet);

/** The state after a save, begun at `attempt`, that failed. A `not-sent` or `refused` save is known not to be there. */
export function saveStateOfFault(
  fault: CallError,
  online: boolean,
  { attempt, quiet }: { readonly attempt: Date; readonly quiet: boolean },
): EndedSave {
  if (fault.kind === 'SESSION_EXPIRED') return { kind: 'no-auth', quiet };
  if (!online) return { kind: 'client-failure', attempt, quiet };
  return fault.outcome === 'unknown' ? { kind: 'unknown', attempt, quiet } : { kind: 'failure', quiet };
}

/** Whether a save failed that somebody had pressed for: shown until one succeeds. */
export function isReportedFault(save: SaveState): boolean {
  return 'quiet' in save && save.kind !== 'pending' && !save.quiet;
}

/** Whether a save failed, or got no answer, that nobody had pressed for: it is tried again by itself. */
export function isQuietFault(save: SaveState): boolean {
  return 'quiet' in save && save.kind !== 'pending' && save.quiet;
}

/** When a save was sent that has no answer so far; null when all have one. */
export function unansweredSince(save: SaveState): Date | null {
  return 'attempt' in save ? save.attempt : null;
}
