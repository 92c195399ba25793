import type { OperationResponse } from '@choose-life/contracts/gateway/operations';
import type { CallAnswer } from '@choose-life/gateway-client/gateway-client';
import { passThrough } from '../trpc/forward.ts';
import type { Output } from '../trpc/init.ts';
import type { OwnAnswer } from './own-answers.ts';

type Answer = OperationResponse<'content.readContentLibrary'>;
type InLibrary = Extract<Answer, { contentLibrary: object }>;

/** The content library (s.7): the list stands at `contentLibrary.data`, as in the first form of the row. */
export function libraryOf(
  answer: CallAnswer<'content.readContentLibrary'>,
): Output<OwnAnswer<'content.readContentLibrary'>> {
  if (answer.form === 0) return passThrough(answer) as Output<InLibrary>;
  // Every other form has a bare list.
  const { data } = answer.value as Exclude<Answer, InLibrary>;
  return { value: { contentLibrary: { data } }, json: null };
}
