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
  const { settings } = options;
  return {
    transport: createTransport(options),
    slots: {
      passwords: createSlots(settings.slots.passwords),
      pdfs: createSlots(settings.slots.pdfs),
      long: createSlots(settings.slots.long),
      other: createSlots(settings.slots.other),
    },
    breaker: createBreaker(settings.breaker, clock.now),
    retryBudget: createRetryBudget(settings.retryBudget, clock.now),
  };
}
