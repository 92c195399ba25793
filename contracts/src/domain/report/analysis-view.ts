import type { ReportAges } from '../reports.ts';
import type { AgeRange, ReportDetails, ShownAge } from './generated/report-details.ts';
import { tenYearsHeadline } from './people-of-100.ts';
import { gapBetween, shownAgeOf, textOfAge, textOfGap } from './shown-age.ts';

/** Shown together with the ages, because the questionnaire does not ask about these illnesses. */
const notFor =
  'This is not for you if you have had a heart attack, angina, a stroke or a mini-stroke. It is not for you with heart failure or blocked leg arteries either.';

const scope = 'These ages cover heart and circulation only.';

/**
 * How the headline is shown.
 * - `urgent`: plain text below the urgent notices.
 * - `gain`: the years by which healthier living can lower the risk age.
 * - `good`: praise, in green.
 * - `plain`: only the risk age.
 * - `none`: there is no risk age.
 */
export type AnalysisTone = 'urgent' | 'gain' | 'good' | 'plain' | 'none';

/** One of the three ages, as its card shows it (s.2.3). */
export interface AgeCell {
  /** Whole years; null if there is none. */
  readonly years: number | null;
  /** '52', '80 or over'; '-' if there is none. */
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
  /** Why the target age is above the person's age; null unless it is. */
  readonly targetNote: string | null;
  /** For whom the number is not made; null without a number. */
  readonly notFor: string | null;
  readonly ages: { readonly target: AgeCell; readonly risk: AgeCell; readonly real: AgeCell };
  /** The range of the risk age; null if it has none or if both ends have the same text. */
  readonly range: AgeRange | null;
  /** What the ages are about; null without a number. */
  readonly scope: string | null;
}

type Ages = Readonly<Record<'target' | 'risk' | 'real', ShownAge | null>>;

interface Context {
  /** Whether a notice asks to act now or today. The headline is then plain text. */
  readonly isCrisis: boolean;
  /** Whether no finding needs attention, and all inputs of the risk age are in their healthy range. */
  readonly mayPraise: boolean;
}

/** The section ANALYSIS (s.2.3): the sentence, the ages on a line, and the three cards. */
export function analysisViewOf(
  ages: ReportAges,
  details: ReportDetails | null,
  context: Context,
): AnalysisView {
  const shown: Ages = {
    target: shownAgeOf(ages.targetAge, details?.targetAgeBound ?? null),
    risk: shownAgeOf(ages.riskAge, details?.riskAgeBound ?? null),
    real: shownAgeOf(ages.currentAge, null),
  };
  const { isCrisis } = context;
  const { plain, ...words } = wordsFor(shown, details, context);
  const ownModel = details?.model != null;
  const range = details?.range ?? null;
  const hasNumber = shown.risk !== null || range !== null;
  return {
    heading: 'ANALYSIS',
    ...words,
    tone: isCrisis ? 'urgent' : words.tone,
    headline: isCrisis && plain !== undefined ? plain : words.headline,
    sentences: isCrisis ? words.sentences.filter(sentence => sentence !== plain) : words.sentences,
    targetNote: ownModel && isTargetAbove(shown) ? targetNote : null,
    notFor: ownModel && hasNumber ? notFor : null,
    ages: cellsOf(shown, ownModel),
    range: range && textOfAge(range.low) !== textOfAge(range.high) ? range : null,
    scope: ownModel && hasNumber ? scope : null,
  };
}

const isTargetAbove = ({ real, target }: Ages) =>
  real !== null && target !== null && target.years > real.years;

interface Words {
  readonly tone: AnalysisTone;
  readonly headline: string;
  readonly sentences: readonly string[];
  /** The headline in a crisis: the specified sentence, or only the risk age. */
  readonly plain?: string;
}

function wordsFor(shown: Ages, details: ReportDetails | null, { mayPraise }: Context): Words {
  const { real, risk, target } = shown;
  if (risk === null || target === null) return wordsWithoutNumber(details);
  const gap = gapBetween(risk, target);
  // Above the scale the shown risk age no longer grows with the risk, so a difference in years would be too small. The ten-year risk is shown
  // instead.
  const tenYears = risk.bound === 'above' ? details?.tenYears : null;
  // No sentence for a gap of '0 years' or '0 or more years', since it would say nothing.
  const plain = gap !== null && gap.years > 0 && !tenYears ? reducingSentence(gap) : undefined;
  const ownAge = `Your risk age is ${textOfAge(risk)}`;
  const treatment = treatmentSentence(details);
  const standing = standingOf(risk, real, details);
  const beside = details?.assumptions.flatMap(each => each.beside ?? []) ?? [];
  const atBeginning = risk.bound === 'below' ? beginningSentence : null;
  const also = (...sentences: (string | null | undefined)[]) =>
    [...sentences, atBeginning, ...beside].filter(text => text != null);
  const areBothAbove = risk.bound === 'above' && target.bound === 'above';
  const most = standing === 'older' && details ? ` ${mostSentence}` : '';
  const now = `${nowSentence(shown, details)}${most}`;
  if (details?.underweight) {
    const isLow = standing !== 'older';
    return {
      tone: 'plain',
      headline: ownAge,
      sentences: also(now, isLow ? underweightSentence : null, plain, treatment),
      ...(plain && { plain }),
    };
  }
  if (mayPraise && (standing === 'younger' || standing === 'same')) {
    const headline = standing === 'younger' ? 'You are living younger than your years' : sameSentence;
    return { tone: 'good', headline, sentences: also(now, plain, treatment), plain: plain ?? ownAge };
  }
  if (tenYears) {
    const isFar = real !== null && real.years < commonFrom;
    const reached = `${ownAge}. Healthier living can bring it to ${textOfAge(target)}.`;
    return {
      tone: gap === null ? 'plain' : 'gain',
      headline: tenYearsHeadline(tenYears),
      sentences: also(areBothAbove ? beyondSentence : reached, now, isFar ? commonSentence : null, treatment),
    };
  }
  if (plain !== undefined) return { tone: 'gain', headline: plain, sentences: also(now, treatment), plain };
  return {
    tone: 'plain',
    headline: ownAge,
    sentences: also(now, areBothAbove ? beyondSentence : null, treatment),
  };
}

const sameSentence = 'Your risk age is the same as your years';
/** CDC on heart age: 7 of 10 adults in the USA are older, men by 7.8 and women by 5.4 years on average. */
const mostSentence = 'Most people have a risk age above their years.';
/** Below this age, a risk age of '80 or over' needs an explanation. */
const commonFrom = 60;
const commonSentence =
  'That may seem far from your years. It is common when several risks come together, and you can change it.';
const underweightSentence =
  'A low number from a low weight is not a gain: please talk to a health worker about your weight.';
const beyondSentence =
  'Both ages are beyond the end of the scale. So nobody can say how many years are between them.';
/** For a risk age below the scale. */
const beginningSentence = '30 or under: the scale begins there, and lower is good.';
const treatmentHelps = 'Treatment lowers your risk further; this number cannot show how much.';

const targetNote = 'Your target age is above your years: it counts only what healthier living can reach.';

/** The specified sentence (s.2.3): rounded risk age minus rounded target age. */
function reducingSentence(gap: Parameters<typeof textOfGap>[0]): string {
  return `Healthier living can reduce your risks by ${textOfGap(gap)}`;
}

/**
 * How the risk age compares with the person's age, by the whole years that are shown. Beyond an end of the scale the model's unrounded
 * difference decides, if the gateway sends it.
 */
function standingOf(risk: ShownAge, real: ShownAge | null, details: ReportDetails | null) {
  if (real === null) return 'unknown';
  const difference =
    risk.bound === null ? risk.years - real.years : (details?.yearsOlder ?? risk.years - real.years);
  if (difference === 0) return 'same';
  return difference < 0 ? 'younger' : 'older';
}

function nowSentence({ real, risk, target }: Ages, details: ReportDetails | null): string {
  const age = risk === null ? '-' : textOfAge(risk);
  if (details === null) {
    const lower = target !== null && risk !== null && target.years < risk.years;
    return lower
      ? `Your body is as old as that of a person of ${age}. Healthier living can bring it to ${textOfAge(target)}.`
      : `Your body is as old as that of a person of ${age}.`;
  }
  const you = real === null ? '' : ` You are ${textOfAge(real)}.`;
  const { range } = details;
  const as = 'Your risk of heart disease and stroke is that of a healthy person of';
  if (range === null) return `${as} ${age}.${you}`;
  if (textOfAge(range.low) === textOfAge(range.high)) {
    return `${as} ${age}.${you} This is an estimate, but every answer that fits gives the same.`;
  }
  const between = `somewhere from ${textOfAge(range.low)} to ${textOfAge(range.high)}`;
  return `${as} about ${age}.${you} This is an estimate: ${between}. It depends on ${range.dependsOn}.`;
}

function treatmentSentence(details: ReportDetails | null): string | null {
  if (!details?.treatedTarget) return details?.treatmentHelps ? treatmentHelps : null;
  return `If a health worker treats your blood pressure, your risk age can come down to ${textOfAge(details.treatedTarget)}.`;
}

function wordsWithoutNumber(details: ReportDetails | null): Words {
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
    return { tone: 'none', headline, sentences: ['Every answer that fits gives the same.'] };
  }
  if (range) {
    const headline = `Your risk age is between ${textOfAge(range.low)} and ${textOfAge(range.high)}`;
    return { tone: 'none', headline, sentences: [`Where it lies depends on ${range.dependsOn}.`] };
  }
  const step = reasons.length === 1 ? 'One thing stands' : `${reasons.length} things stand`;
  return {
    tone: 'none',
    headline: 'Your report is ready, without a risk age',
    sentences: [`${step} in the way of the number. Everything else is here.`],
  };
}

/** Whether the model does not cover this person: there is no number, and no answer could give one (the reasons name no questions). */
export function isOutsideModel(details: ReportDetails | null): boolean {
  const { range = null, reasons = [] } = details ?? {};
  return range === null && reasons.length > 0 && reasons.every(({ questions }) => questions.length === 0);
}

function cellsOf({ real, risk, target }: Ages, ownModel: boolean): AnalysisView['ages'] {
  const cell = (age: ShownAge | null, label: string, note: string): AgeCell => {
    return { years: age?.years ?? null, text: age === null ? '-' : textOfAge(age), label, note };
  };
  return {
    target: cell(target, 'Your Target Age', 'What healthier living can bring it to'),
    risk: cell(
      risk,
      'Your Risk Age',
      ownModel ? 'A healthy person of this age has your risk' : 'The age your answers point to',
    ),
    real: cell(real, 'Current Age', 'Your years since birth'),
  };
}
