import type { TenYearRisk } from './generated/report-details.ts';

/** Whole people of 100; a rounded 0 or 100 would promise what no model knows. */
export function countOf(percent: number): string {
  const count = Math.round(percent);
  if (count < 1) return 'fewer than 1';
  return count > 99 ? 'more than 99' : `about ${count}`;
}

const inHundred = (percent: number) => `${countOf(percent).replace(/^about /, '')} in 100`;

const isLowered = ({ after, now }: TenYearRisk) => after < now && countOf(after) !== countOf(now);

/** Stands in for the years where both ages lie beyond the tables. */
export function tenYearsHeadline(risk: TenYearRisk): string {
  const changed = isLowered(risk) ? ` now, ${inHundred(risk.after)} with changes` : '';
  return `Your risk in 10 years: ${inHundred(risk.now)}${changed}`;
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

/** The 10-year risk in natural numbers; said after the ages and with its caveat, since it rests on American figures. */
export function tenYearsSectionOf(risk: TenYearRisk | null) {
  if (risk === null) return null;
  const { action, after, healthyPeer, now } = risk;
  return {
    heading: 'In 10 years',
    /** With the band in words, where it helps: 'That is a raised risk.' */
    sentence: sentenceOf(risk),
    action,
    rows: [row('now', now), ...(isLowered(risk) ? [row('after', after)] : []), row('peer', healthyPeer)],
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

function sentenceOf(risk: TenYearRisk): string {
  const { after, band, note, now } = risk;
  return [
    `Take 100 people with your numbers. In 10 years ${countOf(now)} of them would have a first heart or circulation problem.`,
    ...(band === null ? [] : [`That is a ${band} risk.`]),
    ...(note === null ? [] : [note]),
    ...(isLowered(risk) ? [`With the changes it would be ${countOf(after)}.`] : []),
  ].join(' ');
}
