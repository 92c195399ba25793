import type { ReportDetails } from './generated/report-details.ts';
import { pregnancyChanges } from './pregnancy.ts';
import { isCrisisOf, urgencyWords } from './urgency.ts';
import type { UrgentNotice } from './urgent-rows.ts';
import { byDateTitle, callFor, helpLead, helpWithoutLines, showThis, urgentTitle } from './urgent-texts.ts';

export interface HelpContacts {
  readonly helpLines: readonly string[];
  readonly emergencyNumber?: string | null | undefined;
}

/** One thing to act on, or several that are for now. */
export interface ShownNotice extends UrgentNotice {
  /** 'Now', 'Within a week'. */
  readonly when: string;
  /** The advice, a line for each finding; `text` is all of them. */
  readonly lines: readonly string[];
}

export type UrgentSection = NonNullable<ReturnType<typeof urgentSectionOf>>;

/** The urgent section with the configured help; null where nothing is urgent. */
export function urgentSectionOf(
  told: readonly UrgentNotice[],
  { emergencyNumber, helpLines }: HelpContacts,
  details: Pick<ReportDetails, 'pregnancy' | 'pregnancyNow'> | null,
) {
  if (told.length === 0) return null;
  const forMood = helpLines.length > 0 ? { lead: helpLead, lines: helpLines } : null;
  const isCrisis = told.some(isCrisisOf);
  const isChanged = told.some(({ questions }) => questions.some(each => pregnancyChanges.has(each)));
  const severe = details?.pregnancyNow ?? null;
  return {
    title: isCrisis ? urgentTitle : byDateTitle,
    /** Something is for today or for now: no praise, and no step of habit in the first view. */
    isCrisis,
    /** Stands before the notices and above `pregnancy`: emergency help now. */
    pregnancyNow: severe === null ? null : `${severe} ${callFor(emergencyNumber)}`,
    pregnancy: isChanged ? (details?.pregnancy ?? null) : null,
    notices: shownNoticesOf(told, emergencyNumber),
    help: told.some(({ urgency }) => urgency === 'talk')
      ? (forMood ?? { lead: helpWithoutLines, lines: [] })
      : { lead: showThis, lines: [] },
  };
}

/** As they are shown: all that is for now is one notice with a line each, and says whom to call. */
export function shownNoticesOf(
  told: readonly UrgentNotice[],
  emergencyNumber: string | null | undefined,
): ShownNotice[] {
  const forNow = told.filter(({ urgency }) => urgency === 'now');
  const [first] = forNow;
  const merged = first !== undefined &&
    forNow.length > 1 && {
      ...first,
      id: 'now',
      title: 'Get emergency help now',
      lines: forNow.map(({ text, title }) => `${title}. ${text}`),
      questions: forNow.flatMap(({ questions }) => questions),
      article: null,
    };
  const others = merged ? told.filter(({ urgency }) => urgency !== 'now') : told;
  return [...(merged ? [merged] : []), ...others.map(notice => ({ ...notice, lines: [notice.text] }))].map(
    ({ article = null, id, lines, questions, title, urgency }) => {
      const call = urgency === 'now' ? [callFor(emergencyNumber)] : [];
      // Said behind the one line, or on a line of its own behind several.
      const said = lines.length > 1 ? [...lines, ...call] : [[...lines, ...call].join(' ')];
      const when = urgencyWords[urgency];
      return { id, urgency, title, questions, article, when, lines: said, text: said.join(' ') };
    },
  );
}
