/** The local storage keys of s.3, and what writes each. Values are raw strings. When they go: `forget.ts`. */
export const storageKeys = {
  token: 'any login answer',
  email: 'login, forgot password',
  firstName: 'user-details',
  lastName: 'user-details',
  companyId: 'user-details',
  userDetailsEmail: 'user-details',
  reportId: 'the latest non-null id of the report list',
  metaReportId: 'the appraise answer',
  singleReportId: 'the chosen row of the reports table',
  validReportId: 'the last id whose report data came with OK',
  getResultsReportId: 'Show Results',
  uniqueString: 'the save answer, Complete Test; Start and a submission remove it',
  riskAge: 'user-details',
  contentId: 'the chosen article',
} as const;

/** Ours beside the 14 (docs/decisions/0004-readings.md): when this browser was last used, and the minutes it may lie idle. */
export const lastUseKey = 'lastUse';

/** Those minutes where the server does not say them. */
export const defaultIdleMinutes = 30;

/** The keys of session storage, besides the drafts of the assessment, and what writes each. */
export const tabKeys = {
  urgentAtSubmit:
    'a submission that became a report: its id, and the notices of what was urgent in its answers',
  agesCovered: 'Hide my age on a report',
} as const;

/** One of the 14 keys. */
export type StorageKey = keyof typeof storageKeys;

/** Those that a login itself has just written. */
export const loginKeys: readonly StorageKey[] = ['token', 'email'];

/** The keys of a table. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, string>>): readonly Key[] {
  // Object.keys loses the literal type.
  return Object.keys(table) as Key[];
}
