import type { ReportAges } from '../reports.ts';
import { analysisViewOf } from './analysis-view.ts';
import { howSectionOf } from './how-view.ts';
import { tenYearsSectionOf } from './people-of-100.ts';
import type { FindingLine, ReportDetails } from './report-details.ts';
import type {
  DoctorSection,
  NumbersSection,
  ReasonsSection,
  ReportView,
  UrgentSection,
} from './report-view.ts';
import { shownAgeOf } from './shown-age.ts';
import { sinceSectionOf } from './since-view.ts';
import { stepsSectionOf } from './steps-view.ts';
import { helpLead, helpWithoutLines, type UrgentNotice, urgentRows, urgentTitle } from './urgent.ts';
import { whySectionOf } from './why-view.ts';

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
