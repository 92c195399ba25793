import { type HraPage, hraPathOf } from '@choose-life/contracts/domain/hra/page-graph';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { useHistoryState } from 'wouter/use-browser-location';
import { questionAnchor } from '@/paths';

/** The position on review where the person followed a link to change an answer. 'Back to review' leads back to it. */
interface ReviewOrigin {
  /** The key of the module. */
  readonly module: string;
  /** The id of the question; null if the link was for the whole module. */
  readonly question: string | null;
}

/** The props of a link. The origin is in the state of its history entry, so a reload keeps it. */
export interface ReviewLink {
  readonly href: string;
  readonly state: { readonly reviewOrigin: ReviewOrigin };
}

/** A link between review and the page of a question, in either direction. @param page the page that it opens */
export function linkWithOrigin(page: HraPage, origin: ReviewOrigin): ReviewLink {
  const anchor = origin.question === null ? '' : `#${questionAnchor(origin.question)}`;
  return { href: hraPathOf(page) + anchor, state: { reviewOrigin: origin } };
}

/** The position on review from which this page was opened; null if it was opened in another way. */
export function useReviewOrigin(): ReviewOrigin | null {
  return originIn(useHistoryState<unknown>());
}

/** Reads the state of the history entry, where an extension or an older version of the app may have stored anything. */
function originIn(state: unknown): ReviewOrigin | null {
  const { module, question } = propertiesOf(propertiesOf(state).reviewOrigin);
  if (typeof module !== 'string') return null;
  return { module, question: typeof question === 'string' ? question : null };
}
