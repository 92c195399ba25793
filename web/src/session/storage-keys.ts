/** When a stored value is removed. */
export type Clearing = 'log-out' | 'other-account' | 'code-22';

const withTheAccount = ['log-out', 'other-account'] as const;

export interface KeyRow {
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
    writtenBy: 'the save answer, Complete Test; Start and a submission remove it',
    clearedBy: withTheAccount,
  },
  riskAge: { writtenBy: 'user-details', clearedBy: withTheAccount },
  contentId: { writtenBy: 'the chosen article', clearedBy: withTheAccount },
} as const satisfies Record<string, KeyRow>;

/** The keys of session storage, besides the drafts of the assessment. */
export const tabKeys = {
  urgentAtSubmit: {
    writtenBy: 'a submission that became a report: its id, and the notices of what was urgent in its answers',
    clearedBy: withTheAccount,
  },
  agesCovered: { writtenBy: 'Hide my age on a report', clearedBy: withTheAccount },
} as const satisfies Record<string, KeyRow>;

/** One of the 14 keys. */
export type StorageKey = keyof typeof storageKeys;

/** The keys of a table. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, KeyRow>>): readonly Key[] {
  // Object.keys loses the literal type.
  return Object.keys(table) as Key[];
}

/** The keys of a table that are removed at a given moment. */
export function keysClearedBy<Key extends string>(
  table: Readonly<Record<Key, KeyRow>>,
  moment: Clearing,
): readonly Key[] {
  return keysOf(table).filter(key => table[key].clearedBy.includes(moment));
}
