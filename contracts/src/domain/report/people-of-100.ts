import type { TenYearRisk } from './generated/report-details.ts';

/** Whole people of 100; a rounded 0 or 100 would promise what no model knows. */
export function countOf(percent: number): string {
  const count = Math.round(percent);
  if (count < 1) return 'fewer than 1';
  return count > 99 ? 'more than 99' : `about ${count}`;
}

const inHundred = (percent: number) => `${countOf(percent).replace(/^about /, '')} in 100`;

const isLowered = ({ after, now }: TenYearRisk) => after < now && countOf(after) !== countOf(now);

/** The headline in place of the years, where both ages lie beyond the tables: '… 40 in 100 now, 30 in 100 with changes'. */
export function tenYearsHeadline(risk: TenYearRisk): string {
  const changed = isLowered(risk) ? ` now, ${inHundred(risk.after)} with changes` : '';
  return `Your risk of a heart attack or stroke in 10 years: ${inHundred(risk.now)}${changed}`;
}

/** 'about 18 in 100: raised', for a health worker. */
export function riskWithBand({ band, now }: TenYearRisk): string {
  return `${countOf(now)} in 100${band === null ? '' : `: ${band}`}`;
}

const labels = {
  now: 'You now',
  after: 'You, with the changes',
  peer: 'A person of your age and sex with healthy values',
};

/** Id of the step that asks a person to show the ten-year risk to a health worker. */
export const tenYearStepId = 'ten-year-risk';

interface Numbered {
  readonly id: string;
  /** Its number in the list of steps, from 1. */
  readonly number: number;
}

/**
 * The 10-year risk in natural numbers; said after the ages and with its caveat, since it rests on American figures. Null without it.
 * @param steps the steps that are shown: the action is the step's, so this section only names its number
 */
export function tenYearsSectionOf(risk: TenYearRisk | null, steps: readonly Numbered[]) {
  if (risk === null) return null;
  const { action, after, healthyPeer, now } = risk;
  const step = steps.find(({ id }) => id === tenYearStepId);
  return {
    heading: 'In 10 years',
    /** With the band in words: 'That is a raised risk of a heart attack or stroke in 10 years.' */
    sentence: sentenceOf(risk),
    /** 'See step 1.'; the whole action of a gateway that has no step for it; null where nothing is asked for. */
    action: step === undefined ? action : `See step ${step.number}.`,
    rows: [row('now', now), ...(isLowered(risk) ? [row('after', after)] : []), row('peer', healthyPeer)],
    /** The count of the last row as a sentence, for paper, which has no rows. */
    peer: `Of 100 healthy people of your age and sex: ${countOf(healthyPeer)}.`,
    caveat: 'These figures rest on people in the USA. Read them as a guide.',
  };
}

function row(id: keyof typeof labels, percent: number) {
  return {
    id,
    label: labels[id],
    dots: Math.min(100, Math.max(0, Math.round(percent))),
    /** 'about 8', 'fewer than 1' */
    count: countOf(percent),
  };
}

/** The people of 100 who stay without: 'The other 88 would not.' */
function othersOf(percent: number): string {
  const count = Math.round(percent);
  if (count < 1) return 'More than 99 would not.';
  return count > 99 ? 'Fewer than 1 would not.' : `The other ${100 - count} would not.`;
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function sentenceOf(risk: TenYearRisk): string {
  const { after, band, note, now } = risk;
  return [
    `Take 100 people with your numbers. Look 10 years ahead. ${upperFirst(countOf(now))} of them would have a first heart or blood vessel problem. ${othersOf(now)}`,
    ...(band === null ? [] : [`That is a ${band} risk of a heart attack or stroke in 10 years.`]),
    ...(note === null ? [] : [note]),
    ...(isLowered(risk) ? [`With the changes it would be ${countOf(after)}.`] : []),
  ].join(' ');
}
