import { urgencyWords } from '@choose-life/contracts/domain/report/urgency';
import type { UrgentNotice } from '@choose-life/contracts/domain/report/urgent-rows';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { memberOf, parsedJson } from '@/json';
import { jotaiStore, tabAtoms } from './stored-atoms.ts';

/** A gateway may send three ages only. The notices hold no answers, and need not the table that they come from. */
export function keepUrgentAtSubmit(reportId: string, rows: readonly UrgentNotice[]): void {
  const kept = ['reportId', 'notices', 'id', 'urgency', 'title', 'text', 'questions'];
  jotaiStore.set(tabAtoms.urgentAtSubmit, JSON.stringify({ reportId, notices: rows }, kept));
}

export function useUrgentAtSubmit(reportId: string | null): readonly UrgentNotice[] {
  const kept = useAtomValue(tabAtoms.urgentAtSubmit);
  return useMemo(() => urgentNoticesOf(kept, reportId), [kept, reportId]);
}

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
