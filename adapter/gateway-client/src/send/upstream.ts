import { type Breaker, createBreaker } from './breaker.ts';
import type { Clock } from './clock.ts';
import { createRetryBudget, type RetryBudget } from './retry-budget.ts';
import { createSlots, type Slots } from './slots.ts';
import { createTransport, type Transport, type TransportOptions } from './transport.ts';

/** One origin and stage with everything that is kept per such: when prod is down, dev must not feel it. */
export interface Upstream {
  readonly transport: Transport;
  /** For calls whose answers may be long, and for all others. */
  readonly slots: { readonly long: Slots; readonly other: Slots };
  readonly breaker: Breaker;
  readonly retryBudget: RetryBudget;
}

export function createUpstream(options: TransportOptions, clock: Clock): Upstream {
  const { figures } = options;
  return {
    transport: createTransport(options),
    slots: { long: createSlots(figures.slots), other: createSlots(figures.slots) },
    breaker: createBreaker(figures.breaker, clock.now),
    retryBudget: createRetryBudget(figures.retryBudget, clock.now),
  };
}
