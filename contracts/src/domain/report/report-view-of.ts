import { longDate } from '../dates.ts';
import type { ReportAges } from '../reports.ts';
import { analysisViewOf, isOutsideModel } from './analysis-view.ts';
import type {
  Contribution,
  FindingLine,
  ReportDetails,
  ShownAge,
  SinceLast,
} from './generated/report-details.ts';
import { howSectionOf } from './how-view.ts';
import { letterContentOf } from './letter-view.ts';
import { tenYearStepId, tenYearsSectionOf } from './people-of-100.ts';
import { pregnancyViewOf } from './pregnancy.ts';
import type { NumbersSection, ReasonsSection, ReportView, SinceSection, WhySection } from './report-view.ts';
import { roundedTogether } from './rounded-together.ts';
import { shownAgeOf, textOfAge, yearsText } from './shown-age.ts';
import { medicineStepOf, stepsOf, stepsSectionOf } from './steps-view.ts';
import { mostUrgentFirst } from './urgency.ts';
import type { UrgentNotice } from './urgent-rows.ts';
import { type HelpContacts, urgentSectionOf } from './urgent-section.ts';
import { redFlagsFor } from './urgent-texts.ts';

interface ReportInput extends HelpContacts {
  readonly ages: ReportAges;
  /** Null if the gateway sends only the three ages. */
  readonly details: ReportDetails | null;
  /** The urgent notices on the submitted answers. They are used if the gateway sends no notices. */
  readonly submittedNotices?: readonly UrgentNotice[];
  /** IANA name of the time zone for dates in sentences. Default: the machine's time zone. */
  readonly timeZone?: string | undefined;
}

/** Writes all sections of a report. Screens and the PDF draw the same view, so that their texts never differ. */
export function reportViewOf(input: ReportInput): ReportView {
  const { ages, details, emergencyNumber, timeZone, submittedNotices = [] } = input;
  const notices = noticesOf(details, submittedNotices);
  const urgent = urgentSectionOf(notices, input);
  const isCrisis = urgent?.isCrisis ?? false;
  const mayPraise = notices.length === 0 && !mustNotPraise(details);
  const analysis = analysisViewOf(ages, details, { isCrisis, mayPraise });
  const shownSteps = stepsOf(details);
  const medicine = medicineStepOf(details);
  const risk = shownAgeOf(ages.riskAge, details?.riskAgeBound ?? null);
  const real = shownAgeOf(ages.currentAge);
  const steps = stepsSectionOf(details, shownSteps, isCrisis);
  const numbers = numbersSectionOf(details);
  const hasRiskAgeOrRange = risk !== null || details?.range != null;
  return {
    urgent,
    analysis,
    pregnancy: pregnancyViewOf(details?.pregnancy ?? null, {
      notices: urgent?.notices ?? [],
      firstSteps: steps?.first ?? [],
      numbers: numbers?.rows ?? [],
    }),
    reasons: reasonsSectionOf(details),
    why: whySectionOf(risk, real, details),
    tenYears: tenYearsSectionOf(details?.tenYears ?? null, shownSteps),
    steps,
    whatIf: details?.whatIf ?? null,
    since: sinceSectionOf(details?.sinceLast ?? null, risk, timeZone),
    numbers,
    letter: letterContentOf(details, notices, [
      ...(medicine ? [medicine] : []),
      // The letter has a separate line for the action of the ten-year risk.
      ...shownSteps.filter(({ id }) => id !== tenYearStepId),
    ]),
    how: howSectionOf(details, { hasRiskAgeOrRange }),
    redFlags: redFlagsFor(emergencyNumber),
  };
}

/** The urgent notices of the gateway. If it sends none, the notices on the submitted answers. */
function noticesOf(details: ReportDetails | null, submittedNotices: readonly UrgentNotice[]): UrgentNotice[] {
  const gatewayNotices: readonly UrgentNotice[] = (details?.findings ?? []).filter(isUrgent);
  return mostUrgentFirst(gatewayNotices.length > 0 ? gatewayNotices : submittedNotices);
}

function isUrgent(finding: FindingLine): finding is FindingLine & UrgentNotice {
  return finding.urgency !== null && finding.title !== null;
}

/** A report praises only if these factors were measured: an assumed value is not the person's achievement. */
const measuredFactors: readonly string[] = ['bloodPressure', 'diabetes'];

/**
 * Whether the report must not praise, because a finding or the ten-year risk needs attention, a change would lower the risk age, or an input of
 * the risk age was not measured or is outside its healthy range.
 */
function mustNotPraise(details: ReportDetails | null): boolean {
  const { contributions = [], findings = [], tenYears = null } = details ?? {};
  return (
    tenYears?.action != null ||
    contributions.some(({ gain }) => gain > 0) ||
    findings.some(({ tone }) => tone === 'attention' || tone === 'urgent') ||
    contributions.some(contribution => {
      const related = findingsOn(contribution, findings);
      const isUnmeasured = related.length === 0 && measuredFactors.includes(contribution.factor);
      return isUnmeasured || related.some(({ tone }) => tone !== 'good');
    })
  );
}

/** The findings on the questions of a factor. */
function findingsOn({ questions }: Contribution, findings: readonly FindingLine[]): readonly FindingLine[] {
  return findings.filter(finding => finding.questions.some(question => questions.includes(question)));
}

function reasonsSectionOf(details: ReportDetails | null): ReasonsSection | null {
  const reasons = details?.reasons ?? [];
  // If the model does not cover this person, the section ANALYSIS contains the reasons.
  if (reasons.length === 0 || isOutsideModel(details)) return null;
  return {
    heading: 'What stands in the way of the number',
    items: reasons.map(({ id: _, ...reason }) => reason),
  };
}

function numbersSectionOf(details: ReportDetails | null): NumbersSection | null {
  const allFindings = details?.findings ?? [];
  // An unusual number that is not confirmed can have two findings with the same id: an urgent notice and a request to check it. Only the request
  // is shown here.
  const hasRequest = ({ id }: FindingLine) =>
    allFindings.some(other => other.id === id && other.urgency === null);
  const findings = allFindings.filter(finding => finding.urgency === null || !hasRequest(finding));
  if (findings.length === 0) return null;
  return {
    heading: 'Your numbers and habits',
    // The members with an underscore are dropped, because this section does not show them.
    rows: findings.map(
      ({
        article: _article,
        lead: _lead,
        showBy: _showBy,
        source: _source,
        title: _title,
        urgency,
        ...finding
      }) => ({
        ...finding,
        // The urgent section contains the text of an urgent finding.
        text: urgency === null ? finding.text : null,
      }),
    ),
  };
}

function sinceSectionOf(
  since: SinceLast | null,
  risk: ShownAge | null,
  timeZone: string | undefined,
): SinceSection | null {
  if (since === null || risk === null) return null;
  // The years by factor are unknown beyond an end of the scale. Those of two models cannot be compared (`isOtherRule`).
  const areYearsUnknown = since.riskAge.bound !== null || risk.bound !== null || since.isOtherRule;
  return {
    heading: 'Since last time',
    sentence: sinceSentenceOf(since, risk, longDate(since.at, timeZone)),
    rows: areYearsUnknown
      ? []
      : since.moved.map(({ label, years }) => ({ label, years, text: movedText(years) })),
  };
}

function sinceSentenceOf({ isOtherRule, riskAge }: SinceLast, now: ShownAge, date: string): string {
  const before = textOfAge(riskAge);
  if (isOtherRule) {
    return `On ${date} your risk age was ${before}. It was worked out by another rule then, so the two numbers cannot be compared.`;
  }
  if (riskAge.bound !== null && riskAge.bound === now.bound) {
    // Below the scale, the analysis says that the scale begins there (`belowScaleSentence`).
    const caveat = now.bound === 'above' ? ' What changed beyond the end of the scale cannot be seen.' : '';
    return `On ${date} your risk age was ${before}, as it is now.${caveat}`;
  }
  if (before === textOfAge(now)) return `Your risk age is the same as on ${date}: ${before}.`;
  // Ages with the same years can differ in their bound: from '80 or over' to '80' is down.
  const isDown = now.years < riskAge.years || now.bound === 'below' || riskAge.bound === 'above';
  const direction = isDown ? 'down' : 'up';
  return `Your risk age went ${direction} from ${before} on ${date} to ${textOfAge(now)}.`;
}

function movedText(years: number): string {
  // With one decimal, because a factor often changes by less than a year.
  const size = Math.abs(years).toFixed(1);
  return `${years > 0 ? 'added' : 'took off'} ${size} ${size === '1.0' ? 'year' : 'years'}`;
}

/**
 * Writes the years of each factor, the largest first. The shown years add up to the shown risk age minus the shown age. Beyond an end of the
 * scale, words are shown in place of years.
 */
function whySectionOf(
  risk: ShownAge | null,
  real: ShownAge | null,
  details: ReportDetails | null,
): WhySection | null {
  const contributions = details?.contributions ?? [];
  if (risk === null || real === null || contributions.length === 0) return null;
  const sorted = [...contributions].sort((one, other) => other.years - one.years);
  const isBeyondScale = risk.bound !== null;
  const addedYears = sorted.reduce((sum, { years }) => sum + Math.max(0, years), 0);
  const difference = risk.years - real.years;
  const wholeYears = roundedTogether(
    sorted.map(({ years }) => years),
    difference,
  );
  const rows = sorted.map((contribution, index) => {
    const { gain: _gain, hasChanged: _hasChanged, ...shown } = contribution;
    return {
      ...shown,
      yearsText: isBeyondScale
        ? shareText(shown.years, addedYears, risk.bound)
        : signedYears(wholeYears[index] ?? 0, shown.years),
      gainText: gainTextOf(contribution, details?.findings ?? []),
    };
  });
  const withoutYears = sorted.filter(({ years }) => years === 0).map(({ label }) => label.toLowerCase());
  return {
    heading:
      difference === 0
        ? `What makes up your ${textOfAge(risk)}`
        : `Why ${textOfAge(risk)}, not ${textOfAge(real)}`,
    lead: 'What each part adds to your years, or takes from them.',
    rows: rows.filter(({ years }) => years !== 0),
    factorsWithoutYears: withoutYears.length === 0 ? null : `No years from: ${withoutYears.join(', ')}.`,
    total: totalOf(risk, real.years),
  };
}

/** '+12 years', '−1 year'. The minus is U+2212, which screen readers read as "minus". */
function signedYears(whole: number, years: number): string {
  if (whole === 0) return `${years > 0 ? 'adds' : 'takes off'} less than a year`;
  return `${whole > 0 ? '+' : '−'}${yearsText(Math.abs(whole))}`;
}

/**
 * The share of a factor in the added years in words, for a risk age beyond the scale. At the lower end the text says only whether the factor adds
 * years or takes them off. "About half" is a share of more than 40 and at most 60 percent, and a "small part" is at most 15 percent.
 */
function shareText(years: number, addedYears: number, end: ShownAge['bound']): string {
  if (years < 0) return end === 'below' ? 'takes years off' : 'takes some off';
  if (end === 'below') return 'adds some';
  const share = years / addedYears;
  if (share > 0.6) return 'most of it';
  if (share > 0.4) return 'about half of it';
  return share > 0.15 ? 'a part of it' : 'a small part of it';
}

/** The effect of a change, with a different sentence for each factor, so that a page does not repeat a sentence. */
const gainTexts: Readonly<Record<string, string>> = {
  smoking: 'Stopping brings the number down.',
  weight: 'Less weight brings the number down.',
  bloodPressure: 'A lower pressure brings the number down.',
};

/** The effect of keeping to a change that the person has already made. The embedded gateway reports such a change only for smoking. */
const keptTexts: Readonly<Record<string, string>> = { smoking: 'Staying off brings it down further.' };

function gainTextOf(contribution: Contribution, findings: readonly FindingLine[]): string {
  if (contribution.hasChanged)
    return keptTexts[contribution.factor] ?? 'Keeping to the change brings it down further.';
  if (contribution.gain > 0) return gainTexts[contribution.factor] ?? 'Changing this brings the number down.';
  // The person cannot change these factors without a health worker. The note on the medicine says what to do.
  if (contribution.years > 0 && contribution.factor === 'medicine') return '';
  if (contribution.years > 0 && contribution.factor === 'diabetes')
    return 'A health worker can help with this.';
  const related = findingsOn(contribution, findings);
  const unhealthy = related.find(({ tone }) => tone !== 'good');
  if (unhealthy) return `See "${unhealthy.label}" among your numbers.`;
  if (related.length === 0) return '';
  return contribution.factor === 'bloodPressure'
    ? 'Well kept: it need not be lower.'
    : 'You need not change this.';
}

function totalOf(risk: ShownAge, age: number): string {
  const difference = risk.years - age;
  if (risk.bound === 'above') {
    return `Together with your ${age} years that is beyond ${risk.years}, where the scale ends.`;
  }
  if (risk.bound === 'below') {
    return `You are ${age} years old. All parts together take years off: that makes ${textOfAge(risk)}.`;
  }
  if (difference === 0) return `You are ${age} years old. All parts together change nothing.`;
  const change = `${difference > 0 ? 'add' : 'take off'} ${yearsText(Math.abs(difference))}`;
  return `You are ${age} years old. All parts together ${change}: that makes ${risk.years}.`;
}
