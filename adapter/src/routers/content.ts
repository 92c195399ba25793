import type { OperationResponse } from '@choose-life/contracts/gateway/operations';
import type { CallAnswer } from '@choose-life/gateway-client/gateway-client';
import { forward, forwardShaped, passThrough } from '../trpc/forward.ts';
import { type Output, router } from '../trpc/init.ts';

/** The content library (s.7): the list stands at `contentLibrary.data`, wherever the gateway put it. */
export const content = router({
  readContentLibrary: forwardShaped('content.readContentLibrary', libraryOf),
  readByContentId: forward('content.readByContentId'),
});

/** One article of the library (s.3). */
export type ContentItem = OperationResponse<'content.readByContentId'>['data'];

type Answer = OperationResponse<'content.readContentLibrary'>;
type InLibrary = Extract<Answer, { contentLibrary: object }>;

interface Library {
  contentLibrary: { data: ContentItem[] };
}

/** The first form of the row is the one that is given. */
function libraryOf(answer: CallAnswer<'content.readContentLibrary'>): Output<Library> {
  if (answer.form === 0) return passThrough(answer) as Output<InLibrary>;
  // Every other form has a bare list.
  const { data } = answer.value as Exclude<Answer, InLibrary>;
  return { value: { contentLibrary: { data } }, json: null };
}
