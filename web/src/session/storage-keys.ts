/** The local storage keys of s.3. Values are plain strings. docs/decisions/0004-readings.md lists what writes and removes each key. */
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
 * A local storage key in addition to the 14 of s.3 (docs/decisions/0004-readings.md). It contains the time of the last use and the
 * idle time in minutes (`last-use.ts`).
 */
export const lastUseKey = 'lastUse';

/** The idle time in minutes if the server sends none. */
export const defaultIdleMinutes = 30;

/** The keys of the report and the article that a page shows. Each tab also has them in session storage (`chosen.ts`). */
export const chosenKeys = ['singleReportId', 'getResultsReportId', 'contentId'] as const;

/** The key of the report or article that a page shows. */
export type ChosenKey = (typeof chosenKeys)[number];

/**
 * The session storage keys, except the keys of drafts (`assessment/draft-storage.ts`):
 *
 * - `urgentAtSubmit`: the urgent notices of a submission (`urgent-at-submit.ts`).
 * - `agesCovered`: whether 'Hide my age' was pressed on a report.
 * - `resultUnits`: the chosen units of laboratory results (`result-units.ts`).
 * - `chosenKeys`: the report and the article that this tab shows (`chosen.ts`).
 */
export const tabKeys = ['urgentAtSubmit', 'agesCovered', 'resultUnits', ...chosenKeys] as const;

/** The keys that a log-in has just stored. They stay when the log-in removes the data of the previous person. */
export const loginKeys: readonly StorageKey[] = ['token', 'email'];
