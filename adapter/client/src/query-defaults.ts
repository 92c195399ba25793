import { gatewayErrorOf } from './gateway-error.ts';

/** Retry rules in the format of TanStack Query's `defaultOptions`. */
export interface ChooseLifeQueryDefaults {
  readonly queries: RetryRules;
  readonly mutations: RetryRules;
}

interface RetryRules {
  readonly retry: (failureCount: number, error: unknown) => boolean;
  readonly retryDelay: (failureCount: number, error: unknown) => number;
}

/** Kinds of errors that a retry may overcome. `RATE_LIMITED` is not one of them, because the person has to wait. */
const transientKinds: ReadonlySet<string> = new Set([
  'UNREACHABLE',
  'TIMEOUT',
  'UPSTREAM_ERROR',
  'CIRCUIT_OPEN',
  'OVERLOADED',
  'OFFLINE',
]);
/** Maximum number of retries. It is less than TanStack Query's default of 3, because the adapter has already retried reads. */
const maxRetries = 2;

/**
 * Returns `defaultOptions` for a `QueryClient`. Queries are retried after a transient error. Mutations are retried after a transient error if
 * nothing was sent. Other errors of calls, such as an expired session, are never retried. For errors that are not of a call, the defaults of
 * TanStack Query apply.
 */
export function chooseLifeQueryDefaults(): ChooseLifeQueryDefaults {
  return {
    queries: { retry: retryRuleOf('read'), retryDelay },
    mutations: { retry: retryRuleOf('write'), retryDelay },
  };
}

function retryRuleOf(effect: 'read' | 'write'): RetryRules['retry'] {
  return (failureCount, error) => {
    const callError = gatewayErrorOf(error);
    // The defaults of TanStack Query: three retries of a query, none of a mutation.
    if (callError === null) return effect === 'read' && failureCount < 3;
    const isSafe = effect === 'read' || callError.outcome === 'not-sent';
    return isSafe && failureCount < maxRetries && transientKinds.has(callError.kind);
  };
}

/** The wait in milliseconds: `retryAfterMs` of the error, otherwise TanStack Query's default: a second, doubled with each failure up to 30 s. */
function retryDelay(failureCount: number, error: unknown): number {
  return gatewayErrorOf(error)?.retryAfterMs ?? Math.min(1000 * 2 ** failureCount, 30_000);
}
