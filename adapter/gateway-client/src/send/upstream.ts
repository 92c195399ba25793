import type { AnswerMemory } from './answer-memory.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import type { CallClass, ClientSettings, Clock } from './client-settings.ts';
import type { GatewayAddress } from './gateway-address.ts';
import { createRetryBudget, type RetryBudget } from './retries.ts';
import { createSemaphore, type Semaphore } from './semaphore.ts';
import { createTransport, type Transport } from './transport.ts';

/** One origin and stage with everything that is kept per stage: a failing prod must not affect dev. */
export interface Upstream extends Shared {
  readonly transport: Transport;
  readonly slots: Readonly<Record<CallClass, Semaphore>>;
  readonly breaker: Breaker;
  readonly retryBudget: RetryBudget;
}

interface Shared {
  readonly settings: ClientSettings;
  readonly memory: AnswerMemory;
  readonly newForWrites: { until: number };
  readonly clock: Clock;
}

export function createUpstream(address: GatewayAddress, shared: Shared): Upstream {
  const { clock, settings } = shared;
  const slotsOf = (callClass: CallClass) => {
    const { queue, sockets } = settings.slots[callClass];
    return createSemaphore(sockets, queue);
  };
  return {
    ...shared,
    transport: createTransport(address, settings, shared.newForWrites),
    slots: {
      passwords: slotsOf('passwords'),
      pdfs: slotsOf('pdfs'),
      long: slotsOf('long'),
      other: slotsOf('other'),
    },
    breaker: createBreaker(settings.breaker, clock.now),
    retryBudget: createRetryBudget(settings.retryBudget, clock.now),
  };
}
