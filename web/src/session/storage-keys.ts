/** When a stored value is removed again. */
export type Clearing = 'log-out' | 'start' | 'submit' | 'code-22';

interface KeyRow {
  readonly writtenBy: string;
  readonly clearedBy: readonly Clearing[];
}

/** The browser-local storage keys of s.3: who writes each and when it goes. Values are raw strings. */
export const storageKeys = {
  token: { writtenBy: 'any login answer', clearedBy: ['log-out', 'code-22'] },
  email: { writtenBy: 'login, forgot password', clearedBy: ['log-out'] },
  firstName: { writtenBy: 'user-details', clearedBy: ['log-out'] },
  lastName: { writtenBy: 'user-details', clearedBy: ['log-out'] },
  companyId: { writtenBy: 'user-details', clearedBy: ['log-out'] },
  userDetailsEmail: { writtenBy: 'user-details', clearedBy: ['log-out'] },
  reportId: { writtenBy: 'the latest non-null id of the report list', clearedBy: ['log-out'] },
  metaReportId: { writtenBy: 'the appraise answer', clearedBy: ['log-out'] },
  singleReportId: { writtenBy: 'the chosen row of the reports table', clearedBy: ['log-out'] },
  validReportId: { writtenBy: 'the last id whose report data came with OK', clearedBy: ['log-out'] },
  getResultsReportId: { writtenBy: 'Show Results', clearedBy: ['log-out'] },
  uniqueString: { writtenBy: 'the save answer, Complete Test', clearedBy: ['start', 'submit', 'log-out'] },
  riskAge: { writtenBy: 'user-details', clearedBy: ['log-out'] },
  contentId: { writtenBy: 'the chosen article', clearedBy: ['log-out'] },
} as const satisfies Record<string, KeyRow>;

/** One of the 14 keys. */
export type StorageKey = keyof typeof storageKeys;

// The keys of a literal table are its names; Object.keys only knows them as strings.
const names = Object.keys(storageKeys) as StorageKey[];

/** The keys that go at a given moment. */
export function keysClearedBy(moment: Clearing): StorageKey[] {
  return names.filter(name => (storageKeys[name].clearedBy as readonly Clearing[]).includes(moment));
}
