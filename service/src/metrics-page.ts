import { collectDefaultMetrics, Registry } from 'prom-client';

/** What Prometheus reads at `/metrics`. */
export interface MetricsPage {
  /** The media type of the text. */
  readonly contentType: string;
  /** Every metric as it is now. */
  text(): Promise<string>;
}

/** Buckets of a histogram of seconds, up to the longest deadline of a call. */
export const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 35];

/** Each look at the event loop wakes the process. */
const eventLoopMonitoringPrecision = 50;

let processMetrics: Registry | undefined;

/** The metrics of a server, followed by those of the process that it runs in. */
export function metricsPage(registry: Registry): MetricsPage {
  const ofProcess = metricsOfProcess();
  return {
    contentType: registry.contentType,
    text: async () => `${await registry.metrics()}\n${await ofProcess.metrics()}`,
  };
}

/**
 * Memory, event loop, garbage collection and open handles. Collected once for the process, however many servers it holds:
 * the collectors cannot be removed again.
 */
function metricsOfProcess(): Registry {
  if (processMetrics === undefined) {
    processMetrics = new Registry();
    collectDefaultMetrics({ register: processMetrics, eventLoopMonitoringPrecision });
  }
  return processMetrics;
}
