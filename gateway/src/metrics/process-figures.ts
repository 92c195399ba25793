import { collectDefaultMetrics, Registry } from 'prom-client';

/** Each look at the event loop wakes the process. */
const lookMs = 50;

let figures: Registry | undefined;

/**
 * What the runtime says of this process: memory, event loop, garbage collection, open handles. Once for the whole process,
 * however many gateways it holds: what watches it cannot be taken down again.
 */
export function processFigures(): Registry {
  if (figures === undefined) {
    figures = new Registry();
    collectDefaultMetrics({ register: figures, eventLoopMonitoringPrecision: lookMs });
  }
  return figures;
}
