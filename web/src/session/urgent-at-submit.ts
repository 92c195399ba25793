import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { urgencyWords } from '@choose-life/contracts/domain/report/urgency';
import type { UrgentNotice } from '@choose-life/contracts/domain/report/urgent-rows';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { parsedJson } from '@/json';
import { jotaiStore, tabAtoms } from './stored-atoms.ts';

/*
 * Some gateways return only the three ages of a report, without urgent notices. So the web app derives the urgent notices from the
 * answers when they are submitted, and keeps the notices in session storage, together with the id of their report.
 */

/** Stores the notices of a submission. No answers are stored, except a doubtful number that the text of a notice repeats. */
export function keepUrgentAtSubmit(reportId: string, notices: readonly UrgentNotice[]): void {
  // With an array as its second argument, `JSON.stringify` writes only the properties with these names, at every depth.
  const storedProperties = ['reportId', 'notices', 'id', 'urgency', 'title', 'lead', 'text', 'questions'];
  jotaiStore.set(tabAtoms.urgentAtSubmit, JSON.stringify({ reportId, notices }, storedProperties));
}

/** The notices that this tab has stored for a report; empty if there are none. */
export function useUrgentAtSubmit(reportId: string | null): readonly UrgentNotice[] {
  const storedNotices = useAtomValue(tabAtoms.urgentAtSubmit);
  return useMemo(() => urgentNoticesOf(storedNotices, reportId), [storedNotices, reportId]);
}

/**
 * Reads the notices of a report from the stored text, which may be any text. Invalid notices are omitted. The result is empty for an invalid
 * text, and if the notices belong to another report.
 */
export function urgentNoticesOf(
  storedNotices: string | null,
  reportId: string | null,
): readonly UrgentNotice[] {
  const submission = propertiesOf(parsedJson(storedNotices));
  const { notices } = submission;
  if (reportId === null || submission.reportId !== reportId || !Array.isArray(notices)) return [];
  return notices.filter(isNotice);
}

function isNotice(value: unknown): value is UrgentNotice {
  const { id, title, text, urgency, lead = null, questions } = propertiesOf(value);
  return (
    [id, title, text].every(each => typeof each === 'string') &&
    isUrgency(urgency) &&
    (lead === null || isLead(lead)) &&
    Array.isArray(questions) &&
    questions.every(question => typeof question === 'string')
  );
}

function isLead(value: unknown): boolean {
  const { text, urgency } = propertiesOf(value);
  return typeof text === 'string' && isUrgency(urgency);
}

function isUrgency(value: unknown): boolean {
  // Not `in`, which is also true for names such as 'toString'.
  return typeof value === 'string' && Object.hasOwn(urgencyWords, value);
}
