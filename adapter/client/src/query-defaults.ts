import { gatewayErrorOf } from './gateway-error.ts';

/** How often failed calls are repeated: a part of what TanStack Query takes as `defaultOptions`. */
export interface ChooseLifeQueryDefaults {
  readonly queries: RetryRules;
  readonly mutations: RetryRules;
}

interface RetryRules {
  readonly retry: (failureCount: number, error: unknown) => boolean;
  readonly retryDelay: (failureCount: number, error: unknown) => number;
}

/** Errors that may end by themselves. The adapter has already repeated reads; a limit is for a person to wait for. */
const transientKinds: ReadonlySet<string> = new Set([
  'UNREACHABLE',
  'TIMEOUT',
  'UPSTREAM_ERROR',
  'CIRCUIT_OPEN',
  'OVERLOADED',
  'OFFLINE',
]);
const maxRetries = 2;

/**
 * The `defaultOptions` of a `QueryClient`: queries are repeated where the error may end by itself, mutations only where nothing was
 * sent. An ended session, a refusal or input that is not valid is shown at once. Other queries are repeated as
 * TanStack Query does by default.
 */
export function chooseLifeQueryDefaults(): ChooseLifeQueryDefaults {
  return {
    queries: { retry: mayRetry('read'), retryDelay },
    mutations: { retry: mayRetry('write'), retryDelay },
  };
}

function mayRetry(effect: 'read' | 'write'): RetryRules['retry'] {
  return (failureCount, error) => {
    const callError = gatewayErrorOf(error);
    if (callError === null) return effect === 'read' && failureCount < 3;
    const isSafe = effect === 'read' || callError.outcome === 'not-sent';
    return isSafe && failureCount < maxRetries && transientKinds.has(callError.kind);
  };
}

function retryDelay(failureCount: number, error: unknown): number {
  return gatewayErrorOf(error)?.retryAfterMs ?? Math.min(1000 * 2 ** failureCount, 30_000);
}
