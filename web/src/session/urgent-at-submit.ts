import { urgencyWords } from '@choose-life/contracts/domain/report/urgency';
import type { UrgentNotice } from '@choose-life/contracts/domain/report/urgent-rows';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { memberOf, parsedJson } from '@/json';
import { jotaiStore, tabAtoms } from './stored-atoms.ts';

/**
 * Keeps the notices of a submission in the tab, for a gateway that sends only the three ages. A notice contains no answer but a
 * number that has to be checked.
 */
export function keepUrgentAtSubmit(reportId: string, rows: readonly UrgentNotice[]): void {
  const kept = ['reportId', 'notices', 'id', 'urgency', 'title', 'lead', 'text', 'questions'];
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
    isLead(memberOf(value, 'lead') ?? null) &&
    Array.isArray(questions) &&
    questions.every(question => typeof question === 'string')
  );
}

function isLead(value: unknown): boolean {
  const isText = typeof memberOf(value, 'text') === 'string';
  return value === null || (isText && Object.hasOwn(urgencyWords, String(memberOf(value, 'urgency'))));
}
