/** The metrics that `npm run drift` reads again. */
export const callsMetric = 'gateway_calls_total';
export const deviationsMetric = 'gateway_deviations_total';
