import type { Deviation } from '@choose-life/gateway-client/deviations';
import { createMeters, type Meters } from '@choose-life/service/metrics-page';

/** The metrics of this process. */
export interface Metrics extends Meters {
  /** Counts a call to the gateway. `kind` is `OK` or a fault kind. `ms` is the duration of all attempts in milliseconds. */
  call(operation: string, kind: string, ms: number, deviations: readonly Deviation[]): void;
  /** Counts a request to this process. @param route the pattern of the route */
  request(route: string, status: number): void;
  /** Counts a violation of the content security policy that a browser has reported. */
  cspViolation(directive: string): void;
  /** Adds a gauge of the circuit of each stage. */
  watchCircuits(read: () => Readonly<Record<string, string>>): void;
  /** Adds a gauge that has a value for each store of rate limits: 1 for the store in use, 0 for the other one. */
  watchLimitStore(read: () => LimitStore): void;
}

/** Creates the metrics that Prometheus reads at `/metrics`. Labels contain only constants, and paths that may be logged (`Deviation`). */
export function createMetrics(): Metrics {
  const meters = createMeters();
  const { counter, gauge } = meters;
  const limitPath = createPathLimit();
  const calls = counter(callsMetric, 'Calls to the gateway by operation and result (OK or a fault kind).', [
    'operation',
    'kind',
  ]);
  const durations = meters.histogram(
    'gateway_call_duration_seconds',
    'Duration of calls to the gateway, including all attempts.',
    ['operation'],
  );
  const deviationCounter = counter(
    deviationsMetric,
    'Deviations of answers from the contract, by operation, path and kind. With deviation="refused" the answer was not accepted, with any other it was.',
    ['operation', 'path', 'deviation'],
  );
  const requests = counter('http_requests_total', 'Requests to this process by route pattern and status.', [
    'route',
    'status',
  ]);
  const violations = counter(
    'csp_violations_total',
    'Violations of the content security policy that browsers have reported, by directive.',
    ['directive'],
  );
  return {
    ...meters,
    call(operation, kind, ms, deviations) {
      calls.inc({ operation, kind });
      durations.observe({ operation }, ms / 1000);
      for (const { kind: deviation, path } of deviations) {
        deviationCounter.inc({ operation, path: limitPath(operation, path), deviation });
      }
    },
    request: (route, status) => requests.inc({ route, status }),
    cspViolation: directive => violations.inc({ directive }),
    watchCircuits(read) {
      const help =
        '1 while the circuit breaker stops calls to a stage of the gateway, because they keep failing; else 0.';
      gauge('gateway_circuit_open', help, ['stage'], () =>
        Object.entries(read()).map(([stage, state]) => [{ stage }, state === 'closed' ? 0 : 1]),
      );
    },
    watchLimitStore(read) {
      const help =
        '1 for the store in which limits are counted now, else 0. It is memory while the store of VALKEY_URL does not answer.';
      gauge('limits_store', help, ['store'], () =>
        limitStores.map(store => [{ store }, store === read() ? 1 : 0]),
      );
    },
  };
}

/** Name of a metric that `npm run drift` reads. */
export const callsMetric = 'gateway_calls_total';
/** Name of a metric that `npm run drift` reads. */
export const deviationsMetric = 'gateway_deviations_total';

const limitStores = ['valkey', 'memory'] as const;
/** The store in which rate limits are counted. */
export type LimitStore = (typeof limitStores)[number];

/** Maximum number of paths per operation, so that unknown members cannot fill the memory. An answer of the contract has fewer. */
const maxPaths = 50;

const otherPaths = '(other)';

/** Creates a function that returns the path, or `(other)` for a path beyond the maximum. */
function createPathLimit(): (operation: string, path: string) => string {
  const pathsByOperation = new Map<string, Set<string>>();
  return (operation, path) => {
    const paths = pathsByOperation.get(operation) ?? new Set();
    pathsByOperation.set(operation, paths);
    if (paths.has(path)) return path;
    if (paths.size >= maxPaths) return otherPaths;
    paths.add(path);
    return path;
  };
}
