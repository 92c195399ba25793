/** The metrics that `npm run drift` reads again. */
export const callsMetric = 'gateway_calls_total';
export const deviationsMetric = 'gateway_deviations_total';

/** Where limits may be counted. */
export const limitStores = ['valkey', 'memory'] as const;
export type LimitStore = (typeof limitStores)[number];
