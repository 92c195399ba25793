import type { Deviation } from '@choose-life/gateway-client/drift/deviation';
import { type MetricsPage, metricsPage, secondsBuckets } from '@choose-life/service/metrics-page';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { callsMetric, deviationsMetric, type LimitStore, limitStores } from './metric-names.ts';
import { createPathCap } from './path-cap.ts';

/** What Prometheus reads at `/metrics`. Labels hold only names of ours. */
export interface Metrics extends MetricsPage {
  call(operation: string, kind: string, ms: number, deviations: readonly Deviation[]): void;
  request(route: string, status: number): void;
  cspViolation(directive: string): void;
  /** Reads the state of each stage's circuit whenever the metrics are read. */
  watchCircuits(read: () => Readonly<Record<string, string>>): void;
  /** In the same way, where limits are counted. */
  watchLimitStore(read: () => LimitStore): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const capped = createPathCap();
  const calls = new Counter({
    name: callsMetric,
    help: 'Calls to the gateway by operation and how they ended (OK or a fault kind).',
    labelNames: ['operation', 'kind'],
    registers,
  });
  const durations = new Histogram({
    name: 'gateway_call_duration_seconds',
    help: 'Duration of calls to the gateway, all tries included.',
    labelNames: ['operation'],
    buckets: secondsBuckets,
    registers,
  });
  const deviating = new Counter({
    name: deviationsMetric,
    help: 'Answers that left the contract, by operation, path and how: extra, left-out and media-type were accepted, refused were not.',
    labelNames: ['operation', 'path', 'deviation'],
    registers,
  });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests to this process by route pattern and status.',
    labelNames: ['route', 'status'],
    registers,
  });
  const violations = new Counter({
    name: 'csp_violations_total',
    help: 'What the content security policy kept from running, as browsers report it.',
    labelNames: ['directive'],
    registers,
  });
  // Looking up a labelled figure takes longer than counting: each is looked up once.
  const callsOf = byKey((operation, kind) => calls.labels({ operation, kind }));
  const durationsOf = byKey(operation => durations.labels({ operation }));
  const requestsOf = byKey((route, status) => requests.labels({ route, status }));
  return {
    ...metricsPage(registry),
    call(operation, kind, ms, deviations) {
      callsOf(operation, kind).inc();
      durationsOf(operation, '').observe(ms / 1000);
      for (const { kind: deviation, path } of deviations) {
        deviating.inc({ operation, path: capped(operation, path), deviation });
      }
    },
    request: (route, status) => requestsOf(route, String(status)).inc(),
    cspViolation: directive => violations.inc({ directive }),
    watchCircuits(read) {
      new Gauge({
        name: 'gateway_circuit_open',
        help: '1 while calls to a stage of the gateway are held back because it keeps failing, else 0.',
        labelNames: ['stage'],
        registers,
        collect() {
          for (const [stage, state] of Object.entries(read()))
            this.set({ stage }, state === 'closed' ? 0 : 1);
        },
      });
    },
    watchLimitStore(read) {
      new Gauge({
        name: 'limits_store',
        help: '1 where limits are counted now, else 0: in the store of VALKEY_URL, or in memory while that does not answer.',
        labelNames: ['store'],
        registers,
        collect() {
          for (const store of limitStores) this.set({ store }, store === read() ? 1 : 0);
        },
      });
    },
  };
}

/** Keeps what is made for two labels. Their values are few: names of ours, and HTTP statuses. */
function byKey<Made>(make: (first: string, second: string) => Made): (first: string, second: string) => Made {
  const made = new Map<string, Map<string, Made>>();
  return (first, second) => {
    const known = made.get(first)?.get(second);
    if (known !== undefined) return known;
    const one = make(first, second);
    made.set(first, (made.get(first) ?? new Map<string, Made>()).set(second, one));
    return one;
  };
}
