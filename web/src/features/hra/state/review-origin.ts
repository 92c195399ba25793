import { type HraPage, pathOf } from '@choose-life/contracts/domain/hra/page-graph';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { useHistoryState } from 'wouter/use-browser-location';
import { questionAnchor } from '@/paths';

/** Where on review somebody was who went to change an answer: one tap leads back to it. */
export interface ReviewOrigin {
  readonly module: string;
  readonly question: string | null;
}

/** A link's address and navigation state: the way stays with the entry of the history, over a reload too. */
export type ReviewLink = ReturnType<typeof linkWithOrigin>;

export function linkWithOrigin(page: HraPage, origin: ReviewOrigin) {
  const anchor = origin.question === null ? '' : `#${questionAnchor(origin.question)}`;
  return { href: pathOf(page) + anchor, state: { reviewOrigin: origin } };
}

export function useReviewOrigin(): ReviewOrigin | null {
  return originIn(useHistoryState<unknown>());
}

/** Reads what stands in the navigation state: an extension, or an older page, may have put anything there. */
function originIn(state: unknown): ReviewOrigin | null {
  const { module, question } = propertiesOf(propertiesOf(state).reviewOrigin);
  if (typeof module !== 'string') return null;
  return { module, question: typeof question === 'string' ? question : null };
}
