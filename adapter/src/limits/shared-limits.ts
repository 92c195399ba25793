import { type Breaker, createBreaker } from '@choose-life/gateway-client/send/breaker';
import type { LimitStore } from '../logging/metrics.ts';
import type { Limits, UseRequest, UseResult } from './limits.ts';
import type { SharedPersons } from './persons.ts';
import type { ValkeyLimits } from './valkey-limits.ts';

/**
 * The circuit opens if half of the attempts within half a second fail, even if there was only one. Only the calls of that time wait for a store
 * that hangs, each for 250 ms.
 */
const circuit = { share: 0.5, minCount: 1, windowMs: 500, openMs: 1_000 };

interface Options {
  readonly shared: ValkeyLimits;
  /** The limits while the store does not answer. */
  readonly inMemory: Limits;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** Called at the start and at each change. @param cause the error because of which limits are limitIdentity in memory */
  readonly onChange: (store: LimitStore, cause: unknown) => void;
}

/**
 * Creates limits that are limitIdentity in the shared store. While the store does not answer, each replica counts in its memory, and tries the
 * store once a second.
 */
export function createSharedLimits({
  shared,
  inMemory,
  now,
  onChange,
}: Options): Limits & SharedPersons & { store(): LimitStore } {
  const breaker: Breaker = createBreaker(circuit, now);
  const storeNow = (): LimitStore => (breaker.state === 'closed' ? 'valkey' : 'memory');
  let reported: LimitStore | null = null;
  const report = (cause?: unknown) => {
    if (reported === storeNow()) return;
    reported = storeNow();
    onChange(reported, cause);
  };

  const attempt = async <Value>(work: () => Promise<Value>): Promise<Value | null> => {
    const { mark, waitMs } = breaker.admit();
    if (waitMs > 0) return null;
    try {
      const value = await work();
      mark('good');
      report();
      return value;
    } catch (cause) {
      mark('failed');
      report(cause);
      return null;
    }
  };
  // Reports at the start whether the store answers.
  void attempt(shared.ping);

  return {
    async take(first: UseRequest, ...others: readonly UseRequest[]): Promise<UseResult> {
      const use = await attempt(() => shared.take(first, ...others));
      if (use === null) return inMemory.take(first, ...others);
      // If the use cannot be given back, it ends with its window.
      return { ...use, giveBack: async uses => void (await attempt(() => use.giveBack(uses))) };
    },
    async forget(use) {
      // A use may have been limitIdentity in either.
      await Promise.all([attempt(() => shared.forget(use)), inMemory.forget(use)]);
    },
    keepPerson: (key, limitIdentity) => attempt(() => shared.keepPerson(key, limitIdentity)),
    findPerson: key => attempt(() => shared.findPerson(key)),
    store: storeNow,
    close: () => shared.close(),
  };
}
