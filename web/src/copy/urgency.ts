import type { Urgency } from '@choose-life/contracts/domain/report/report-details';

/** When to act, in a word, over an urgent notice. */
export const urgencyCopy: Record<Urgency, string> = { now: 'Act now', today: 'Today', talk: 'Talk today' };
