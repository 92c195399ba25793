import { urgencyWords } from '@choose-life/contracts/domain/report/urgency';
import type { UrgentNotice } from '@choose-life/contracts/domain/report/urgent-rows';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { memberOf, parsedJson } from '@/json';
import { jotaiStore, tabAtoms } from './stored-atoms.ts';

/**
 * Stores the notices of what was urgent in the answers of a report, since a gateway may send three ages only. They hold no
 * answers, and a page shows them at once without the table that they come from.
 */
export function keepUrgentAtSubmit(reportId: string, rows: readonly UrgentNotice[]): void {
  const notices = rows.map(({ id, urgency, title, text, questions }) => ({
    id,
    urgency,
    title,
    text,
    questions,
  }));
  jotaiStore.set(tabAtoms.urgentAtSubmit, JSON.stringify({ reportId, notices }));
}

/** The notices at the submission of a report in this tab; none for other reports. */
export function useUrgentAtSubmit(reportId: string | null): readonly UrgentNotice[] {
  const kept = useAtomValue(tabAtoms.urgentAtSubmit);
  return useMemo(() => urgentNoticesOf(kept, reportId), [kept, reportId]);
}

/** Reads the stored notices; none if they belong to another report or cannot be read. */
export function urgentNoticesOf(kept: string | null, reportId: string | null): readonly UrgentNotice[] {
  const value = parsedJson(kept);
  const notices = memberOf(value, 'notices');
  if (reportId === null || memberOf(value, 'reportId') !== reportId || !Array.isArray(notices)) return [];
  return notices.filter(isNotice);
}

function isNotice(value: unknown): value is UrgentNotice {
  const questions = memberOf(value, 'questions');
  return (
    ['id', 'title', 'text'].every(name => typeof memberOf(value, name) === 'string') &&
    Object.hasOwn(urgencyWords, String(memberOf(value, 'urgency'))) &&
    Array.isArray(questions) &&
    questions.every(question => typeof question === 'string')
  );
}
