import { upperFirst } from '../first-letter.ts';
import type { TenYearRisk } from './generated/report-details.ts';

/** A percentage as people of 100: 'about 12'. 0 and 100 would claim certainty, so they become 'fewer than 1' and 'more than 99'. */
export function countText(percent: number): string {
  const count = Math.round(percent);
  if (count < 1) return 'fewer than 1';
  return count > 99 ? 'more than 99' : `about ${count}`;
}

/** '12 in 100', 'fewer than 1 in 100'. The headline omits the word "about". */
const countInHeadline = (percent: number) => `${countText(percent).replace(/^about /, '')} in 100`;

/** Whether healthier living lowers the count that is shown. A lower risk can round to the same count. */
const isLowered = ({ after, now }: TenYearRisk) => after < now && countText(after) !== countText(now);

/** The headline if the risk age is above the scale: 'Your risk of … in 10 years: 40 in 100 now, 30 in 100 with changes'. */
export function tenYearsHeadline(risk: TenYearRisk): string {
  const changed = isLowered(risk) ? ` now, ${countInHeadline(risk.after)} with changes` : '';
  return `Your risk of a heart attack or stroke in 10 years: ${countInHeadline(risk.now)}${changed}`;
}

/** The ten-year risk for a health worker: 'about 18 in 100: raised'. */
export function riskWithBand({ band, now }: TenYearRisk): string {
  return `${countText(now)} in 100${band === null ? '' : `: ${band}`}`;
}

const labels = {
  now: 'You now',
  after: 'You, with the changes',
  peer: 'A person of your age and sex with healthy values',
};

/** Id of the step that asks the person to show the ten-year risk to a health worker. */
export const tenYearStepId = 'ten-year-risk';

interface NumberedStep {
  readonly id: string;
  /** The position in the list of steps, from 1. */
  readonly number: number;
}

/** One row of the ten-year risk, drawn as 100 dots. */
export interface TenYearsRow {
  readonly id: keyof typeof labels;
  readonly label: string;
  /** The number of coloured dots, 0 to 100. */
  readonly dots: number;
  /** 'about 8', 'fewer than 1' */
  readonly count: string;
}

/** The section "In 10 years". */
export interface TenYearsSection {
  readonly heading: string;
  /** The counts in words, with the band: 'That is a raised risk of a heart attack or stroke in 10 years.' */
  readonly sentence: string;
  /** 'See step 1.', or the action itself if no step contains it; null if there is nothing to do. */
  readonly action: string | null;
  readonly rows: readonly TenYearsRow[];
  /** The count of the last row as a sentence, for the PDF, which does not draw the rows. */
  readonly peer: string;
  readonly caveat: string;
}

/**
 * Writes the section "In 10 years"; null if there is no ten-year risk. The section counts people of 100, because counts are easier to
 * understand than percentages.
 * @param steps the steps that are shown; if one of them contains the action, the section only refers to its number
 */
export function tenYearsSectionOf(
  risk: TenYearRisk | null,
  steps: readonly NumberedStep[],
): TenYearsSection | null {
  if (risk === null) return null;
  const { action, after, healthyPeer, now } = risk;
  const step = steps.find(({ id }) => id === tenYearStepId);
  return {
    heading: 'In 10 years',
    sentence: sentenceOf(risk),
    action: step === undefined ? action : `See step ${step.number}.`,
    rows: [
      rowOf('now', now),
      ...(isLowered(risk) ? [rowOf('after', after)] : []),
      rowOf('peer', healthyPeer),
    ],
    peer: `Of 100 healthy people of your age and sex: ${countText(healthyPeer)}.`,
    caveat: 'These figures come from people in the USA. Read them as a guide.',
  };
}

function rowOf(id: keyof typeof labels, percent: number): TenYearsRow {
  return {
    id,
    label: labels[id],
    dots: Math.min(100, Math.max(0, Math.round(percent))),
    count: countText(percent),
  };
}

/** The sentence about the people of 100 who would have no problem: 'The other 88 would not.' */
function otherPeopleSentence(percent: number): string {
  const count = Math.round(percent);
  if (count < 1) return 'More than 99 would not.';
  return count > 99 ? 'Fewer than 1 would not.' : `The other ${100 - count} would not.`;
}

function sentenceOf(risk: TenYearRisk): string {
  const { after, band, note, now } = risk;
  return [
    `Take 100 people with your numbers. Look 10 years ahead. ${upperFirst(countText(now))} of them would have a first heart or blood vessel problem. ${otherPeopleSentence(now)}`,
    ...(band === null ? [] : [`That is a ${band} risk of a heart attack or stroke in 10 years.`]),
    ...(note === null ? [] : [note]),
    ...(isLowered(risk) ? [`With the changes it would be ${countText(after)}.`] : []),
  ].join(' ');
}
