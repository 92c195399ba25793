import { groupsOf } from '../groups.ts';
import type { AdviceLine, ReportDetails } from './generated/report-details.ts';
import { yearsText } from './shown-age.ts';

/** Nobody changes twenty things at once: two steps come first, and five more. */
const maxFirst = 2;
const maxSteps = 7;

/** The steps that are shown, in the gateway's order, with their numbers from 1. */
export function stepsOf(details: ReportDetails | null) {
  const advice = details?.advice ?? [];
  return advice.slice(0, maxSteps).map((line, index) => ({ ...wordsOf(line), number: index + 1 }));
}

/** The steps that a report names: those that are shown, and those in the line "You also told us". */
export function namedSteps(details: ReportDetails | null): readonly AdviceLine[] {
  return (details?.advice ?? []).filter(({ told }, index) => index < maxSteps || told !== null);
}

/** The words of one step. */
export type StepWords = ReturnType<typeof wordsOf>;

function wordsOf({ article, id, questions, text, title, ways, years }: AdviceLine) {
  const whole = Math.round(years ?? 0);
  const worth = ways.length > 0 ? 'Together worth' : 'Worth';
  return {
    id,
    title,
    text,
    ways,
    questions,
    article,
    /** 'Worth about 9 years of your risk age.', 'Together worth about 5 years …', or null. Shown below the ways. */
    yearsText: whole < 1 ? null : `${worth} about ${yearsText(whole)} of your risk age.`,
  };
}

/** The medicine to keep taking, outside the count of the steps; null for a person without one. */
export function medicineStepOf(details: ReportDetails | null): StepWords | null {
  return details?.medicineStep ? wordsOf(details.medicineStep) : null;
}

/** The section of the steps; null without any. In a crisis it comes after the notices, and its heading says so. */
export function stepsSectionOf(
  details: ReportDetails | null,
  rows: ReturnType<typeof stepsOf>,
  isCrisis: boolean,
) {
  const medicine = medicineStepOf(details);
  const alsoTold = alsoToldOf(details);
  if (rows.length === 0 && medicine === null && alsoTold === null) return null;
  return {
    heading: isCrisis ? 'After that' : 'Do this first',
    /** Before both lists and not one of the seven. */
    medicine,
    lead: leadOf(rows.length),
    first: rows.slice(0, maxFirst),
    moreHeading: 'When you are ready for more',
    more: rows.slice(maxFirst),
    alsoTold,
  };
}

function leadOf(count: number): string | null {
  if (count === 0) return null;
  return count === 1 ? 'One step is enough to begin.' : 'Pick one to begin with this week.';
}

/** The steps beyond the seven that keep somebody alive, as one line; null without any. */
function alsoToldOf(details: ReportDetails | null) {
  const beyond = namedSteps(details).slice(maxSteps);
  if (beyond.length === 0) return null;
  const groups = groupsOf(beyond, ({ article }) => article).map(([article, lines]) => ({
    article,
    clauses: lines.flatMap(({ told }) => told ?? []),
  }));
  const lead = 'You also told us:';
  return {
    lead,
    /** The clauses by the article that goes with them: 'you use snuff', 'you vape'. */
    groups,
    /** The whole line, for paper. */
    text: `${lead} ${groups.flatMap(({ clauses }) => clauses).join('; ')}. Read more in the library.`,
  };
}
