import type { UrgentNotice } from '@choose-life/contracts/domain/report/urgent-rows';
import { useQuery } from '@tanstack/react-query';
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
export function useUrgentIdsAtSubmit(reportId: string | null): readonly string[] {
  const kept = useAtomValue(tabAtoms.urgentAtSubmit);
  return useMemo(() => urgentIdsOf(kept, reportId), [kept, reportId]);
}

/**
 * The rows of `urgentRows` with those ids. The table weighs much; after a submission it is there already.
 */
export function useUrgentAtSubmit(reportId: string | null): readonly UrgentNotice[] {
  const ids = useUrgentIdsAtSubmit(reportId);
  const { data } = useQuery({
    queryKey: ['urgent-rows'],
    queryFn: async () => (await import('@choose-life/contracts/domain/report/urgent-rows')).urgentRows,
    enabled: ids.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(() => (data ?? []).filter(({ id }) => ids.includes(id)), [data, ids]);
}

/** Reads the stored ids; none if they belong to another report or cannot be read. */
export function urgentIdsOf(kept: string | null, reportId: string | null): readonly string[] {
  const value = parsedJson(kept);
  const ids = memberOf(value, 'ids');
  if (reportId === null || memberOf(value, 'reportId') !== reportId || !Array.isArray(ids)) return [];
  return ids.filter((id): id is string => typeof id === 'string');
}
