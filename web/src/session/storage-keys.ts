/** The local storage keys of s.3. Values are plain strings. What writes and removes each: docs/decisions/0004-readings.md. */
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

/** One of the 14 keys of s.3. */
export type StorageKey = (typeof storageKeys)[number];

/**
 * A local storage key beside the 14 of s.3 (docs/decisions/0004-readings.md): the time of the last use, and the idle time in
 * minutes (`last-use.ts`).
 */
export const lastUseKey = 'lastUse';

/** The idle time in minutes if the server sends none. */
export const defaultIdleMinutes = 30;

/** The keys that choose what a page shows. Each tab also has them in session storage, under the same names (`chosen.ts`). */
export const chosenKeys = ['singleReportId', 'getResultsReportId', 'contentId'] as const;

/** A key that chooses the report or article of a page. */
export type ChosenKey = (typeof chosenKeys)[number];

/**
 * The session storage keys besides the drafts: what was urgent in the answers of a submission (`urgent-at-submit.ts`); 'Hide my
 * age' on a report; the chosen units of laboratory results (`result-units.ts`); the report and the article of this tab.
 */
export const tabKeys = ['urgentAtSubmit', 'agesCovered', 'resultUnits', ...chosenKeys] as const;

/** The keys that a log-in has just written when it removes the data of the person before. */
export const loginKeys: readonly StorageKey[] = ['token', 'email'];
