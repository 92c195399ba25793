import { type Breaker, createBreaker } from '@choose-life/gateway-client/send/breaker';
import type { LimitStore } from '../logging/metrics.ts';
import type { Limits, UseRequest, UseResult } from './limits.ts';
import type { SharedPersons } from './persons.ts';
import type { ValkeyLimits } from './valkey-limits.ts';

/** Opens after half of the tries of half a second: a store that hangs delays only the calls of that time, each by 250 ms. */
const circuit = { share: 0.5, minCount: 1, windowMs: 500, openMs: 1_000 };

interface Options {
  readonly shared: ValkeyLimits;
  readonly own: Limits;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** Called at the start and at each change. @param cause why, where it is memory. */
  readonly onChange: (store: LimitStore, cause: unknown) => void;
}

/** In memory while the store does not answer: each replica then counts by itself. The store is retried once a second. */
export function createSharedLimits({
  shared,
  own,
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
  void attempt(shared.ping);

  return {
    async take(first: UseRequest, ...others: readonly UseRequest[]): Promise<UseResult> {
      const use = await attempt(() => shared.take(first, ...others));
      if (use === null) return own.take(first, ...others);
      // A use that cannot be given back expires with its window.
      return { ...use, giveBack: async uses => void (await attempt(() => use.giveBack(uses))) };
    },
    async forget(use) {
      await Promise.all([attempt(() => shared.forget(use)), own.forget(use)]);
    },
    keepPerson: (key, counted) => attempt(() => shared.keepPerson(key, counted)),
    findPerson: key => attempt(() => shared.findPerson(key)),
    store: storeNow,
    close: () => shared.close(),
  };
}
