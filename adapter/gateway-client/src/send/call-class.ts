import type { Operation } from '@choose-life/contracts/gateway/operation';

/** Calls that are slow for a reason of their own. Each class has connections and a queue to itself, so that none keeps out another. */
export type CallClass = 'passwords' | 'pdfs' | 'long' | 'other';

/** An answer that may be longer than this can take long: a library, a wait-list, reports of many years. */
const longBytes = 2 * 1024 * 1024;

/** The class of a call, by its row. */
export function callClassOf({ answer, media, takesPassword }: Operation): CallClass {
  if (takesPassword) return 'passwords';
  if (media === 'pdf') return 'pdfs';
  return answer.maxBytes > longBytes ? 'long' : 'other';
}
