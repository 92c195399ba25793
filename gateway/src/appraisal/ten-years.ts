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
import type { RiskProfile } from './model.ts';
import { bmi, cholesterol, glucose } from './quantities.ts';

/**
 * The bands of the ten-year risk, with their thresholds in percent (Canadian Cardiovascular Society 2021). They apply to the rounded
 * percentage. The paper of the model (D'Agostino 2008) uses 6 and 20, but for another question (docs/report.md).
 */
export const riskBands = [
  { from: 20, band: 'high' },
  { from: 10, band: 'raised' },
  { from: 0, band: 'low' },
] as const;

/**
 * A raised or high risk leads to an action if the risk is at least this many times the risk of a healthy person, or if one of its causes can be
 * treated. A third more is our choice (docs/report.md).
 */
const minTimesHealthyRisk = 4 / 3;
/**
 * Below this age, in years, the note for young people replaces the word 'low' if that word would mislead and the risk is above that of a
 * healthy person. Our choice (docs/report.md).
 */
const youngBelowAge = 45;
/** From this age on, in years, most of the risk comes from the age. Our choice (docs/report.md). */
const oldFromAge = 60;
/** If the risk age is this many years above the age, the word 'low' would mislead. Our choice (docs/report.md). */
const misleadingGapYears = 5;

/** The sentences on the ten-year risk. @see tenYearWordsOf */
export const tenYearTexts = {
  young: 'That is the next 10 years only. You are young, so the number is small; over a lifetime it is not.',
  old: 'Most of this is your age.',
  /** The action in one sentence. @param medicine one of `medicines` */
  action: (medicine: string) => `Show this page to a health worker within 3 months, about ${medicine}.`,
  actionAtVisit: (medicine: string) => `At that visit, ask about ${medicine}.`,
} as const;

/** The sentences of the step on the ten-year risk. */
export const tenYearStepTexts = {
  title: 'Show this report to a health worker within 3 months',
  titleAtVisit: 'Ask about your risk of a heart attack or stroke',
  risk: (band: string) => `Your risk of a heart attack or stroke in 10 years is ${band}.`,
  ask: (medicine: string) => `Ask about ${medicine}.`,
  /** Two short sentences, since one with the whole action is too hard to read. */
  visit: (subject: string, when: string) =>
    `See a health worker about your ${subject} ${when}. At that visit, bring this up too.`,
} as const;

/** The medicine that a person should ask about. A person with a low blood pressure should not ask about medicine that lowers it further. */
export const medicines = {
  usual: 'medicine for pressure and cholesterol',
  lowPressure: 'medicine for cholesterol',
} as const;

/**
 * True for a blood pressure that medicine should not lower further:
 * - one of the urgent situations of a low pressure;
 * - a high number under 100, which includes the band 'Lower than most' (`findings/pressure.ts`);
 * - a low number under 60 with a measured high number under 140, as in the band 'Low second number'.
 */
const shouldNotLowerPressure = any(
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
  shouldNotLowerPressure.isMet(facts) ? medicines.lowPressure : medicines.usual;

/**
 * The topics of notices that recommend a visit where the person can also ask about the ten-year risk: the measured values of heart and blood. The
 * value is the name of the topic in the step. The step does not refer to the visits of other notices, such as those on weight or fever.
 */
const visitTopics: Partial<Record<UrgentRow['topic'], string>> = {
  'blood-pressure': 'blood pressure',
  glucose: 'blood sugar',
  cholesterol: 'cholesterol',
  pulse: 'heart rate',
};

/**
 * The first visit that a notice on one of the `visitTopics` recommends; null if there is none. It skips emergencies, and notices that are based
 * on an unconfirmed number.
 */
function visitOf({ notices }: Facts): { readonly subject: string; readonly when: string } | null {
  // The notices are ordered by time, the nearest first.
  for (const { isDoubtful, topic, urgency } of notices) {
    const subject = visitTopics[topic];
    if (subject !== undefined && !isDoubtful && urgency !== 'now') {
      return { subject, when: urgencyWords[urgency].toLowerCase() };
    }
  }
  return null;
}

const hasNotice: Condition = when(
  'any notice',
  [...new Set(urgentRows.flatMap(({ keys }) => keys))],
  facts => facts.notices.length > 0,
);

const isAtLeast160Over100 = when(
  'high number 160 or more, or low number 100 or more',
  pressureKeys,
  ({ measurements: { diastolic, systolic } }) =>
    (systolic.kind === 'measured' && systolic.value >= 160) || (diastolic ?? 0) >= 100,
);

/**
 * The condition under which the report does not call the risk 'low', because something else in it is more urgent. Most of the listed values
 * also cause a notice. 126 is the start of the diabetes range, 290 a very high cholesterol of young people (NICE CG71), 160/100 the blood
 * pressure that needs action without delay (WHO 2021), and a body mass index of 16 the limit of severe thinness (WHO). A fever may be
 * malaria.
 */
export const mustNotBeCalledLow = any(
  hasNotice,
  within(glucose, 126, null),
  within(cholesterol, 290, null),
  isAtLeast160Over100,
  within(bmi, null, 16),
  chose('chh_fever', 'yes'),
);

/**
 * The condition under which a health worker can treat a cause of the risk: smoking, blood pressure, cholesterol (high from 240, NCEP ATP III)
 * or weight (obesity from 30, CDC).
 */
export const canBeTreated = any(
  when('smoking', ['smoking', 'years_since_quitting'], ({ measurements }) => measurements.smoker === true),
  stage1OrMore,
  within(cholesterol, 240, null),
  within(bmi, 30, null),
);

/**
 * The band of the ten-year risk, its note and its action. The band 'low' is null if the word would mislead.
 * @param risk percentages of the person, and of a healthy person of the same age and sex @param riskAge as it is shown
 */
export function tenYearWordsOf(
  { now, healthyPeer }: Pick<TenYearRisk, 'now' | 'healthyPeer'>,
  { age }: RiskProfile,
  riskAge: ShownAge,
  facts: Facts,
): Pick<TenYearRisk, 'band' | 'note' | 'action'> {
  const wholePercent = Math.round(now);
  // The last band starts at 0, so the fallback is never used.
  const { band } = riskBands.find(({ from }) => wholePercent >= from) ?? riskBands[2];
  if (band === 'low') {
    const isCalledLow = !mustNotBeCalledLow.isMet(facts) && riskAge.years - age < misleadingGapYears;
    if (isCalledLow) return { band, note: null, action: null };
    const isYoungAtRisk = age < youngBelowAge && now > healthyPeer;
    return { band: null, note: isYoungAtRisk ? tenYearTexts.young : null, action: null };
  }
  if (now < minTimesHealthyRisk * healthyPeer && !canBeTreated.isMet(facts)) {
    return { band, note: age >= oldFromAge ? tenYearTexts.old : null, action: null };
  }
  const actionOf = visitOf(facts) === null ? tenYearTexts.action : tenYearTexts.actionAtVisit;
  return { band, note: null, action: actionOf(medicineFor(facts)) };
}

/** The step on the ten-year risk; null if the risk has no action. */
export function tenYearStepOf(risk: TenYearRisk | null, facts: Facts): AdviceLine | null {
  if (risk === null || risk.action === null) return null;
  const texts = tenYearStepTexts;
  const visit = visitOf(facts);
  // A risk with an action is raised or high, so its band is not null.
  const sentences = [texts.risk(risk.band ?? '')];
  if (visit !== null) sentences.push(texts.visit(visit.subject, visit.when));
  sentences.push(texts.ask(medicineFor(facts)));
  return {
    id: tenYearStepId,
    title: visit === null ? texts.title : texts.titleAtVisit,
    text: sentences.join(' '),
    ways: [],
    years: null,
    questions: [],
    source: 'Canadian Cardiovascular Society 2021',
    // The same article for every cause of the risk.
    article: 'know-your-blood-pressure',
    // The wire name of the danger clause (`dangerClause` in advice/rule.ts), which this step does not have.
    told: null,
  };
}
