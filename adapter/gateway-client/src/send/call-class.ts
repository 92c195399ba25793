import type { Operation } from '@choose-life/contracts/gateway/operation';

/** Each class of calls has its own connections and queue, so that slow calls do not stop others. */
export type CallClass = 'passwords' | 'pdfs' | 'long' | 'other';

/** Calls with longer answers may be slow: the library, the wait-list, an export. */
const longBytes = 2 * 1024 * 1024;

export function callClassOf({ answer, media, takesPassword }: Operation): CallClass {
  if (takesPassword) return 'passwords';
  if (media === 'pdf') return 'pdfs';
  return answer.maxBytes > longBytes ? 'long' : 'other';
}
