import { type Breaker, createBreaker } from '@choose-life/gateway-client/send/breaker';
import type { LimitStore } from '../logging/metrics.ts';
import type { Limits, RateLimitUse, UseResult } from './limits.ts';
import type { SharedPersons } from './persons.ts';
import type { ValkeyLimits } from './valkey-limits.ts';

/**
 * The circuit opens if half of the attempts within half a second fail, even if there was only one attempt. While the circuit is open, one call
 * a second tries the store, and all others are counted in memory. An attempt takes at most `maxAnswerMs` (`valkey-limits.ts`).
 */
const circuit = { share: 0.5, minCount: 1, windowMs: 500, openMs: 1_000 };

interface Options {
  readonly shared: ValkeyLimits;
  /** The limits while the store does not answer. */
  readonly inMemory: Limits;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /**
   * Called at the start and at each change.
   * @param cause the error after which uses are counted in memory; undefined if they are counted in the store
   */
  readonly onChange: (store: LimitStore, cause: unknown) => void;
}

/** Limits that all replicas share, the persons that they share, and where uses are counted now. */
export interface SharedLimits extends Limits, SharedPersons {
  readonly store: () => LimitStore;
}

/**
 * Creates limits whose uses are counted in the shared store. While the store does not answer, each replica counts in its memory, and tries the
 * store once a second.
 */
export function createSharedLimits({ shared, inMemory, now, onChange }: Options): SharedLimits {
  const breaker: Breaker = createBreaker(circuit, now);
  const currentStore = (): LimitStore => (breaker.state === 'closed' ? 'valkey' : 'memory');
  let reported: LimitStore | null = null;
  const report = (cause?: unknown) => {
    if (reported === currentStore()) return;
    reported = currentStore();
    onChange(reported, cause);
  };

  /** Resolves to the result of `work`; null if the store does not answer, or is not tried now. It never rejects. */
  const attempt = async <Value>(work: () => Promise<Value>): Promise<Value | null> => {
    const { recordResult, waitMs } = breaker.admit();
    if (waitMs > 0) return null;
    try {
      const value = await work();
      recordResult('good');
      report();
      return value;
    } catch (cause) {
      recordResult('failed');
      report(cause);
      return null;
    }
  };
  // Reports at the start whether the store answers.
  void attempt(shared.ping);

  return {
    async consume(first: RateLimitUse, ...others: readonly RateLimitUse[]): Promise<UseResult> {
      const use = await attempt(() => shared.consume(first, ...others));
      if (use === null) return inMemory.consume(first, ...others);
      return {
        ...use,
        async giveBack(uses) {
          // If the store fails, the use expires with its rate-limit window.
          await attempt(() => use.giveBack(uses));
        },
      };
    },
    async forget(use) {
      // Uses may have been counted in the store and in memory.
      await Promise.all([attempt(() => shared.forget(use)), inMemory.forget(use)]);
    },
    storePerson: (key, limitIdentity) => attempt(() => shared.storePerson(key, limitIdentity)),
    findPerson: key => attempt(() => shared.findPerson(key)),
    store: currentStore,
    close: () => shared.close(),
  };
}
