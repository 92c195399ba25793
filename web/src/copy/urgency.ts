import type { Urgency } from '@choose-life/contracts/domain/report/report-details';

/** How urgent a finding is. */
export const urgencyCopy: Record<Urgency, string> = { now: 'Act now', today: 'Today', talk: 'Talk today' };
