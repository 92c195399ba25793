import type { HraDraft } from './hra-draft.ts';

/** How long Undo is offered, in milliseconds: 10 minutes (faults D15). */
export const asideFor = 10 * 60_000;

/** Whether a draft put aside may still come back: to its own account, in time. */
export function asideFits(draft: Pick<HraDraft, 'email' | 'changedAt'>, email: string, now: Date): boolean {
  const age = now.getTime() - new Date(draft.changedAt).getTime();
  return draft.email === email && age <= asideFor;
}
