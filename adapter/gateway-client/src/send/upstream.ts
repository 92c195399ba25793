import type { AnswerMemory } from './answer-memory.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import type { CallClass } from './call-class.ts';
import type { ClientSettings } from './client-settings.ts';
import type { Clock } from './clock.ts';
import { createRetryBudget, type RetryBudget } from './retry-budget.ts';
import { createSlots, type Slots } from './slots.ts';
import { createTransport, type Transport, type TransportOptions } from './transport.ts';

/** One origin and stage with everything that is kept per stage: when prod is down, dev must not feel it. */
export interface Upstream extends Shared {
  readonly transport: Transport;
  readonly slots: Readonly<Record<CallClass, Slots>>;
  readonly breaker: Breaker;
  readonly retryBudget: RetryBudget;
}

/** What all stages share. */
interface Shared {
  readonly settings: ClientSettings;
  readonly memory: AnswerMemory;
  readonly clock: Clock;
}

export function createUpstream({ address, ...shared }: Shared & TransportOptions): Upstream {
  const { clock, settings } = shared;
  return {
    ...shared,
    transport: createTransport({ address, settings }),
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
