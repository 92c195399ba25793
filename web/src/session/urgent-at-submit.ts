import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { memberOf, parsedJson } from '../json.ts';
import { sessionStore, tabAtoms } from './stored-atoms.ts';

/**
 * Stores the urgent situations in the answers of a report, since a gateway may send three ages only. Stores ids of `urgentRows`,
 * no answers.
 */
export function keepUrgentAtSubmit(reportId: string, ids: readonly string[]): void {
  sessionStore.set(tabAtoms.urgentAtSubmit, JSON.stringify({ reportId, ids }));
}

/** The ids of `urgentRows` at the submission of a report in this tab; none for other reports. */
export function useUrgentAtSubmit(reportId: string | null): readonly string[] {
  const kept = useAtomValue(tabAtoms.urgentAtSubmit);
  return useMemo(() => urgentIdsOf(kept, reportId), [kept, reportId]);
}

/** Reads the stored ids; none if they belong to another report or cannot be read. */
export function urgentIdsOf(kept: string | null, reportId: string | null): readonly string[] {
  const value = parsedJson(kept);
  const ids = memberOf(value, 'ids');
  if (reportId === null || memberOf(value, 'reportId') !== reportId || !Array.isArray(ids)) return [];
  return ids.filter((id): id is string => typeof id === 'string');
}
