import type { ReportAges } from '../reports.ts';
import type { AgeRange, ReportDetails, ShownAge } from './generated/report-details.ts';
import { tenYearsHeadline } from './people-of-100.ts';
import { type AgeGap, gapBetween, shownAgeOf, textOfAge, textOfGap } from './shown-age.ts';

/** The questionnaire does not ask about these illnesses, so the report names them next to the ages. */
const exclusionSentence =
  'This is not for you if you have had a heart attack, angina, a stroke or a mini-stroke. It is also not for you if you have heart failure or blocked leg arteries.';

const scope = 'These ages cover heart and circulation only.';

/**
 * How the headline is shown.
 * - `urgent`: a notice asks to act now or today; the headline is plain text.
 * - `gain`: the years by which healthier living can lower the risk age, or the ten-year risk (see below).
 * - `good`: praise, in green.
 * - `plain`: only the risk age or the ten-year risk, in plain text.
 * - `none`: there is no risk age, or only a range for it.
 *
 * The headline is the ten-year risk only if the risk age is above the scale. The tone is then `plain` if the target age is missing or above
 * the scale too, and otherwise `gain`.
 */
export type AnalysisTone = 'urgent' | 'gain' | 'good' | 'plain' | 'none';

/** One of the three ages, as its card shows it (s.2.3). */
export interface AgeCell {
  /** Whole years; null if the report does not have this age. */
  readonly years: number | null;
  /** '52', '80 or over'; '-' if the report does not have this age. */
  readonly text: string;
  readonly label: string;
  /** A few words that explain the age. */
  readonly note: string;
}

/** The section ANALYSIS of a report (s.2.3). */
export interface AnalysisView {
  readonly heading: string;
  readonly tone: AnalysisTone;
  readonly headline: string;
  readonly sentences: readonly string[];
  /** Why the target age is above the person's age; null if it is not above, or if the gateway names no model. */
  readonly targetNote: string | null;
  /** The people to whom the risk age does not apply; null if the report has neither a risk age nor a range, or names no model. */
  readonly exclusion: string | null;
  readonly ages: { readonly target: AgeCell; readonly risk: AgeCell; readonly real: AgeCell };
  /** The range of the risk age; null if the risk age is exact or if both ends have the same text. */
  readonly range: AgeRange | null;
  /** The illnesses that the ages cover; null in the same cases as `exclusion`. */
  readonly scope: string | null;
}

/** The three ages of a report. `real` is the person's current age. */
type Ages = Readonly<Record<'target' | 'risk' | 'real', ShownAge | null>>;

interface AnalysisContext {
  /** Whether a notice asks to act now or today. The headline is then plain text. */
  readonly isCrisis: boolean;
  /** Whether the headline may praise: nothing needs attention or can improve, and all inputs of the risk age are in their healthy range. */
  readonly mayPraise: boolean;
}

/** Writes the section ANALYSIS (s.2.3): the headline, its sentences and the three ages. */
export function analysisViewOf(
  ages: ReportAges,
  details: ReportDetails | null,
  context: AnalysisContext,
): AnalysisView {
  const shown: Ages = {
    target: shownAgeOf(ages.targetAge, details?.targetAgeBound ?? null),
    risk: shownAgeOf(ages.riskAge, details?.riskAgeBound ?? null),
    real: shownAgeOf(ages.currentAge),
  };
  const { crisisHeadline, ...wording } = wordingFor(shown, details, context);
  // A gateway that sends only the ages names no model. Nobody then knows which illnesses its ages cover, so the sentences about that are omitted.
  const hasModel = details?.model != null;
  const range = details?.range ?? null;
  const hasRiskAgeOrRange = shown.risk !== null || range !== null;
  const common = {
    heading: 'ANALYSIS',
    targetNote: hasModel && isTargetAbove(shown) ? targetNote : null,
    exclusion: hasModel && hasRiskAgeOrRange ? exclusionSentence : null,
    ages: cellsOf(shown, hasModel),
    range: range && textOfAge(range.low) !== textOfAge(range.high) ? range : null,
    scope: hasModel && hasRiskAgeOrRange ? scope : null,
  };
  if (!context.isCrisis) return { ...common, ...wording };
  return {
    ...common,
    tone: 'urgent',
    headline: crisisHeadline ?? wording.headline,
    // A sentence that is the headline in a crisis is not repeated.
    sentences: wording.sentences.filter(sentence => sentence !== crisisHeadline),
  };
}

const isTargetAbove = ({ real, target }: Ages) =>
  real !== null && target !== null && target.years > real.years;

interface Wording {
  readonly tone: AnalysisTone;
  readonly headline: string;
  readonly sentences: readonly string[];
  /** The headline in a crisis: the sentence of the specification (s.2.3), or only the risk age. If missing, `headline` is shown in a crisis too. */
  readonly crisisHeadline?: string;
}

/**
 * Writes the headline and its sentences. The first matching case wins: an underweight person is never praised, and praise comes before a
 * possible gain.
 */
function wordingFor(shown: Ages, details: ReportDetails | null, { mayPraise }: AnalysisContext): Wording {
  const { real, risk, target } = shown;
  if (risk === null) return wordingWithoutNumber(details);
  // A gateway may send a risk age without a target age (decision 0004).
  const gap = target && gapBetween(risk, target);
  // Above the scale the shown risk age no longer grows with the risk, so a difference in years would be too small. The ten-year risk is shown
  // instead.
  const tenYears = risk.bound === 'above' ? details?.tenYears : null;
  // A gap of '0 years' or '0 or more years' has no sentence, since there is nothing to gain.
  const gainSentence = gap !== null && gap.years > 0 && !tenYears ? reducingSentence(gap) : undefined;
  const riskAgeSentence = `Your risk age is ${textOfAge(risk)}`;
  const treatment = treatmentSentence(details);
  const comparison = comparisonOf(risk, real, details);
  const assumptionNotes = details?.assumptions.flatMap(({ beside }) => beside ?? []) ?? [];
  const belowScale = risk.bound === 'below' ? belowScaleSentence : null;
  const withNotes = (...sentences: (string | null | undefined)[]) =>
    [...sentences, belowScale, ...assumptionNotes].filter(text => text != null);
  const areBothAbove = risk.bound === 'above' && target?.bound === 'above';
  const mostPeople = comparison === 'older' && details ? ` ${mostPeopleSentence}` : '';
  const explanation = `${explanationOf(risk, shown, details)}${mostPeople}`;
  if (details?.underweight) {
    const warning = comparison === 'older' ? null : underweightSentence;
    return {
      tone: 'plain',
      headline: riskAgeSentence,
      sentences: withNotes(explanation, warning, gainSentence, treatment),
      ...(gainSentence && { crisisHeadline: gainSentence }),
    };
  }
  if (mayPraise && (comparison === 'younger' || comparison === 'same')) {
    return {
      tone: 'good',
      headline: comparison === 'younger' ? 'You are living younger than your years' : sameAgeSentence,
      sentences: withNotes(explanation, gainSentence, treatment),
      crisisHeadline: gainSentence ?? riskAgeSentence,
    };
  }
  if (tenYears) {
    const isSurprising = real !== null && real.years < highAgeCommonFromYears;
    const targetSentence = target === null ? '' : ` Healthier living can bring it to ${textOfAge(target)}.`;
    return {
      tone: gap === null ? 'plain' : 'gain',
      headline: tenYearsHeadline(tenYears),
      sentences: withNotes(
        areBothAbove ? bothBeyondScaleSentence : `${riskAgeSentence}.${targetSentence}`,
        explanation,
        isSurprising ? commonHighAgeSentence : null,
        treatment,
      ),
    };
  }
  if (gainSentence !== undefined) {
    return {
      tone: 'gain',
      headline: gainSentence,
      sentences: withNotes(explanation, treatment),
      crisisHeadline: gainSentence,
    };
  }
  return {
    tone: 'plain',
    headline: riskAgeSentence,
    sentences: withNotes(explanation, areBothAbove ? bothBeyondScaleSentence : null, treatment),
  };
}

const sameAgeSentence = 'Your risk age is the same as your years';
/** CDC 2015: 3 of 4 adults of 30 to 74 years in the USA have a heart age above their age. On average it is 7.8 years above for men, 5.4 for women. */
const mostPeopleSentence = 'Most people have a risk age above their years.';
/** A person below this age in years, whose risk age is '80 or over', also reads `commonHighAgeSentence`. */
const highAgeCommonFromYears = 60;
const commonHighAgeSentence =
  'That may seem far from your years. It is common when several risks come together, and you can change it.';
const underweightSentence =
  'A low number from a low weight is not a gain: please talk to a health worker about your weight.';
const bothBeyondScaleSentence =
  'Both ages are beyond the end of the scale. So nobody can say how many years are between them.';
/** Shown for a risk age below the scale. */
const belowScaleSentence = '30 or under: the scale begins there, and lower is good.';
const treatmentHelpsSentence = 'Treatment lowers your risk further; this number cannot show how much.';

const targetNote = 'Your target age is above your years: it counts only what healthier living can reach.';

/** The sentence of the specification (s.2.3), with the rounded risk age minus the rounded target age. */
function reducingSentence(gap: AgeGap): string {
  return `Healthier living can reduce your risks by ${textOfGap(gap)}`;
}

/**
 * Compares the risk age with the person's age, in the whole years that are shown. For a risk age beyond an end of the scale, the unrounded
 * difference of the model is used if the gateway sends it.
 */
function comparisonOf(risk: ShownAge, real: ShownAge | null, details: ReportDetails | null) {
  if (real === null) return 'unknown';
  const difference =
    risk.bound === null ? risk.years - real.years : (details?.yearsOlder ?? risk.years - real.years);
  if (difference === 0) return 'same';
  return difference < 0 ? 'younger' : 'older';
}

/** The sentence that explains the risk age. Without details, the model is unknown, so the sentence names no illness. */
function explanationOf(risk: ShownAge, { real, target }: Ages, details: ReportDetails | null): string {
  const age = textOfAge(risk);
  if (details === null) {
    return target !== null && target.years < risk.years
      ? `Your body is as old as that of a person of ${age}. Healthier living can bring it to ${textOfAge(target)}.`
      : `Your body is as old as that of a person of ${age}.`;
  }
  const currentAgeSentence = real === null ? '' : ` You are ${textOfAge(real)}.`;
  const { range } = details;
  const beginning = 'Your risk of heart disease and stroke is that of a healthy person of';
  if (range === null) return `${beginning} ${age}.${currentAgeSentence}`;
  if (textOfAge(range.low) === textOfAge(range.high)) {
    return `${beginning} ${age}.${currentAgeSentence} This is an estimate, but every answer that fits gives the same age.`;
  }
  const rangeClause = `somewhere from ${textOfAge(range.low)} to ${textOfAge(range.high)}`;
  return `${beginning} about ${age}.${currentAgeSentence} This is an estimate: ${rangeClause}. It depends on ${range.dependsOn}.`;
}

function treatmentSentence(details: ReportDetails | null): string | null {
  if (!details?.treatedTarget) return details?.treatmentHelps ? treatmentHelpsSentence : null;
  return `If a health worker treats your blood pressure, your risk age can come down to ${textOfAge(details.treatedTarget)}.`;
}

function wordingWithoutNumber(details: ReportDetails | null): Wording {
  if (details === null || details.reasons.length === 0) {
    const headline =
      'This report has no risk age: an answer it needs is missing, or outside the range it can be worked out for.';
    return { tone: 'none', headline, sentences: [] };
  }
  const { range, reasons } = details;
  if (isOutsideModel(details)) {
    return {
      tone: 'none',
      headline: 'Your report is ready, without a risk age',
      sentences: reasons.flatMap(({ nextStep, text }) => [text, nextStep]).filter(text => text !== ''),
    };
  }
  if (range && textOfAge(range.low) === textOfAge(range.high)) {
    const headline = `Your risk age is ${textOfAge(range.low)}`;
    return { tone: 'none', headline, sentences: ['Every answer that fits gives the same age.'] };
  }
  if (range) {
    const headline = `Your risk age is between ${textOfAge(range.low)} and ${textOfAge(range.high)}`;
    return { tone: 'none', headline, sentences: [`Where it lies depends on ${range.dependsOn}.`] };
  }
  const subject = reasons.length === 1 ? 'One thing stands' : `${reasons.length} things stand`;
  return {
    tone: 'none',
    headline: 'Your report is ready, without a risk age',
    sentences: [`${subject} in the way of the number. Everything else is here.`],
  };
}

/** Whether the model does not cover this person. No answer could then give a risk age, so the reasons name no questions. */
export function isOutsideModel(details: ReportDetails | null): boolean {
  const { range = null, reasons = [] } = details ?? {};
  return range === null && reasons.length > 0 && reasons.every(({ questions }) => questions.length === 0);
}

function cellsOf({ real, risk, target }: Ages, hasModel: boolean): AnalysisView['ages'] {
  const cell = (age: ShownAge | null, label: string, note: string): AgeCell => {
    return { years: age?.years ?? null, text: age === null ? '-' : textOfAge(age), label, note };
  };
  return {
    target: cell(target, 'Your Target Age', 'What healthier living can bring it to'),
    risk: cell(
      risk,
      'Your Risk Age',
      hasModel ? 'A healthy person of this age has your risk' : 'The age your answers point to',
    ),
    real: cell(real, 'Current Age', 'Your years since birth'),
  };
}
