import type { OperationResponse } from '@choose-life/contracts/gateway/operations';
import { libraryUnderName } from '@choose-life/contracts/gateway/schemas/content';
import { forward, forwardShaped } from '../trpc/forward.ts';
import { router } from '../trpc/init.ts';

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

function libraryOf(answer: Answer): Library {
  return isInLibrary(answer) ? answer : { contentLibrary: { data: answer.data } };
}

/** Where both members stand, one of them may be something else: only a whole form counts. */
function isInLibrary(answer: Answer): answer is InLibrary {
  if (!('contentLibrary' in answer)) return false;
  return !('data' in answer) || libraryUnderName.safeParse(answer).success;
}
