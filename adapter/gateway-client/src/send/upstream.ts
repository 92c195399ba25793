import { type Breaker, createBreaker } from './breaker.ts';
import type { CallClass } from './call-class.ts';
import type { Clock } from './clock.ts';
import { createRetryBudget, type RetryBudget } from './retry-budget.ts';
import { createSlots, type Slots } from './slots.ts';
import { createTransport, type Transport, type TransportOptions } from './transport.ts';

/** One origin and stage with everything that is kept per such: when prod is down, dev must not feel it. */
export interface Upstream {
  readonly transport: Transport;
  readonly slots: Readonly<Record<CallClass, Slots>>;
  readonly breaker: Breaker;
  readonly retryBudget: RetryBudget;
}

export function createUpstream(options: TransportOptions, clock: Clock): Upstream {
  const { figures } = options;
  return {
    transport: createTransport(options),
    slots: {
      passwords: createSlots(figures.slots.passwords),
      pdfs: createSlots(figures.slots.pdfs),
      long: createSlots(figures.slots.long),
      other: createSlots(figures.slots.other),
    },
    breaker: createBreaker(figures.breaker, clock.now),
    retryBudget: createRetryBudget(figures.retryBudget, clock.now),
  };
}
