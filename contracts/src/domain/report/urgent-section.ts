import { isCrisis, isForToday, urgencyWords } from './urgency.ts';
import type { UrgentNotice } from './urgent-rows.ts';
import {
  byDateTitle,
  callFor,
  corrections,
  helpLead,
  helpWithoutLines,
  showThis,
  urgentTitle,
} from './urgent-texts.ts';

/** Where a person finds help, as the operator configured it. */
export interface HelpContacts {
  readonly helpLines: readonly string[];
  readonly emergencyNumber?: string | null | undefined;
}

/** A notice as it is shown; all notices for now are one. */
export interface ShownNotice extends Omit<UrgentNotice, 'lead'> {
  /** 'Now', 'Within a week'. */
  readonly when: string;
  /** What a woman who may be pregnant has to read first. */
  readonly leads: readonly string[];
  /** The advice, a line for each finding; `text` is the leads and all of them. */
  readonly lines: readonly string[];
}

/** The urgent section of a report. */
export interface UrgentSection {
  readonly title: string;
  /** Something is for today or for now: no praise, and no step of habit in the first view. A fever alone is none. */
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
  const forMood = helpLines.length > 0 ? { lead: helpLead, lines: helpLines } : null;
  return {
    title: notices.some(isForToday) ? urgentTitle : byDateTitle,
    isCrisis: isCrisis(notices),
    notices: shownNoticesOf(notices, emergencyNumber),
    help: notices.some(({ urgency }) => urgency === 'talk')
      ? (forMood ?? { lead: helpWithoutLines, lines: [] })
      : { lead: showThis, lines: [] },
  };
}

/** Notices as they are shown. All notices for now are one, with a line each, and end with the number to call. */
export function shownNoticesOf(
  notices: readonly UrgentNotice[],
  emergencyNumber: string | null | undefined,
): ShownNotice[] {
  const call = callFor(emergencyNumber);
  const forNow = notices.filter(({ urgency }) => urgency === 'now');
  const others = notices
    .filter(({ urgency }) => urgency !== 'now')
    .map(each => shownNotice(each, leadsOf([each], call), [each.text]));
  const [first, second] = forNow;
  if (first === undefined) return others;
  const leads = leadsOf(forNow, call);
  if (second === undefined) return [shownNotice(first, leads, [withCall(first.text, call)]), ...others];
  const all = {
    ...first,
    id: 'now',
    title: 'Get emergency help now',
    questions: forNow.flatMap(({ questions }) => questions),
    article: null,
  };
  const texts = forNow.map(({ text, title }) => `${title}. ${text}`);
  return [shownNotice(all, leads, [...texts, call]), ...others];
}

/** The number to call follows the advice: what to do with a number that may be wrong comes last. */
function withCall(text: string, call: string): string {
  const correction = Object.values(corrections).find(each => text.endsWith(each));
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
