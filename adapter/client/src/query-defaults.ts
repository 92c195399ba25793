import { gatewayErrorOf } from './gateway-error.ts';

/** How often failed calls are repeated: a part of what TanStack Query takes as `defaultOptions`. */
export interface ChooseLifeQueryDefaults {
  readonly queries: RepeatRules;
  readonly mutations: RepeatRules;
}

interface RepeatRules {
  readonly retry: (failures: number, error: unknown) => boolean;
  readonly retryDelay: (failures: number, error: unknown) => number;
}

/** What may pass by itself. The adapter has already tried reads again; a limit is for a person to wait for. */
const passing: ReadonlySet<string> = new Set([
  'UNREACHABLE',
  'TIMEOUT',
  'UPSTREAM_ERROR',
  'CIRCUIT_OPEN',
  'OVERLOADED',
  'OFFLINE',
]);
const maxRepeats = 2;

/**
 * The `defaultOptions` of a `QueryClient`: queries are repeated where the failure may pass, mutations only where nothing was
 * sent. An ended session, a refusal or input that is not valid is shown at once. What is no call of ours is repeated as
 * TanStack Query does.
 */
export function chooseLifeQueryDefaults(): ChooseLifeQueryDefaults {
  return {
    queries: { retry: mayRepeat('read'), retryDelay },
    mutations: { retry: mayRepeat('write'), retryDelay },
  };
}

function mayRepeat(effect: 'read' | 'write'): RepeatRules['retry'] {
  return (failures, error) => {
    const fault = gatewayErrorOf(error);
    if (fault === null) return effect === 'read' && failures < 3;
    const isSafe = effect === 'read' || fault.outcome === 'not-sent';
    return isSafe && failures < maxRepeats && passing.has(fault.kind);
  };
}

function retryDelay(failures: number, error: unknown): number {
  return gatewayErrorOf(error)?.retryAfterMs ?? Math.min(1000 * 2 ** failures, 30_000);
}
