import { isCrisis, isForToday, urgencyWords } from './urgency.ts';
import type { UrgentNotice } from './urgent-rows.ts';
import {
  byDateTitle,
  callSentence,
  corrections,
  helpLead,
  helpWithoutLines,
  showReportSentence,
  urgentTitle,
} from './urgent-texts.ts';

/** The contacts for help that the operator configured. */
export interface HelpContacts {
  /** The texts of the help lines for mood and worry; empty if none are configured. */
  readonly helpLines: readonly string[];
  /** The number to call in an emergency. If it is missing, the texts say 'your emergency number'. */
  readonly emergencyNumber?: string | null | undefined;
}

/** A notice as it is shown. All notices with the urgency `now` are merged into one. */
export interface ShownNotice extends Omit<UrgentNotice, 'lead'> {
  /** 'Now', 'Within a week'. */
  readonly when: string;
  /** The sentences for a woman who may be pregnant, which come first. */
  readonly leads: readonly string[];
  /** The advice of each finding. The merged notice has one more line, the number to call. `text` contains the leads and these lines. */
  readonly lines: readonly string[];
}

/** The urgent section of a report. */
export interface UrgentSection {
  readonly title: string;
  /** Whether the notices are so urgent that the report omits praise and shows no steps in the first view (`urgency.ts`). */
  readonly isCrisis: boolean;
  readonly notices: readonly ShownNotice[];
  readonly help: { readonly lead: string; readonly lines: readonly string[] };
}

/** The urgent section with the configured help; null if nothing is urgent. */
export function urgentSectionOf(
  notices: readonly UrgentNotice[],
  { emergencyNumber, helpLines }: HelpContacts,
): UrgentSection | null {
  if (notices.length === 0) return null;
  const configuredHelp = helpLines.length > 0 ? { lead: helpLead, lines: helpLines } : null;
  return {
    title: notices.some(isForToday) ? urgentTitle : byDateTitle,
    isCrisis: isCrisis(notices),
    notices: shownNoticesOf(notices, emergencyNumber),
    help: notices.some(({ urgency }) => urgency === 'talk')
      ? (configuredHelp ?? { lead: helpWithoutLines, lines: [] })
      : { lead: showReportSentence, lines: [] },
  };
}

/**
 * The notices as they are shown. Notices with the urgency `now` get the number to call. If there are several of them, they are merged into
 * one notice with one number to call.
 */
export function shownNoticesOf(
  notices: readonly UrgentNotice[],
  emergencyNumber: string | null | undefined,
): ShownNotice[] {
  const call = callSentence(emergencyNumber);
  const forNow = notices.filter(({ urgency }) => urgency === 'now');
  const otherNotices = notices
    .filter(({ urgency }) => urgency !== 'now')
    .map(notice => shownNotice(notice, leadsOf([notice], call), [notice.text]));
  const [first, second] = forNow;
  if (first === undefined) return otherNotices;
  // A person in an emergency should make one call, so several notices with the urgency `now` are not shown separately.
  const leads = leadsOf(forNow, call);
  if (second === undefined) return [shownNotice(first, leads, [withCall(first.text, call)]), ...otherNotices];
  const merged = {
    ...first,
    id: 'now',
    title: 'Get emergency help now',
    questions: forNow.flatMap(({ questions }) => questions),
    article: null,
  };
  const texts = forNow.map(({ text, title }) => `${title}. ${text}`);
  return [shownNotice(merged, leads, [...texts, call]), ...otherNotices];
}

/** Adds the sentence with the phone number after the advice, but before a sentence that asks to correct a typed number (`corrections`). */
function withCall(text: string, call: string): string {
  const correction = Object.values(corrections).find(sentence => text.endsWith(sentence));
  if (correction === undefined) return `${text} ${call}`;
  return `${text.slice(0, -correction.length)}${call} ${correction}`;
}

function leadsOf(notices: readonly UrgentNotice[], call: string): string[] {
  return notices
    .flatMap(({ lead }) => lead ?? [])
    .map(({ text, urgency }) => (urgency === 'now' ? `${text} ${call}` : text));
}

function shownNotice(notice: UrgentNotice, leads: readonly string[], lines: readonly string[]): ShownNotice {
  const { article = null, id, questions, title, urgency } = notice;
  return {
    id,
    urgency,
    title,
    questions,
    article,
    when: urgencyWords[urgency],
    leads,
    lines,
    text: [...leads, ...lines].join(' '),
  };
}
