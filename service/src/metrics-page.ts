import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Buckets of a histogram of seconds, up to the longest deadline of a call. */
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 35];

/** Each look at the event loop wakes the process. */
const eventLoopMonitoringPrecision = 50;

let processMetrics: Registry | undefined;

/** Labels and the value that a figure has under them. */
export type Figure = readonly [labels: Readonly<Record<string, string>>, value: number];

/** Null where they cannot be read: those of the last time stay. */
type ReadFigures = () => readonly Figure[] | null | Promise<readonly Figure[] | null>;

/** Makes the metrics of a server, each with its labels. Its page ends with those of the process that the server runs in. */
export function createMeters() {
  const registry = new Registry();
  const registers = [registry];
  const ofProcess = metricsOfProcess();
  return {
    contentType: registry.contentType,
    text: async () => `${await registry.metrics()}\n${await ofProcess.metrics()}`,
    counter: (name: string, help: string, labelNames: string[] = []) =>
      new Counter({ name, help, labelNames, registers }),
    /** Of seconds. */
    histogram: (name: string, help: string, labelNames: string[]) =>
      new Histogram({ name, help, labelNames, registers, buckets: secondsBuckets }),
    /** A gauge whose figures are read whenever the page is asked for. */
    gauge(name: string, help: string, labelNames: string[], read: ReadFigures): void {
      const collect = async () => {
        for (const [labels, value] of (await read()) ?? []) gauge.set(labels, value);
      };
      const gauge = new Gauge({ name, help, labelNames, registers, collect });
    },
    /** The same for a counter that is counted elsewhere. */
    readCounter(name: string, help: string, labelNames: string[], read: ReadFigures): void {
      const collect = async () => {
        const figures = await read();
        if (figures === null) return;
        counter.reset();
        for (const [labels, value] of figures) counter.inc(labels, value);
      };
      const counter = new Counter({ name, help, labelNames, registers, collect });
    },
  };
}

/** Collected once for the process, however many servers it holds: the collectors cannot be removed again. */
function metricsOfProcess(): Registry {
  if (processMetrics === undefined) {
    processMetrics = new Registry();
    collectDefaultMetrics({ register: processMetrics, eventLoopMonitoringPrecision });
  }
  return processMetrics;
}
