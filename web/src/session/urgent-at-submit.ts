import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { sessionStore } from './store.ts';
import { tabAtoms } from './stored-atoms.ts';

/**
 * Keeps which urgent situations the answers of a report showed: a gateway may send three ages and nothing else. Ids of
 * `urgentRows` alone, no answers.
 */
export function keepUrgentAtSubmit(reportId: string, ids: readonly string[]): void {
  sessionStore.set(tabAtoms.urgentAtSubmit, JSON.stringify({ reportId, ids }));
}

/** The ids of `urgentRows` that held when this report was submitted in this tab; none for any other report. */
export function useUrgentAtSubmit(reportId: string | null): readonly string[] {
  const kept = useAtomValue(tabAtoms.urgentAtSubmit);
  return useMemo(() => urgentIdsOf(kept, reportId), [kept, reportId]);
}

/** Reads what was kept; nothing where it belongs to another report or cannot be read. */
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
