/** The local storage keys of s.3. What writes and removes each: docs/decisions/0004-readings.md. Values are raw strings. */
export const storageKeys = [
  'token',
  'email',
  'firstName',
  'lastName',
  'companyId',
  'userDetailsEmail',
  'reportId',
  'metaReportId',
  'singleReportId',
  'validReportId',
  'getResultsReportId',
  'uniqueString',
  'riskAge',
  'contentId',
] as const;

/** Ours beside the 14 (docs/decisions/0004-readings.md): when this browser was last used, and the minutes it may lie idle. */
export const lastUseKey = 'lastUse';

/** Those minutes where the server does not say them. */
export const defaultIdleMinutes = 30;

/** Those that name what a page shows. Session storage has them too, by the same names: each tab has its own choice (`chosen.ts`). */
export const chosenKeys = ['singleReportId', 'getResultsReportId', 'contentId'] as const;

export type ChosenKey = (typeof chosenKeys)[number];

/**
 * In session storage beside the drafts: what was urgent in the answers of a submission; 'Hide my age' on a report; the units that were
 * chosen for laboratory results; the report and the article of this tab.
 */
export const tabKeys = ['urgentAtSubmit', 'agesCovered', 'resultUnits', ...chosenKeys] as const;

export type StorageKey = (typeof storageKeys)[number];

/** Those that a login itself has just written. */
export const loginKeys: readonly StorageKey[] = ['token', 'email'];
