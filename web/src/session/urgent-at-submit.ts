import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
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
  const value = parsed(kept);
  if (typeof value !== 'object' || value === null || reportId === null) return [];
  if (!('reportId' in value) || value.reportId !== reportId) return [];
  if (!('ids' in value) || !Array.isArray(value.ids)) return [];
  return value.ids.filter((id): id is string => typeof id === 'string');
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
