import { toast } from 'react-hot-toast/headless';
import { faultOfCall } from '../api/fault.ts';
import { seenOf } from './error-policy.ts';
import { logFault } from './log-fault.ts';
import { notify } from './notification.ts';
import type { ScreenMeta } from './screen-meta.ts';
import { sessionEnded } from './session-timeout.ts';

/**
 * Shows a person what the policy says of a failed call. The query caches call it; screens need not.
 * @param outdated the call was made under another token than today's, so the end of that session says nothing
 */
export function showFault(error: unknown, meta?: ScreenMeta, outdated = false): void {
  const fault = faultOfCall(error);
  const seen = seenOf(fault, meta);
  if (outdated && seen.show === 'session-timeout') return;
  switch (seen.show) {
    case 'session-timeout':
      sessionEnded();
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
