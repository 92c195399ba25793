import { tooManyLogins } from '@choose-life/gateway-client/fault-messages';
import type { CallAdmission } from './call-admission.ts';
import type { Limits, RateLimitUse } from './limits.ts';

/** The queues of log-ins, by name. */
export interface LoginQueues {
  /** Resolves when a log-in of the named queue may run. The caller must call the returned function once, when the log-in has ended. */
  enter(queueName: string): Promise<() => void>;
}

/** Creates the queues of this process. In each queue `maxRunning` log-ins run at a time, first come, first served. */
export function createLoginQueues(maxRunning: number): LoginQueues {
  const queues = new Map<string, { running: number; readonly waiting: (() => void)[] }>();
  return {
    async enter(name) {
      const queue = queues.get(name) ?? { running: 0, waiting: [] };
      queues.set(name, queue);
      if (queue.running < maxRunning) queue.running += 1;
      else await new Promise<void>(start => queue.waiting.push(start));
      return () => {
        // The next waiting log-in starts instead, so `running` does not change.
        const startNext = queue.waiting.shift();
        if (startNext) return startNext();
        queue.running -= 1;
        if (queue.running === 0) queues.delete(name);
      };
    },
  };
}

/** A log-in request and its rate-limit result. */
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
  // A separate queue for known browsers: attackers, whose browsers are unknown, cannot delay them.
  const leaveQueue = await queues.enter(`${isKnownBrowser ? 'known' : 'unknown'} ${account}`);
  return { ...admission, onCallEnded: fault => admission.onCallEnded(fault).finally(leaveQueue) };
}

/**
 * Whether a log-in with these uses would have to wait now. `Limits` has no read-only check, so the uses are counted and given back. If the log-in
 * would have to wait, `consume` has counted none.
 */
export async function isLoginDelayed(limits: Limits, uses: readonly RateLimitUse[]): Promise<boolean> {
  const [first, ...others] = uses;
  if (first === undefined) return false;
  const result = await limits.consume(first, ...others);
  if (result.waitMs === 0) await result.giveBack(uses);
  return result.waitMs > 0;
}
