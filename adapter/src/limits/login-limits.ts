import { tooManyLogins } from '@choose-life/gateway-client/fault-messages';
import type { CallAdmission } from './call-admission.ts';
import type { Limits, RateLimitUse } from './limits.ts';

/** Resolves when a log-in of the named queue may run. The caller must call the returned function once, when the log-in has ended. */
export type LoginQueues = (queue: string) => Promise<() => void>;

/** Creates the queues of this process. In each queue `maxRunning` log-ins run at a time, first come, first served. */
export function createLoginQueues(maxRunning: number): LoginQueues {
  const queues = new Map<string, { running: number; readonly waiting: (() => void)[] }>();
  return async name => {
    const queue = queues.get(name) ?? { running: 0, waiting: [] };
    queues.set(name, queue);
    if (queue.running < maxRunning) queue.running += 1;
    else await new Promise<void>(start => queue.waiting.push(start));
    return () => {
      // The next waiting log-in starts instead, so `running` does not change.
      const next = queue.waiting.shift();
      if (next) return next();
      queue.running -= 1;
      if (queue.running === 0) queues.delete(name);
    };
  };
}

/** A log-in, with the decision of the rate limits on it. */
interface Login {
  readonly admission: CallAdmission;
  /** The e-mail; null for a request without one, which the gateway refuses. */
  readonly account: string | null;
  readonly isKnownBrowser: boolean;
}

/**
 * Queues the log-ins of an account, so that they do not delay log-ins of other accounts. Known browsers of the account have a separate queue.
 * Only log-ins within their limits are queued, so attackers cannot make a queue long (decision 0019).
 */
export async function queueLogin(
  { account, admission, isKnownBrowser }: Login,
  queues: LoginQueues,
): Promise<CallAdmission> {
  if (admission.waitMs > 0) return { ...admission, message: tooManyLogins };
  if (account === null) return admission;
  const leaveQueue = await queues(`${isKnownBrowser ? 'known' : 'unknown'} ${account}`);
  return { ...admission, settle: fault => admission.settle(fault).finally(leaveQueue) };
}

/** Whether a log-in with these uses would have to wait now. Nothing is counted. */
export async function isLoginDelayed(limits: Limits, uses: readonly RateLimitUse[]): Promise<boolean> {
  const [first, ...others] = uses;
  if (first === undefined) return false;
  const result = await limits.consume(first, ...others);
  if (result.waitMs === 0) await result.giveBack(uses);
  return result.waitMs > 0;
}
