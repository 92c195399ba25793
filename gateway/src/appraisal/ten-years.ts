import type { ShownAge, TenYearRisk } from '@choose-life/contracts/domain/report/generated/report-details';
import { type UrgentRow, urgentRows } from '@choose-life/contracts/domain/report/urgent-rows';
import { any, type Condition, when, within } from './condition.ts';
import type { Facts } from './facts.ts';
import { stage1OrMore } from './findings/pressure.ts';
import type { Profile } from './model.ts';
import { bmi, cholesterol } from './quantities.ts';

/** Bands of the ten-year risk in whole people of 100, as it is shown: Canada's with this model, the paper has 6 and 20. */
export const riskBands = [
  { from: 20, band: 'high' },
  { from: 10, band: 'raised' },
  { from: 0, band: 'low' },
] as const;

/** From this risk on it asks for something, where it is this many times a healthy person's or something can be treated. */
const asks = { from: 10, timesHealthy: 4 / 3 } as const;
const young = 45;
const old = 60;
/** A risk age so far above the years takes the band away. */
const farAbove = 5;

export const tenYearTexts = {
  action: 'Show this page to a health worker within 3 months.',
  young: 'That is the next 10 years only. You are young, so the number is small; over a lifetime it is not.',
  old: 'Most of this is your age.',
} as const;

const leading: readonly UrgentRow['topic'][] = [
  'blood-pressure',
  'glucose',
  'pulse',
  'breath',
  'cholesterol',
];
const hasNotice: Condition = when(
  'a notice about pressure, sugar, pulse, breath or cholesterol',
  urgentRows.filter(({ topic }) => leading.includes(topic)).flatMap(({ keys }) => keys),
  facts => facts.notices.some(({ topic }) => leading.includes(topic)),
);

/** Where no word is said of the number: what stands beside it is nearer. */
export const noBand = any(hasNotice, within(cholesterol, 290, null));

export const canBeTreated = any(
  when('smoking', ['smoking', 'years_since_quitting'], ({ measurements }) => measurements.smoker === true),
  stage1OrMore,
  within(cholesterol, 240, null),
  within(bmi, 30, null),
);

export function tenYearWordsOf(
  { now, healthyPeer }: Pick<TenYearRisk, 'now' | 'healthyPeer'>,
  { age }: Profile,
  riskAge: ShownAge,
  facts: Facts,
): Pick<TenYearRisk, 'band' | 'note' | 'action'> {
  const shown = Math.round(now);
  const isFar = riskAge.years - age >= farAbove;
  const { band } = riskBands.find(({ from }) => shown >= from) ?? riskBands[2];
  const mayAsk = shown >= asks.from && !hasNotice.holds(facts);
  const isAsking = mayAsk && (now >= asks.timesHealthy * healthyPeer || canBeTreated.holds(facts));
  const isOfAge = mayAsk && !isAsking && age >= old;
  const saysBand = !noBand.holds(facts) && !isFar && !isOfAge;
  const isSmallOfYoung = !saysBand && age < young && shown < asks.from;
  return {
    band: saysBand ? band : null,
    note: isSmallOfYoung ? tenYearTexts.young : isOfAge ? tenYearTexts.old : null,
    action: isAsking ? tenYearTexts.action : null,
  };
}
