import type { Urgency } from './report-details.ts';

/** By when, in words; the nearest first. */
export const urgencyWords: Readonly<Record<Urgency, string>> = {
  now: 'Now',
  today: 'Today',
  talk: 'Talk today',
  'within-a-week': 'Within a week',
  'within-4-weeks': 'Within 4 weeks',
};
const inOrder = Object.keys(urgencyWords);

/** The nearest time first; what has the same time keeps its order. */
export function nearestFirst<Told extends { readonly urgency: Urgency }>(told: readonly Told[]): Told[] {
  return [...told].sort((one, other) => inOrder.indexOf(one.urgency) - inOrder.indexOf(other.urgency));
}

/** What cannot wait for another day: it takes the place of praise, and is told as soon as it is answered. */
export function isCrisisOf({ urgency }: { readonly urgency: Urgency | null }): boolean {
  return urgency === 'now' || urgency === 'today' || urgency === 'talk';
}
