import type {
  AdviceLine,
  ShownAge,
  TenYearRisk,
} from '@choose-life/contracts/domain/report/generated/report-details';
import { tenYearStepId } from '@choose-life/contracts/domain/report/people-of-100';
import { urgencyWords } from '@choose-life/contracts/domain/report/urgency';
import { pressureKeys } from '@choose-life/contracts/domain/report/urgent-reading';
import { type UrgentRow, urgentRows } from '@choose-life/contracts/domain/report/urgent-rows';
import { lowPressure } from './advice/pressure.ts';
import { any, type Condition, chose, when, within } from './condition.ts';
import { type Facts, hasLowDiastolic } from './facts.ts';
import { stage1OrMore } from './findings/pressure.ts';
import type { Profile } from './model.ts';
import { bmi, cholesterol, glucose } from './quantities.ts';

/** Bands of the ten-year risk in whole people of 100, as it is shown: Canada's with this model, the paper has 6 and 20. */
export const riskBands = [
  { from: 20, band: 'high' },
  { from: 10, band: 'raised' },
  { from: 0, band: 'low' },
] as const;

/** A raised or high risk asks for something, where it is this many times a healthy person's or something can be treated. */
const timesHealthy = 4 / 3;
const young = 45;
const old = 60;
/** A risk age so far above the years makes 'low' mislead. */
const farAbove = 5;

/** The sentences on the ten-year risk. */
export const tenYearTexts = {
  young: 'That is the next 10 years only. You are young, so the number is small; over a lifetime it is not.',
  old: 'Most of this is your age.',
  /** The whole action in a sentence. @param medicine what to ask about */
  action: (medicine: string) => `Show this page to a health worker within 3 months, about ${medicine}.`,
  actionAtVisit: (medicine: string) => `At that visit, ask about ${medicine}.`,
} as const;

/** The same as a step, with its time in the title. */
export const tenYearStepTexts = {
  title: 'Show this report to a health worker within 3 months',
  titleAtVisit: 'Ask about your risk of a heart attack or stroke',
  risk: (band: string) => `Your risk of a heart attack or stroke in 10 years is ${band}.`,
  ask: (medicine: string) => `Ask about ${medicine}.`,
  /** Short sentences: the whole action in one is too hard to read. */
  visit: (about: string, when: string) =>
    `You see a health worker about your ${about} ${when}. At that visit, bring this up too.`,
} as const;

/** What is asked about; with a low pressure, or a low second number, nobody asks for a medicine against a high one. */
export const medicines = {
  usual: 'medicine for pressure and cholesterol',
  lowPressure: 'medicine for cholesterol',
} as const;

const hasLowerPressure = any(
  lowPressure,
  when(
    'high number under 100, or low number under 60 and the high one under 140',
    pressureKeys,
    ({ measurements }) => {
      const { systolic } = measurements;
      if (systolic.kind !== 'measured') return false;
      return systolic.value < (hasLowDiastolic(measurements) ? 140 : 100);
    },
  ),
);

const medicineFor = (facts: Facts) =>
  hasLowerPressure.holds(facts) ? medicines.lowPressure : medicines.usual;

/** The notices whose visit is the time to ask, with the words for what they are about. */
const visits: Partial<Record<UrgentRow['topic'], string>> = {
  'blood-pressure': 'blood pressure',
  glucose: 'blood sugar',
  cholesterol: 'cholesterol',
  pulse: 'heart rate',
};

/** The visit that a notice sends the person to, not as an emergency and not only if a number is right; null without one. */
function visitOf({ notices }: Facts): { readonly about: string; readonly when: string } | null {
  // The nearest time comes first.
  for (const { isDoubted, topic, urgency } of notices) {
    const about = visits[topic];
    if (about !== undefined && !isDoubted && urgency !== 'now') {
      return { about, when: urgencyWords[urgency].toLowerCase() };
    }
  }
  return null;
}

const hasNotice: Condition = when(
  'any notice',
  [...new Set(urgentRows.flatMap(({ keys }) => keys))],
  facts => facts.notices.length > 0,
);

const fromStage2 = when(
  'high number 160 or more, or low number 100 or more',
  pressureKeys,
  ({ measurements: { diastolic, systolic } }) =>
    (systolic.kind === 'measured' && systolic.value >= 160) || (diastolic ?? 0) >= 100,
);

/** Where the word 'low' is not said: what is beside it is nearer. */
export const noLow = any(
  hasNotice,
  within(glucose, 126, null),
  within(cholesterol, 290, null),
  fromStage2,
  within(bmi, null, 16),
  chose('chh_fever', 'yes'),
);

/** Something that a health worker can treat. */
export const canBeTreated = any(
  when('smoking', ['smoking', 'years_since_quitting'], ({ measurements }) => measurements.smoker === true),
  stage1OrMore,
  within(cholesterol, 240, null),
  within(bmi, 30, null),
);

/**
 * The word for the risk, its note and its action. Raised and high are always said; 'low' is withheld where it would mislead.
 * `now` and `healthyPeer` are percentages.
 */
export function tenYearWordsOf(
  { now, healthyPeer }: Pick<TenYearRisk, 'now' | 'healthyPeer'>,
  { age }: Profile,
  riskAge: ShownAge,
  facts: Facts,
): Pick<TenYearRisk, 'band' | 'note' | 'action'> {
  const shown = Math.round(now);
  const { band } = riskBands.find(({ from }) => shown >= from) ?? riskBands[2];
  if (band === 'low') {
    const saysLow = !noLow.holds(facts) && riskAge.years - age < farAbove;
    const isSmallOfYoung = !saysLow && age < young && now > healthyPeer;
    return { band: saysLow ? band : null, note: isSmallOfYoung ? tenYearTexts.young : null, action: null };
  }
  if (now < timesHealthy * healthyPeer && !canBeTreated.holds(facts)) {
    return { band, note: age >= old ? tenYearTexts.old : null, action: null };
  }
  const actionOf = visitOf(facts) === null ? tenYearTexts.action : tenYearTexts.actionAtVisit;
  return { band, note: null, action: actionOf(medicineFor(facts)) };
}

/** The action as a step; null where the risk asks for nothing. */
export function tenYearStepOf(risk: TenYearRisk | null, facts: Facts): AdviceLine | null {
  if (risk === null || risk.action === null) return null;
  const { ask, risk: isRaised, title, titleAtVisit, visit: sees } = tenYearStepTexts;
  const visit = visitOf(facts);
  return {
    id: tenYearStepId,
    title: visit === null ? title : titleAtVisit,
    text: [
      isRaised(risk.band ?? ''),
      ...(visit === null ? [] : [sees(visit.about, visit.when)]),
      ask(medicineFor(facts)),
    ].join(' '),
    ways: [],
    years: null,
    questions: [],
    source: 'Canadian Cardiovascular Society 2021',
    article: 'know-your-blood-pressure',
    told: null,
  };
}
