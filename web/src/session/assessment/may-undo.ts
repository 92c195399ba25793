import { sameAccount } from '../same-account.ts';
import type { HraDraft } from './draft-shape.ts';

/** How long Undo is offered, in milliseconds: 10 minutes (docs/faults.md D15). */
export const undoMs = 10 * 60_000;

/** Whether a draft put aside may still come back: to its own account, in time. */
export function mayUndo(
  { aside, email: owner }: Pick<HraDraft, 'email' | 'aside'>,
  email: string,
  now: Date,
) {
  return aside !== null && sameAccount(owner, email) && now.getTime() - Date.parse(aside.at) <= undoMs;
}
