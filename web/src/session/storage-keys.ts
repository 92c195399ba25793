/** When a stored value is removed. */
export type Clearing = 'log-out' | 'other-account' | 'start' | 'submit' | 'code-22';

const withTheAccount = ['log-out', 'other-account'] as const;

interface KeyRow {
  readonly writtenBy: string;
  readonly clearedBy: readonly Clearing[];
}

/** The local storage keys of s.3, what writes each and when it is removed. Values are raw strings. */
export const storageKeys = {
  token: { writtenBy: 'any login answer', clearedBy: ['log-out', 'code-22'] },
  email: { writtenBy: 'login, forgot password', clearedBy: ['log-out'] },
  firstName: { writtenBy: 'user-details', clearedBy: withTheAccount },
  lastName: { writtenBy: 'user-details', clearedBy: withTheAccount },
  companyId: { writtenBy: 'user-details', clearedBy: withTheAccount },
  userDetailsEmail: { writtenBy: 'user-details', clearedBy: withTheAccount },
  reportId: { writtenBy: 'the latest non-null id of the report list', clearedBy: withTheAccount },
  metaReportId: { writtenBy: 'the appraise answer', clearedBy: withTheAccount },
  singleReportId: { writtenBy: 'the chosen row of the reports table', clearedBy: withTheAccount },
  validReportId: { writtenBy: 'the last id whose report data came with OK', clearedBy: withTheAccount },
  getResultsReportId: { writtenBy: 'Show Results', clearedBy: withTheAccount },
  uniqueString: {
    writtenBy: 'the save answer, Complete Test',
    clearedBy: ['start', 'submit', ...withTheAccount],
  },
  riskAge: { writtenBy: 'user-details', clearedBy: withTheAccount },
  contentId: { writtenBy: 'the chosen article', clearedBy: withTheAccount },
} as const satisfies Record<string, KeyRow>;

/** The keys of session storage, besides the drafts of the assessment. */
const tabKeys = {
  urgentAtSubmit: {
    writtenBy: 'a submission that became a report: its id, and the ids of what was urgent in its answers',
    clearedBy: withTheAccount,
  },
  agesCovered: { writtenBy: 'Hide my age on a report', clearedBy: withTheAccount },
} as const satisfies Record<string, KeyRow>;

/** One of the keys of session storage. */
type TabKey = keyof typeof tabKeys;

/** One of the 14 keys. */
export type StorageKey = keyof typeof storageKeys;

// Object.keys loses the literal type.
export const storageKeyNames = Object.keys(storageKeys) as readonly StorageKey[];
// As above.
export const tabKeyNames = Object.keys(tabKeys) as readonly TabKey[];

/** The keys of local storage that are removed at a given moment. */
export function keysClearedBy(moment: Clearing): StorageKey[] {
  return storageKeyNames.filter(name => clears(storageKeys[name], moment));
}

/** The keys of session storage that are removed at a given moment. */
export function tabKeysClearedBy(moment: Clearing): TabKey[] {
  return tabKeyNames.filter(name => clears(tabKeys[name], moment));
}

function clears({ clearedBy }: KeyRow, moment: Clearing): boolean {
  return clearedBy.includes(moment);
}
