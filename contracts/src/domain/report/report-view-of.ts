import { longDate } from '../dates.ts';
import type { ReportAges } from '../reports.ts';
import { analysisViewOf } from './analysis-view.ts';
import { howSectionOf } from './how-view.ts';
import { tenYearsSectionOf } from './people-of-100.ts';
import type {
  AdviceLine,
  Contribution,
  FindingLine,
  ReportDetails,
  ShownAge,
  SinceLast,
} from './report-details.ts';
import type {
  DoctorSection,
  NumbersSection,
  ReasonsSection,
  ReportView,
  SinceSection,
  StepRow,
  StepsSection,
  UrgentSection,
  WhyRow,
  WhySection,
} from './report-view.ts';
import { shownAgeOf, textOfAge, yearsText } from './shown-age.ts';
import { helpLead, helpWithoutLines, type UrgentNotice, urgentRows, urgentTitle } from './urgent.ts';

/** What a report is read from. */
export interface ReportInput {
  readonly ages: ReportAges;
  /** Null where the gateway tells the three ages alone. */
  readonly details: ReportDetails | null;
  /** Where to find somebody to talk to, as the operator configured it. */
  readonly helpLines: readonly string[];
  /** What was urgent in the answers as they were submitted, for a gateway that tells the ages alone: ids of `urgentRows`. */
  readonly urgentIds?: readonly string[];
  /** IANA name for dates inside sentences; the machine's own by default. */
  readonly timeZone?: string;
}

/** The report as it is read: the same sentences for the screens and the PDF. */
export function reportViewOf(input: ReportInput): ReportView {
  const { ages, details, helpLines, timeZone, urgentIds = [] } = input;
  const notices = noticesOf(details, urgentIds);
  const urgent = notices.length > 0;
  const risk = shownAgeOf(ages.riskAge, details?.riskAgeBound ?? null);
  const real = shownAgeOf(ages.currentAge, null);
  return {
    urgent: urgentSectionOf(notices, helpLines),
    analysis: analysisViewOf(ages, details, urgent),
    reasons: reasonsSectionOf(details),
    why: whySectionOf(risk, real, details),
    tenYears: tenYearsSectionOf(details?.tenYears ?? null),
    steps: stepsSectionOf(details?.advice ?? [], urgent),
    whatIf: details?.whatIf ?? null,
    since: sinceSectionOf(details?.sinceLast ?? null, risk, timeZone),
    numbers: numbersSectionOf(details),
    doctor: doctorSectionOf(details),
    how: howSectionOf(details),
  };
}

function noticesOf(details: ReportDetails | null, urgentIds: readonly string[]): readonly UrgentNotice[] {
  const told = (details?.findings ?? []).filter(isUrgent);
  if (told.length > 0) return told;
  return urgentRows.filter(({ id }) => urgentIds.includes(id));
}

function isUrgent(finding: FindingLine): finding is FindingLine & UrgentNotice {
  return finding.urgency !== null && finding.title !== null;
}

/** The urgent notices with the help that is configured, or null where nothing is urgent. */
export function urgentSectionOf(
  notices: readonly UrgentNotice[],
  helpLines: readonly string[],
): UrgentSection | null {
  if (notices.length === 0) return null;
  return {
    title: urgentTitle,
    notices: notices.map(({ id, questions, text, title, urgency }) => ({
      id,
      questions,
      text,
      title,
      urgency,
    })),
    help: helpLines.length > 0 ? { lead: helpLead, lines: helpLines } : { lead: helpWithoutLines, lines: [] },
  };
}

function reasonsSectionOf(details: ReportDetails | null): ReasonsSection | null {
  const reasons = details?.reasons ?? [];
  if (reasons.length === 0) return null;
  return {
    heading: 'What stands in the way of the number',
    items: reasons.map(({ id: _, ...reason }) => reason),
  };
}

function numbersSectionOf(details: ReportDetails | null): NumbersSection | null {
  const findings = details?.findings ?? [];
  if (findings.length === 0) return null;
  return {
    heading: 'Your numbers and habits',
    rows: findings.map(({ title: _, urgency, ...finding }) => ({
      ...finding,
      text: urgency === null ? finding.text : null,
    })),
    scores: (details?.instruments ?? []).map(({ label, max, score }) => `${label}: ${score} of ${max}.`),
  };
}

function doctorSectionOf(details: ReportDetails | null): DoctorSection | null {
  const facts = details?.facts ?? [];
  if (facts.length === 0) return null;
  return {
    heading: 'Show this to a doctor',
    lead: 'As you answered, on the day of this report.',
    rows: facts.map(({ id: _, ...fact }) => fact),
  };
}

/** How the risk age went since the report before, and what moved it. */
export function sinceSectionOf(
  since: SinceLast | null,
  risk: ShownAge | null,
  timeZone: string | undefined,
): SinceSection | null {
  if (since === null || risk === null) return null;
  return {
    heading: 'Since last time',
    sentence: sentenceOf(since, risk, longDate(since.at, timeZone)),
    rows: since.moved.map(({ label, years }) => ({ label, years, text: movedText(years) })),
  };
}

function sentenceOf({ riskAge }: SinceLast, now: ShownAge, date: string): string {
  const before = textOfAge(riskAge);
  if (riskAge.bound !== null && riskAge.bound === now.bound) {
    return `On ${date} your risk age was ${before}, as it is now. What changed beyond the end of the scale cannot be seen.`;
  }
  if (before === textOfAge(now)) return `Your risk age is the same as on ${date}: ${before}.`;
  const way = now.years < riskAge.years || now.bound === 'below' || riskAge.bound === 'above' ? 'down' : 'up';
  return `Your risk age went ${way} from ${before} on ${date} to ${textOfAge(now)}.`;
}

function movedText(years: number): string {
  const size = Math.abs(years).toFixed(1);
  return `${years > 0 ? 'added' : 'took off'} ${size} ${size === '1.0' ? 'year' : 'years'}`;
}

/** Nobody changes twenty things at once. */
const maxFirst = 2;

/** The steps in the gateway's order: what is urgent first, then what wins most. */
export function stepsSectionOf(advice: readonly AdviceLine[], urgent: boolean): StepsSection | null {
  if (advice.length === 0) return null;
  const rows = advice.map(stepOf);
  return {
    heading: urgent ? 'After that' : 'Do this first',
    lead: rows.length === 1 ? 'One step is enough to begin.' : 'Pick one to begin with this week.',
    first: rows.slice(0, maxFirst),
    moreHeading: 'When you are ready for more',
    more: rows.slice(maxFirst),
  };
}

function stepOf({ years, ...line }: AdviceLine): StepRow {
  const whole = Math.round(years ?? 0);
  return { ...line, yearsText: whole < 1 ? null : `Worth about ${yearsText(whole)} of your risk age.` };
}

/** Years by factor, those that add most first; they add up to the difference of risk age and age. */
export function whySectionOf(
  risk: ShownAge | null,
  real: ShownAge | null,
  details: ReportDetails | null,
): WhySection | null {
  const contributions = details?.contributions ?? [];
  if (risk === null || real === null || contributions.length === 0) return null;
  const sorted = [...contributions].sort((one, other) => other.years - one.years);
  const open = risk.bound !== null;
  const added = sorted.reduce((sum, { years }) => sum + Math.max(0, years), 0);
  const same = risk.years === real.years;
  return {
    heading: same
      ? `What makes up your ${textOfAge(risk)}`
      : `Why ${textOfAge(risk)}, not ${textOfAge(real)}`,
    lead: 'What each part adds to your age, or takes from it.',
    rows: sorted.map(each => rowOf(each, open ? added : null)),
    total: open ? totalBeyond(risk, real) : totalOf(sorted, real.years, risk.years),
  };
}

/** @param added the years added in all, where the sum lies beyond the scale and its parts are told as shares */
function rowOf({ gain, ...each }: Contribution, added: number | null): WhyRow {
  const { years } = each;
  return {
    ...each,
    yearsText: added === null ? signedYears(years) : shareText(years, added),
    gainText: gainTextOf(gain, years, added !== null),
  };
}

/** '+12.6 years', '−0.4 years', 'no years'; the minus is the real one, which is read aloud as such. */
function signedYears(years: number): string {
  if (years === 0) return 'no years';
  const size = Math.abs(years);
  return `${years > 0 ? '+' : '−'}${size.toFixed(1)} ${size === 1 ? 'year' : 'years'}`;
}

function shareText(years: number, added: number): string {
  if (years < 0) return 'takes some off';
  if (years === 0) return 'nothing';
  return `about ${Math.max(1, Math.round((100 * years) / added))} of every 100 parts`;
}

function gainTextOf(gain: number, years: number, open: boolean): string {
  if (gain > 0)
    return open
      ? 'Changing this brings the number down.'
      : `Changing this is worth ${gain.toFixed(1)} ${gain === 1 ? 'year' : 'years'}.`;
  return years > 0 ? 'Nothing to change on your own here.' : 'Nothing to change here.';
}

/** @param shown the age of the cards: rounded once, from the unrounded one */
function totalOf(rows: readonly Contribution[], age: number, shown: number): string {
  const sum = Math.round(rows.reduce((total, { years }) => total + years, 0) * 10) / 10;
  const end = Math.round((age + sum) * 10) / 10;
  return `${age} ${sum < 0 ? '−' : '+'} ${Math.abs(sum).toFixed(1)} = ${end.toFixed(1)} years, shown as ${shown}.`;
}

function totalBeyond(risk: ShownAge, real: ShownAge): string {
  return `Together with your ${real.years} years that is beyond ${risk.years}, where the scale ends.`;
}
