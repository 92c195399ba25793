import { atomWithStorage } from 'jotai/utils';
import { draftStrings, localStrings } from './browser-storage.ts';
import type { StorageKey, TabKey } from './storage-keys.ts';
import { sessionStore } from './store.ts';

const stored = (key: StorageKey) =>
  atomWithStorage<string | null>(key, null, localStrings, { getOnInit: true });

/**
 * The 14 stored strings as atoms: null when absent. Only signed-in pages read them; marketing pages are the same for
 * everybody. Ids are strings: convert at the contract's edge only.
 */
export const storedAtoms = {
  token: stored('token'),
  email: stored('email'),
  firstName: stored('firstName'),
  lastName: stored('lastName'),
  companyId: stored('companyId'),
  userDetailsEmail: stored('userDetailsEmail'),
  reportId: stored('reportId'),
  metaReportId: stored('metaReportId'),
  singleReportId: stored('singleReportId'),
  validReportId: stored('validReportId'),
  getResultsReportId: stored('getResultsReportId'),
  uniqueString: stored('uniqueString'),
  riskAge: stored('riskAge'),
  contentId: stored('contentId'),
} satisfies Record<StorageKey, unknown>;

const keptInTab = (key: TabKey) =>
  atomWithStorage<string | null>(key, null, draftStrings, { getOnInit: true });

/** What this tab alone keeps, as atoms. */
export const tabAtoms = {
  urgentAtSubmit: keptInTab('urgentAtSubmit'),
  agesCovered: keptInTab('agesCovered'),
} satisfies Record<TabKey, unknown>;

/** Reads the 14 again: a page that was frozen has heard of no change meanwhile (docs/faults.md D4). */
export function rereadStored(): void {
  // The keys of a literal table are its names; Object.keys only knows them as strings.
  for (const key of Object.keys(storedAtoms) as StorageKey[])
    sessionStore.set(storedAtoms[key], localStrings.getItem(key, null));
}
