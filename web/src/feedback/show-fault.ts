import { toast } from 'react-hot-toast/headless';
import { faultOfCall } from '../api/fault.ts';
import { seenOf } from './error-policy.ts';
import { logFault } from './log-fault.ts';
import { notify } from './notification.ts';
import type { ScreenMeta } from './screen-meta.ts';
import { sessionEnded } from './session-timeout.ts';

/**
 * Shows a person what the policy says of a failed call. The query caches call it; screens need not.
 * @param madeUnder the token that the call was made under
 */
export function showFault(error: unknown, meta: ScreenMeta | undefined, madeUnder: string | null): void {
  const fault = faultOfCall(error);
  const seen = seenOf(fault, meta);
  switch (seen.show) {
    case 'session-timeout':
      sessionEnded(madeUnder);
      break;
    case 'notification':
      notify({ type: 'error', title: 'Error', body: seen.body });
      break;
    case 'toast':
      toast.error(seen.text);
      break;
    case 'log':
      logFault(fault);
      break;
    case 'nothing':
      break;
  }
}
