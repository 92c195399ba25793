import type { Urgency } from './generated/report-details.ts';

/** By when, in words; the nearest first. */
export const urgencyWords: Readonly<Record<Urgency, string>> = {
  now: 'Now',
  today: 'Today',
  talk: 'Talk today',
  'within-a-week': 'Within a week',
  'within-4-weeks': 'Within 4 weeks',
};
const inOrder = Object.keys(urgencyWords);

interface Timed {
  readonly urgency: Urgency;
}

/** Below 0 where the first has the nearer time, above 0 where the second has. */
export function compareUrgency(one: Timed, other: Timed): number {
  return inOrder.indexOf(one.urgency) - inOrder.indexOf(other.urgency);
}

/** The nearest time first; items of the same time keep their order. */
export function nearestFirst<Item extends Timed>(items: readonly Item[]): Item[] {
  return [...items].sort(compareUrgency);
}

/** Whether a finding cannot wait for another day: it is shown as soon as the question is answered. */
export function isForToday({ urgency }: { readonly urgency: Urgency | null }): boolean {
  return urgency === 'now' || urgency === 'today' || urgency === 'talk';
}

/**
 * Whether notices replace praise, and all steps of habit in the first view. A fever alone does not: most fevers need only a test, so
 * the result stays in the first view.
 */
export function isCrisis(notices: readonly (Timed & { readonly id: string })[]): boolean {
  return notices.some(notice => isForToday(notice) && notice.id !== 'fever');
}
