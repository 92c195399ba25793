import { type HraPage, pathOf } from '@choose-life/contracts/domain/hra/page-graph';
import { useHistoryState } from 'wouter/use-browser-location';
import { memberOf } from '@/json';
import { questionAnchor } from '@/paths';

/** Where on review somebody was who went from there to change an answer: one tap leads back to it. */
export interface ReviewTrip {
  /** Key of the module that was open there. */
  readonly module: string;
  /** Id of the question; null where the whole part was opened. */
  readonly question: string | null;
}

/** A link's address and navigation state: the way stays with the entry of the history, over a reload too. */
export interface TripLink {
  readonly href: string;
  readonly state: { readonly reviewTrip: ReviewTrip };
}

/** From review to the page of a question, at the question. */
export function linkToChange(page: HraPage, trip: ReviewTrip): TripLink {
  return { href: addressAt(page, trip), state: { reviewTrip: trip } };
}

/** Back to the place on review. */
export function linkToReview(trip: ReviewTrip): TripLink {
  return { href: addressAt('review', trip), state: { reviewTrip: trip } };
}

/** The way from review that led to this page, or back to it; null where none did. */
export function useReviewTrip(): ReviewTrip | null {
  return tripIn(useHistoryState<unknown>());
}

/** Reads what stands in the navigation state: an extension, or an older page, may have put anything there. */
function tripIn(state: unknown): ReviewTrip | null {
  const trip = memberOf(state, 'reviewTrip');
  const module = memberOf(trip, 'module');
  const question = memberOf(trip, 'question');
  if (typeof module !== 'string') return null;
  return { module, question: typeof question === 'string' ? question : null };
}

function addressAt(page: HraPage, { question }: ReviewTrip): string {
  return question === null ? pathOf(page) : `${pathOf(page)}#${questionAnchor(question)}`;
}
