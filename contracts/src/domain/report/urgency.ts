import type { Urgency } from './generated/report-details.ts';

/**
 * The text that is shown for each urgency. `talk` is for notices on mood and worry: the person should talk to somebody today. The keys are
 * in the order of urgency, the most urgent first, which `compareUrgency` uses.
 */
export const urgencyWords: Readonly<Record<Urgency, string>> = {
  now: 'Now',
  today: 'Today',
  talk: 'Talk today',
  'within-a-week': 'Within a week',
  'within-4-weeks': 'Within 4 weeks',
};
const urgencyOrder = Object.keys(urgencyWords);

interface HasUrgency {
  readonly urgency: Urgency;
}

/** A comparator for `sort`: negative if `one` is more urgent, positive if `other` is. */
export function compareUrgency(one: HasUrgency, other: HasUrgency): number {
  return urgencyOrder.indexOf(one.urgency) - urgencyOrder.indexOf(other.urgency);
}

/** Sorts by urgency, the most urgent first; items with the same urgency keep their order. */
export function mostUrgentFirst<Item extends HasUrgency>(items: readonly Item[]): Item[] {
  return [...items].sort(compareUrgency);
}

/** Whether the person has to act on the same day. The question page shows such a notice immediately after the answer. */
export function isForToday({ urgency }: { readonly urgency: Urgency | null }): boolean {
  return urgency === 'now' || urgency === 'today' || urgency === 'talk';
}

/**
 * Whether the notices are so urgent that they replace the praise and the steps in the first view. A fever by itself is not so urgent, because
 * most fevers need only a test.
 */
export function isCrisis(notices: readonly (HasUrgency & { readonly id: string })[]): boolean {
  return notices.some(notice => isForToday(notice) && notice.id !== 'fever');
}
