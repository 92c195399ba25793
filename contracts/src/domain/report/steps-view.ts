import { groupsOf } from '../groups.ts';
import type { AdviceLine, ReportDetails } from './generated/report-details.ts';
import { yearsText } from './shown-age.ts';

/** The number of steps that a report shows first. Nobody changes many habits at once (docs/report.md, section 12). */
export const maxFirstSteps = 2;
/** The number of steps that a report shows in total; our choice (docs/report.md, section 12). */
const maxSteps = 7;

/** A step as a report shows it. */
export interface ShownStep
  extends Pick<AdviceLine, 'id' | 'title' | 'text' | 'ways' | 'questions' | 'article'> {
  /**
   * 'Worth about 9 years of your risk age.', or 'Together worth about 5 years …' if the step lists ways to do it. Null if the years round to 0.
   */
  readonly yearsText: string | null;
}

/** A step in the list of steps. */
export interface StepRow extends ShownStep {
  /** From 1. */
  readonly number: number;
}

/** The steps on dangers to life that do not fit into the list of seven. They are shown in one line: 'You also told us: …'. */
interface OtherDangers {
  readonly lead: string;
  /** The clauses grouped by article: 'you use snuff', 'you vape'. */
  readonly groups: readonly { readonly article: string | null; readonly clauses: readonly string[] }[];
  /** The whole line, for the PDF. */
  readonly text: string;
}

/** The section "Do this first". */
export interface StepsSection {
  readonly heading: string;
  /** The medicine to keep taking, which is shown before both lists and is not counted; null if there is none. */
  readonly medicine: ShownStep | null;
  readonly lead: string | null;
  readonly first: readonly StepRow[];
  readonly moreHeading: string;
  readonly more: readonly StepRow[];
  readonly otherDangers: OtherDangers | null;
}

/** The steps that are shown, in the order of the gateway, numbered from 1. */
export function stepsOf(details: ReportDetails | null): StepRow[] {
  const advice = details?.advice ?? [];
  return advice.slice(0, maxSteps).map((line, index) => ({ ...shownStepOf(line), number: index + 1 }));
}

/**
 * The steps that a report mentions: the shown steps, and the steps in the line "You also told us". `told` is the clause of a step for this line;
 * only a step on a danger to life has one.
 */
export function mentionedSteps(details: ReportDetails | null): readonly AdviceLine[] {
  return (details?.advice ?? []).filter(({ told }, index) => index < maxSteps || told !== null);
}

function shownStepOf({ article, id, questions, text, title, ways, years }: AdviceLine): ShownStep {
  const wholeYears = Math.round(years ?? 0);
  const worth = ways.length > 0 ? 'Together worth' : 'Worth';
  return {
    id,
    title,
    text,
    ways,
    questions,
    article,
    // 'about 0 years' would say nothing.
    yearsText: wholeYears < 1 ? null : `${worth} about ${yearsText(wholeYears)} of your risk age.`,
  };
}

/** The medicine that the person should keep taking, which is not counted as a step; null if there is none. */
export function medicineStepOf(details: ReportDetails | null): ShownStep | null {
  return details?.medicineStep ? shownStepOf(details.medicineStep) : null;
}

/**
 * Writes the section of the steps; null if it is empty. In a crisis it follows the notices, so its heading is 'After that'.
 * @param rows the result of `stepsOf(details)`, which other sections use too
 */
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
    first: rows.slice(0, maxFirstSteps),
    moreHeading: 'When you are ready for more',
    more: rows.slice(maxFirstSteps),
    otherDangers,
  };
}

function leadOf(count: number): string | null {
  if (count === 0) return null;
  return count === 1 ? 'One step is enough to begin.' : 'Pick one to begin with this week.';
}

function otherDangersOf(details: ReportDetails | null): OtherDangers | null {
  // `mentionedSteps` begins with the seven steps that are shown in full.
  const notShown = mentionedSteps(details).slice(maxSteps);
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
