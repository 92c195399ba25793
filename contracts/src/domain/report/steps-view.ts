import { groupsOf } from '../groups.ts';
import type { AdviceLine, ReportDetails } from './generated/report-details.ts';
import { yearsText } from './shown-age.ts';

/** A person cannot change twenty habits at the same time, so a report shows two steps first, and at most seven in all. */
const maxFirst = 2;
const maxSteps = 7;

/** A step as it is shown. */
export interface StepWords
  extends Pick<AdviceLine, 'id' | 'title' | 'text' | 'ways' | 'questions' | 'article'> {
  /** 'Worth about 9 years of your risk age.', 'Together worth about 5 years …'; null without years. Shown below the ways. */
  readonly yearsText: string | null;
}

/** A step in the list of steps. */
export interface StepRow extends StepWords {
  /** From 1. */
  readonly number: number;
}

/** The steps on dangers to life that are not among the seven shown steps, as one line. */
interface OtherDangers {
  readonly lead: string;
  /** The clauses by article: 'you use snuff', 'you vape'. */
  readonly groups: readonly { readonly article: string | null; readonly clauses: readonly string[] }[];
  /** The whole line, for the PDF. */
  readonly text: string;
}

/** The section of the steps. */
export interface StepsSection {
  readonly heading: string;
  /** The medicine to keep taking, shown before both lists and not counted; null without one. */
  readonly medicine: StepWords | null;
  readonly lead: string | null;
  readonly first: readonly StepRow[];
  readonly moreHeading: string;
  readonly more: readonly StepRow[];
  readonly otherDangers: OtherDangers | null;
}

/** The steps that are shown, in the order of the gateway, numbered from 1. */
export function stepsOf(details: ReportDetails | null): StepRow[] {
  const advice = details?.advice ?? [];
  return advice.slice(0, maxSteps).map((line, index) => ({ ...wordsOf(line), number: index + 1 }));
}

/** The steps that a report mentions: those that are shown, and those in the line "You also told us". */
export function namedSteps(details: ReportDetails | null): readonly AdviceLine[] {
  return (details?.advice ?? []).filter(({ told }, index) => index < maxSteps || told !== null);
}

/** A step whose years round to 0 has no text about them: 'about 0 years' would say nothing. */
function wordsOf({ article, id, questions, text, title, ways, years }: AdviceLine): StepWords {
  const whole = Math.round(years ?? 0);
  const worth = ways.length > 0 ? 'Together worth' : 'Worth';
  return {
    id,
    title,
    text,
    ways,
    questions,
    article,
    yearsText: whole < 1 ? null : `${worth} about ${yearsText(whole)} of your risk age.`,
  };
}

/** The medicine that the person should keep taking, which is not counted as a step; null without one. */
export function medicineStepOf(details: ReportDetails | null): StepWords | null {
  return details?.medicineStep ? wordsOf(details.medicineStep) : null;
}

/** The section of the steps; null if there is nothing in it. In a crisis it follows the notices, so its heading is 'After that'. */
export function stepsSectionOf(
  details: ReportDetails | null,
  rows: readonly StepRow[],
  isCrisis: boolean,
): StepsSection | null {
  const medicine = medicineStepOf(details);
  const otherDangers = otherDangersOf(details);
  if (rows.length === 0 && medicine === null && otherDangers === null) return null;
  return {
    heading: isCrisis ? 'After that' : 'Do this first',
    medicine,
    lead: leadOf(rows.length),
    first: rows.slice(0, maxFirst),
    moreHeading: 'When you are ready for more',
    more: rows.slice(maxFirst),
    otherDangers,
  };
}

function leadOf(count: number): string | null {
  if (count === 0) return null;
  return count === 1 ? 'One step is enough to begin.' : 'Pick one to begin with this week.';
}

function otherDangersOf(details: ReportDetails | null): OtherDangers | null {
  const notShown = namedSteps(details).slice(maxSteps);
  if (notShown.length === 0) return null;
  const groups = groupsOf(notShown, ({ article }) => article).map(([article, lines]) => ({
    article,
    clauses: lines.flatMap(({ told }) => told ?? []),
  }));
  const lead = 'You also told us:';
  return {
    lead,
    groups,
    text: `${lead} ${groups.flatMap(({ clauses }) => clauses).join('; ')}. Read more in the library.`,
  };
}
