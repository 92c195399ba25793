import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Buckets of a histogram of seconds. The last one is the longest deadline of a call. */
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 35];

/** Milliseconds between samples of the event loop. Each sample wakes the process, so samples are less frequent than by default (10 ms). */
const eventLoopMonitoringPrecision = 50;

let sharedProcessRegistry: Registry | undefined;

/** The value of a metric for one combination of label values. */
export type MetricSample = readonly [labels: Readonly<Record<string, string>>, value: number];

/** Reads the current values. Returns null if they cannot be read; the page then shows the previous values. */
type ReadSamples = () => readonly MetricSample[] | null | Promise<readonly MetricSample[] | null>;

/** Creates metrics of prom-client, and writes the page of a server's metrics. */
export interface Meters {
  readonly contentType: string;
  /** Returns the page: all metrics of the server, then the metrics of its process. */
  readonly text: () => Promise<string>;
  readonly counter: (name: string, help: string, labelNames?: string[]) => Counter;
  /** A histogram of seconds. */
  readonly histogram: (name: string, help: string, labelNames: string[]) => Histogram;
  /** Adds a gauge. Its values are read for each page. */
  readonly gauge: (name: string, help: string, labelNames: string[], read: ReadSamples) => void;
  /** Adds a counter for totals that are counted elsewhere, such as in a database. They are read for each page. */
  readonly totalsCounter: (name: string, help: string, labelNames: string[], read: ReadSamples) => void;
}

/** The metrics of a server. */
export function createMeters(): Meters {
  const registry = new Registry();
  const registers = [registry];
  const processRegistry = openProcessRegistry();
  return {
    contentType: registry.contentType,
    text: async () => `${await registry.metrics()}\n${await processRegistry.metrics()}`,
    counter: (name, help, labelNames = []) => new Counter({ name, help, labelNames, registers }),
    histogram: (name, help, labelNames) =>
      new Histogram({ name, help, labelNames, registers, buckets: secondsBuckets }),
    gauge(name, help, labelNames, read) {
      const collect = async () => {
        for (const [labels, value] of (await read()) ?? []) gauge.set(labels, value);
      };
      const gauge = new Gauge({ name, help, labelNames, registers, collect });
    },
    totalsCounter(name, help, labelNames, read) {
      const collect = async () => {
        const samples = await read();
        if (samples === null) return;
        // The read values are totals, and a counter of prom-client can only be incremented.
        counter.reset();
        for (const [labels, value] of samples) counter.inc(labels, value);
      };
      const counter = new Counter({ name, help, labelNames, registers, collect });
    },
  };
}

/**
 * Returns the registry with the metrics of the process. They are registered only once, even if the process runs several servers, since
 * prom-client cannot remove their collectors.
 */
function openProcessRegistry(): Registry {
  if (sharedProcessRegistry === undefined) {
    sharedProcessRegistry = new Registry();
    collectDefaultMetrics({ register: sharedProcessRegistry, eventLoopMonitoringPrecision });
  }
  return sharedProcessRegistry;
}
