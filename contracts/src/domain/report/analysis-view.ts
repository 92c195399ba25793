import type { ReportAges } from '../reports.ts';
import { tenYearsHeadline } from './people-of-100.ts';
import type { ReportDetails, ShownAge } from './report-details.ts';
import type { AgeCell, AnalysisView } from './report-view.ts';
import { gapBetween, shownAgeOf, textOfAge, textOfGap } from './shown-age.ts';

/** Stands before the number: the answers that would tell are never asked. */
const notFor =
  'This number is not made for you if you are pregnant, or have had a heart attack, a stroke or heart failure.';

const scope = 'These ages speak of heart and circulation only.';

interface Ages {
  readonly target: ShownAge | null;
  readonly risk: ShownAge | null;
  readonly real: ShownAge | null;
}

/** What the findings allow to be said beside them. */
interface Mood {
  /** Something is for today or for now: the specified sentence stands as plain text. */
  readonly isCrisis: boolean;
  /** Nothing is to look at. */
  readonly mayPraise: boolean;
}

/** ANALYSIS (s.2.3). */
export function analysisViewOf(ages: ReportAges, details: ReportDetails | null, mood: Mood): AnalysisView {
  const shown: Ages = {
    target: shownAgeOf(ages.targetAge, details?.targetAgeBound ?? null),
    risk: shownAgeOf(ages.riskAge, details?.riskAgeBound ?? null),
    real: shownAgeOf(ages.currentAge, null),
  };
  const { isCrisis } = mood;
  const { plain, ...words } = wordsFor(shown, details, mood);
  const ownModel = details?.model != null;
  const hasNumber = shown.risk !== null || details?.range != null;
  return {
    heading: 'ANALYSIS',
    ...words,
    tone: isCrisis ? 'urgent' : words.tone,
    headline: isCrisis && plain !== undefined ? plain : words.headline,
    sentences: isCrisis ? words.sentences.filter(sentence => sentence !== plain) : words.sentences,
    notFor: ownModel && hasNumber ? notFor : null,
    pregnancy: hasNumber ? (details?.pregnancy ?? null) : null,
    ages: cellsOf(shown, ownModel),
    range: details?.range ?? null,
    scope: ownModel ? scope : null,
  };
}

interface Words extends Pick<AnalysisView, 'tone' | 'headline' | 'sentences'> {
  /** The specified sentence where it exists, else a bare one: the headline in a crisis. */
  readonly plain?: string;
}

function wordsFor(shown: Ages, details: ReportDetails | null, { mayPraise }: Mood): Words {
  const { real, risk, target } = shown;
  if (risk === null || target === null) return wordsWithoutNumber(details);
  const gap = gapBetween(risk, target);
  // '0 or more years' would say nothing.
  const plain = gap !== null && gap.years > 0 ? reducingSentence(gap) : undefined;
  const ownAge = `Your risk age is ${textOfAge(risk)}`;
  const now = nowSentence(shown, details);
  const treatment = treatmentSentence(details);
  const also = (...sentences: (string | null | undefined)[]) => sentences.filter(text => text != null);
  const standing = standingOf(risk, real, details);
  if (details?.underweight) {
    return {
      tone: 'plain',
      headline: ownAge,
      sentences: also(now, underweightSentence, plain, treatment),
      ...(plain && { plain }),
    };
  }
  if (mayPraise && (standing === 'younger' || standing === 'same')) {
    const headline = standing === 'younger' ? 'You are living younger than your years' : sameSentence;
    return { tone: 'good', headline, sentences: also(now, plain, treatment), plain: plain ?? ownAge };
  }
  if (plain !== undefined) return { tone: 'gain', headline: plain, sentences: also(now, treatment), plain };
  const beyond = gap === null && risk.bound === 'above';
  const headline = beyond && details?.tenYears ? tenYearsHeadline(details.tenYears) : ownAge;
  return { tone: 'plain', headline, sentences: also(now, gap === null ? beyondSentence : null, treatment) };
}

const sameSentence = 'Your risk age is the same as your age';
const underweightSentence =
  'Your weight is below the healthy range. A low number from a low weight is not a gain: please talk to a health worker about your weight.';
const beyondSentence =
  'Both ages are beyond the end of the scale, so nobody can say how many years lie between them.';
const treatmentHelps = 'Treatment lowers your risk further; this number cannot show how much.';

/** The specified sentence (s.2.3): rounded risk age minus rounded target age. */
export function reducingSentence(gap: Parameters<typeof textOfGap>[0]): string {
  return `Healthier living can reduce your risks by ${textOfGap(gap)}`;
}

/** Whole years decide, as they are shown; at an open end the unrounded difference does. */
function standingOf(
  risk: ShownAge,
  real: ShownAge | null,
  details: ReportDetails | null,
): 'younger' | 'same' | 'older' | 'unknown' {
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
  const you = real === null ? '' : `; you are ${textOfAge(real)}`;
  const { range } = details;
  const asOld = 'Your heart and circulation are as old as those of a person of';
  if (range === null) return `${asOld} ${age}${you}.`;
  if (textOfAge(range.low) === textOfAge(range.high)) {
    return `${asOld} ${age}${you}. This is an estimate, but every answer that fits gives the same.`;
  }
  const between = `somewhere from ${textOfAge(range.low)} to ${textOfAge(range.high)}`;
  return `${asOld} about ${age}${you}. This is an estimate: ${between}. It depends on ${range.dependsOn}.`;
}

function treatmentSentence(details: ReportDetails | null): string | null {
  if (!details?.treatedTarget) return details?.treatmentHelps ? treatmentHelps : null;
  return `With treatment of your blood pressure by a health worker it can come to ${textOfAge(details.treatedTarget)}.`;
}

function wordsWithoutNumber(details: ReportDetails | null): Words {
  if (details === null || details.reasons.length === 0) {
    const headline =
      'This report has no risk age: an answer it needs is missing, or outside the range it can be worked out for.';
    return { tone: 'none', headline, sentences: [] };
  }
  const { range, reasons } = details;
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

function cellsOf({ real, risk, target }: Ages, ownModel: boolean): AnalysisView['ages'] {
  const cell = (age: ShownAge | null, label: string, note: string): AgeCell => {
    return { years: age?.years ?? null, text: age === null ? '-' : textOfAge(age), label, note };
  };
  return {
    target: cell(target, 'Your Target Age', 'What healthier living can bring it to'),
    risk: cell(
      risk,
      'Your Risk Age',
      ownModel ? 'The age your heart and circulation live at' : 'The age your answers point to',
    ),
    real: cell(real, 'Current Age', 'Your years since birth'),
  };
}
