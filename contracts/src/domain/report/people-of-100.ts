import type { TenYearRisk } from './report-details.ts';
import type { TenYearsRow, TenYearsSection } from './report-view.ts';

/** Whole people of 100; a rounded 0 or 100 would promise what no model knows. */
export function countOf(percent: number): string {
  const count = Math.round(percent);
  if (count < 1) return 'fewer than 1';
  return count > 99 ? 'more than 99' : `about ${count}`;
}

const inHundred = (percent: number) => `${countOf(percent).replace(/^about /, '')} in 100`;

/** Stands in for the years where both ages lie beyond the tables. */
export function tenYearsHeadline({ after, now }: TenYearRisk): string {
  return `Your risk in 10 years: ${inHundred(now)} now, ${inHundred(after)} with changes`;
}

const labels: Record<TenYearsRow['id'], string> = {
  now: 'You now',
  after: 'You, with the changes',
  peer: 'A person of your age and sex with ordinary health',
};

/** The 10-year risk in natural numbers; said after the ages and with its caveat, since it rests on American figures. */
export function tenYearsSectionOf(risk: TenYearRisk | null): TenYearsSection | null {
  if (risk === null) return null;
  const { after, healthyPeer, now } = risk;
  const rows: TenYearsRow[] = [
    row('now', now),
    ...(after < now ? [row('after', after)] : []),
    row('peer', healthyPeer),
  ];
  return {
    heading: 'In 10 years',
    sentence: sentenceOf(risk),
    rows,
    caveat: 'These figures rest on people in the USA. Read them as a guide.',
  };
}

function row(id: TenYearsRow['id'], percent: number): TenYearsRow {
  return {
    id,
    label: labels[id],
    dots: Math.min(100, Math.max(0, Math.round(percent))),
    count: countOf(percent),
  };
}

function sentenceOf({ after, now }: TenYearRisk): string {
  const first = `Of 100 people with your numbers, ${countOf(now)} would have a first heart or circulation problem in 10 years.`;
  return after < now ? `${first} With the changes it would be ${countOf(after)}.` : first;
}
