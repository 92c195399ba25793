import { drinkKeys } from '../hra/weekly-drinks.ts';
import type { NoticeLead, Urgency } from './generated/report-details.ts';
import { gad2, phq2 } from './mood-screeners.ts';
import { heightAndWeightQuestions, pressureKeys, type Reading } from './urgent-reading.ts';

/** A finding on which the person has to act. Notices come first, on every screen and on page 1 of the PDF. */
export interface UrgentNotice {
  readonly id: string;
  readonly urgency: Urgency;
  readonly title: string;
  /** A sentence for a woman who may be pregnant, which has its own urgency and is shown first. Null or missing if there is none. */
  readonly lead?: NoticeLead | null;
  readonly text: string;
  readonly questions: readonly string[];
  /** Id of the article about the finding. Null or missing if the gateway sends none. */
  readonly article?: string | null;
}

/** The answers that a row is about. */
interface UrgentTopic {
  /**
   * At most one row of a topic applies, because the conditions exclude each other. The only exception: `pressure-told-high` applies without a
   * high number. If a questionnaire accepts a low number under 40, a row about low pressure can apply as well.
   */
  readonly topic:
    | 'blood-pressure'
    | 'glucose'
    | 'cholesterol'
    | 'pulse'
    | 'breath'
    | 'fever'
    | 'cough'
    | 'mood'
    | 'worry'
    | 'bmi'
    | 'alcohol';
  /** Ids of the questions. */
  readonly questions: readonly string[];
  /** Keys of the answers on which the row depends. */
  readonly keys: readonly string[];
}

/** A row of the table of urgent situations (docs/report.md, section 1, has their sources). */
interface Row extends UrgentTopic {
  readonly urgency: Urgency;
  readonly title: string;
  readonly text: string;
  /** The text for a person who takes blood pressure medicine, if it differs. */
  readonly textOnMedicine?: string;
  /**
   * For a number that has to be checked: what the number means, as the end of a sentence such as "If that is 2.5 mmol/L (45 mg/dL), …". If
   * missing, the sentence ends with title and text.
   * @param number the number with its unit
   */
  readonly meaningClause?: (number: string) => string;
  readonly when: (reading: Reading) => boolean;
}

const pressure: UrgentTopic = {
  topic: 'blood-pressure',
  questions: ['blood_pressure_measured'],
  keys: [...pressureKeys, 'blood_pressure_medication'],
};
const glucose: UrgentTopic = { topic: 'glucose', questions: ['blood_glucose'], keys: ['blood_glucose'] };
const pulse: UrgentTopic = {
  topic: 'pulse',
  questions: ['resting_heart_rate'],
  keys: ['resting_heart_rate'],
};
const breath: UrgentTopic = { topic: 'breath', questions: ['chh_sbreath'], keys: ['chh_sbreath'] };
const weight: UrgentTopic = {
  topic: 'bmi',
  questions: heightAndWeightQuestions,
  keys: ['app_units', ...heightAndWeightQuestions],
};

/** A topic with added questions on which a row depends. The id of an added question is also the key of its answer. */
function withQuestions(base: UrgentTopic, ...addedQuestions: readonly string[]): UrgentTopic {
  const { keys, questions, topic } = base;
  return { topic, questions: [...questions, ...addedQuestions], keys: [...keys, ...addedQuestions] };
}

/** More drinks a week than these are an urgent situation. */
export const urgentDrinks = { man: 28, others: 20 } as const;

// Every comparison is false for an unknown number. The thresholds are those of docs/report.md, section 1, which has their sources.
const above = (value: number | null, threshold: number) => value !== null && value > threshold;
const below = (value: number | null, threshold: number) => value !== null && value < threshold;
const atLeast = (value: number | null, threshold: number) => value !== null && value >= threshold;
const atMost = (value: number | null, threshold: number) => value !== null && value <= threshold;
const isPressureCrisis = ({ high, low }: Reading) => above(high, 180) || above(low, 120);
const isPressureAtLeast = (high: number, low: number) => (reading: Reading) =>
  atLeast(reading.high, high) || atLeast(reading.low, low);
const isVeryHighPressure = isPressureAtLeast(180, 110);
const isHighPressure = isPressureAtLeast(160, 100);
const isRaisedOrHighPressure = isPressureAtLeast(140, 90);
/**
 * `isPressureToCheck`: while one of the two numbers has to be checked, the other one gives a notice only from 180/110 on, which needs action
 * today. The same is true of the row `pressure-high-week`.
 */
const isOnlyRaisedPressure = (reading: Reading) =>
  !reading.isPressureToCheck && !isHighPressure(reading) && isRaisedOrHighPressure(reading);
const wasOnlyToldHigh = (reading: Reading) => reading.wasToldHigh && !isRaisedOrHighPressure(reading);
/** A low number from 40 to 59 with a healthy high number is not a notice. The report shows it only in the list of numbers. */
const isLowPressure = (reading: Reading) =>
  !isRaisedOrHighPressure(reading) && (atMost(reading.high, 90) || below(reading.low, 40));
const isLowPressureEmergency = (reading: Reading) =>
  isLowPressure(reading) &&
  (reading.isShortOfBreath || reading.hasFever || atLeast(reading.pulse, 111) || atMost(reading.pulse, 40));
const isVeryLowPressure = (reading: Reading) =>
  isLowPressure(reading) &&
  !isLowPressureEmergency(reading) &&
  (below(reading.high, 80) || below(reading.low, 40));
const isOnlyLowPressure = (reading: Reading) =>
  isLowPressure(reading) && !isLowPressureEmergency(reading) && !isVeryLowPressure(reading);
/** Here the pulse is 41 to 50, because a low pressure with a pulse of 40 or less is `isLowPressureEmergency`. */
const isLowPressureWithSlowPulse = (reading: Reading) =>
  isOnlyLowPressure(reading) && atMost(reading.pulse, 50);
/** Training can explain a slow heart, but not in a person who takes blood pressure medicine. */
const isTrained = ({ isActive, takesMedicine }: Reading) => isActive && !takesMedicine;
const isExtremePulse = ({ pulse }: Reading) => atMost(pulse, 40) || atLeast(pulse, 131);
const isVeryFastPulseWithFever = ({ hasFever, pulse }: Reading) => hasFever && atLeast(pulse, 131);
const isFastPulse = ({ pulse }: Reading) => atLeast(pulse, 111) && below(pulse, 131);
/** Whether another row for an emergency already includes the shortness of breath. */
const isEmergencyWithBreath = (reading: Reading) =>
  reading.isShortOfBreath &&
  (isPressureCrisis(reading) ||
    isLowPressureEmergency(reading) ||
    atLeast(reading.glucose, 200) ||
    (isExtremePulse(reading) && !isVeryFastPulseWithFever(reading)));
/** Whether the row for shortness of breath with fever applies. It does not if another row for an emergency includes the breath. */
const isBreathWithFeverOnly = (reading: Reading) =>
  reading.isShortOfBreath && reading.hasFever && !isEmergencyWithBreath(reading);

const breathEmergencySigns =
  'Get emergency help now if it comes at rest or with chest pain, or if your lips are blue.';
const malariaEmergencySigns =
  'Get emergency help now with confusion, fits, a stiff neck, yellow eyes, dark urine or bleeding, or if you are very weak or cannot drink.';
const talkToday = 'Talk to somebody today.';
const selfHarmSentence =
  'If you think of harming yourself, do not stay alone: go to the nearest hospital now.';
const noDiagnosis = 'This is not a diagnosis.';
const oneReading = 'One reading is not a diagnosis.';
const oneTest = 'One test is not a diagnosis.';
const keepTaking = 'Show it to the person who prescribed your medicine. Keep taking it.';
const askAboutDose =
  'Ask the person who prescribed your medicine if the dose is still right. Do not stop it on your own.';
const pressureCrisisSigns =
  'If you have chest pain, are short of breath, feel weak or numb, or cannot speak or see well, get emergency help now.';
/**
 * No row combines a pressure up to 180/120 with shortness of breath, so people who reported shortness of breath read this sentence too. It says
 * "at rest", because the shortness of breath that they reported is not an emergency by itself.
 */
const highPressureSigns =
  'If you have chest pain, are short of breath at rest, feel weak or numb, or cannot speak or see well, get emergency help now.';
const highSugarSigns =
  'If you are short of breath, vomit, feel drowsy or are very thirsty, get emergency help now.';
const faintSigns = 'If you are dizzy or faint, or have chest pain, get emergency help now.';

const rows = {
  // Fever is the first row, so that it is the first notice for today, because a malaria test cannot wait.
  fever: {
    topic: 'fever',
    questions: ['chh_fever'],
    keys: ['chh_fever'],
    urgency: 'today',
    title: 'You had a fever in the last 7 days',
    text: `It may be malaria. Do you still have it, or had it yesterday? Have a malaria test today. Is it over? Have the test if it comes back. ${malariaEmergencySigns}`,
    when: reading => reading.hasFever && !isBreathWithFeverOnly(reading),
  },
  'pressure-very-high-breath': {
    ...withQuestions(pressure, 'chh_sbreath'),
    urgency: 'now',
    title: 'Your blood pressure is very high, and you are short of breath',
    text: 'Get emergency help now. Shortness of breath with a pressure this high is an emergency.',
    textOnMedicine: `Get emergency help now. Shortness of breath with a pressure this high is an emergency. ${keepTaking}`,
    when: reading => isPressureCrisis(reading) && reading.isShortOfBreath,
  },
  'pressure-very-high': {
    ...pressure,
    urgency: 'today',
    title: 'Your blood pressure is very high',
    text: `Sit still for 5 minutes and measure again. Is it still this high? See a health worker today. ${pressureCrisisSigns}`,
    textOnMedicine: `Sit still for 5 minutes and measure again. Is it still this high? See a health worker today. ${pressureCrisisSigns} ${keepTaking}`,
    when: reading => isPressureCrisis(reading) && !reading.isShortOfBreath,
  },
  'pressure-high-today': {
    ...pressure,
    urgency: 'today',
    title: 'Your blood pressure is much too high',
    text: `See a health worker today, and show both numbers. ${highPressureSigns}`,
    textOnMedicine: `See a health worker today, and show both numbers. ${highPressureSigns} ${keepTaking}`,
    when: reading => isVeryHighPressure(reading) && !isPressureCrisis(reading),
  },
  'pressure-high-week': {
    ...pressure,
    urgency: 'within-a-week',
    title: 'Your blood pressure is high',
    text: `${oneReading} Have it measured again, and see a health worker within a week.`,
    textOnMedicine: `Have it measured again, and see a health worker within a week. ${keepTaking}`,
    when: reading => !reading.isPressureToCheck && isHighPressure(reading) && !isVeryHighPressure(reading),
  },
  'pressure-high-4-weeks': {
    ...pressure,
    urgency: 'within-4-weeks',
    title: 'Your blood pressure is raised',
    text: `${oneReading} Have it measured on another day. Show both readings to a health worker within 4 weeks.`,
    textOnMedicine: `Have it measured on another day, and show both readings within 4 weeks. ${keepTaking}`,
    when: isOnlyRaisedPressure,
  },
  'pressure-told-high': {
    topic: 'blood-pressure',
    questions: ['blood_pressure_measured', 'blood_pressure_estimated'],
    keys: [...pressure.keys, 'blood_pressure_estimated'],
    urgency: 'within-4-weeks',
    title: 'You were told that your blood pressure is high',
    text: 'Have it measured, and show the numbers to a health worker within 4 weeks.',
    textOnMedicine: `Have it measured within 4 weeks. ${keepTaking}`,
    when: wasOnlyToldHigh,
  },
  'pressure-low-unwell': {
    ...withQuestions(pressure, 'chh_sbreath', 'chh_fever', 'resting_heart_rate'),
    urgency: 'now',
    title: 'Your blood pressure is low, and you are unwell',
    text: 'Get emergency help now. You told us that you have a fever, are short of breath, or have a fast or very slow heart. With a pressure this low that can be an emergency.',
    when: isLowPressureEmergency,
  },
  'pressure-very-low': {
    ...pressure,
    urgency: 'today',
    title: 'Your blood pressure is very low',
    text: `Lie down for 5 minutes, and measure again now. Is it still so? See a health worker today. ${faintSigns}`,
    textOnMedicine: `Lie down for 5 minutes, and measure again now. Is it still so? See a health worker today. ${faintSigns} ${askAboutDose}`,
    when: isVeryLowPressure,
  },
  'pressure-low-on-medicine': {
    ...pressure,
    urgency: 'today',
    title: 'Your blood pressure is low, and you take medicine for it',
    text: `See a health worker today, and show both numbers. ${askAboutDose}`,
    when: reading =>
      isOnlyLowPressure(reading) && reading.takesMedicine && !isLowPressureWithSlowPulse(reading),
  },
  'pressure-low-slow-pulse': {
    ...withQuestions(pressure, 'resting_heart_rate', 'weekly_physical_activity'),
    urgency: 'today',
    title: 'Your blood pressure is low, and your heart is slow',
    text: `See a health worker today, and show the numbers. ${faintSigns}`,
    textOnMedicine: `See a health worker today, and show the numbers. ${faintSigns} ${askAboutDose}`,
    when: reading => isLowPressureWithSlowPulse(reading) && !isTrained(reading),
  },
  'pressure-low-active': {
    ...withQuestions(pressure, 'resting_heart_rate', 'weekly_physical_activity'),
    urgency: 'within-4-weeks',
    title: 'Your blood pressure is low, and your heart is slow',
    text: 'That can come from training. Show it to a health worker within 4 weeks. See one today if you do not feel well.',
    when: reading => isLowPressureWithSlowPulse(reading) && isTrained(reading),
  },
  'pressure-low': {
    ...pressure,
    urgency: 'within-4-weeks',
    title: 'Your blood pressure is low',
    text: 'Show it to a health worker within 4 weeks. See one today if you are dizzy, faint or unwell.',
    when: reading =>
      isOnlyLowPressure(reading) && !reading.takesMedicine && !isLowPressureWithSlowPulse(reading),
  },
  'glucose-very-low': {
    ...glucose,
    urgency: 'now',
    title: 'Your blood sugar is very low',
    text: 'Is it this low now? Take something with sugar at once: a sweet drink, juice or glucose. Then get emergency help, and do not stay alone.',
    // If the number is in the other unit, sugar does harm. Each sentence about sugar therefore names the number with its unit.
    meaningClause: number => `it is very low. Take sugar now if it is ${number}. Then get emergency help.`,
    when: ({ glucose }) => below(glucose, 54),
  },
  'glucose-low': {
    ...glucose,
    urgency: 'within-4-weeks',
    title: 'Your blood sugar is low',
    text: 'Do you take medicine for diabetes? Or do you feel shaky, sweaty or confused now? Then take something with sugar, and see a health worker today. If not, show it within 4 weeks.',
    meaningClause: number =>
      `it is low: show it to a health worker within 4 weeks. Do you take medicine for diabetes? Or do you feel shaky, sweaty or confused? If it is ${number}, take sugar and see a health worker today.`,
    when: ({ glucose }) => below(glucose, 70) && !below(glucose, 54),
  },
  'glucose-high-breath': {
    ...withQuestions(glucose, 'chh_sbreath'),
    urgency: 'now',
    title: 'Your blood sugar is high, and you are short of breath',
    text: 'Get emergency help now. Shortness of breath with a blood sugar this high can be an emergency.',
    when: ({ isShortOfBreath, glucose }) => isShortOfBreath && atLeast(glucose, 200),
  },
  'glucose-very-high': {
    ...glucose,
    urgency: 'today',
    title: 'Your blood sugar is very high',
    text: `See a health worker today. ${highSugarSigns}`,
    when: ({ isShortOfBreath, glucose }) => !isShortOfBreath && atLeast(glucose, 300),
  },
  'glucose-high-fever': {
    ...withQuestions(glucose, 'chh_fever'),
    urgency: 'today',
    title: 'Your blood sugar is high, and you had a fever',
    text: 'See a health worker today. If you vomit, breathe fast or feel drowsy, get emergency help now.',
    when: ({ isShortOfBreath, hasFever, glucose }) =>
      hasFever && !isShortOfBreath && atLeast(glucose, 200) && below(glucose, 300),
  },
  'glucose-high': {
    ...glucose,
    urgency: 'within-a-week',
    title: 'Your blood sugar is high',
    text: `${oneTest} Have it tested again, and see a health worker within a week. If you vomit, breathe fast or feel drowsy, get emergency help now. With a fever, see one today.`,
    when: ({ isShortOfBreath, hasFever, glucose }) =>
      !isShortOfBreath && !hasFever && atLeast(glucose, 200) && below(glucose, 300),
  },
  'glucose-diabetes-range': {
    ...glucose,
    urgency: 'within-4-weeks',
    title: 'Your blood sugar is in the diabetes range',
    text: `${oneTest} It only counts if you had not eaten for 8 hours. Have it tested again within 4 weeks, and show both results to a health worker.`,
    when: ({ glucose }) => atLeast(glucose, 126) && below(glucose, 200),
  },
  'cholesterol-very-high': {
    topic: 'cholesterol',
    questions: ['cholesterol_level'],
    keys: ['cholesterol_level', 'age_in_years'],
    urgency: 'within-4-weeks',
    title: 'Your cholesterol is very high',
    text: 'Show it to a health worker within 4 weeks, and ask if it runs in your family.',
    when: ({ age, cholesterol }) =>
      atLeast(cholesterol, 350) || (atLeast(cholesterol, 290) && below(age, 30)),
  },
  'pulse-extreme-breath': {
    ...withQuestions(pulse, 'chh_sbreath'),
    urgency: 'now',
    title: 'Your heart rate is far from usual, and you are short of breath',
    text: 'Get emergency help now. Shortness of breath with a heart rate like this can be an emergency.',
    when: reading => isExtremePulse(reading) && reading.isShortOfBreath && !isVeryFastPulseWithFever(reading),
  },
  'pulse-extreme-fever': {
    ...withQuestions(pulse, 'chh_fever'),
    urgency: 'now',
    title: 'Your heart beats very fast, and you have a fever',
    text: 'Get emergency help now. You told us that you had a fever. With a heart this fast that can be an emergency.',
    when: isVeryFastPulseWithFever,
  },
  'pulse-extreme': {
    ...pulse,
    urgency: 'today',
    title: 'Your heart rate is far from usual',
    text: 'Count it again for a full minute. Is it still so? See a health worker today. If you feel faint, have chest pain or are short of breath, get emergency help now.',
    when: reading =>
      isExtremePulse(reading) && !reading.isShortOfBreath && !isVeryFastPulseWithFever(reading),
  },
  'pulse-fast-fever': {
    ...withQuestions(pulse, 'chh_fever'),
    urgency: 'today',
    title: 'Your heart beats fast, and you have a fever',
    text: 'You told us that you had a fever. See a health worker today.',
    when: reading => isFastPulse(reading) && reading.hasFever,
  },
  'pulse-fast': {
    ...pulse,
    urgency: 'within-a-week',
    title: 'Your heart beats fast',
    text: 'Sit still for 5 minutes and count again. If it is still this fast, see a health worker within a week.',
    when: reading => isFastPulse(reading) && !reading.hasFever,
  },
  'breath-fever': {
    ...withQuestions(breath, 'chh_fever'),
    urgency: 'today',
    title: 'You had a fever and are short of breath',
    text: `See a health worker today. It may be malaria: have a test today. ${breathEmergencySigns} ${malariaEmergencySigns}`,
    when: isBreathWithFeverOnly,
  },
  breath: {
    ...breath,
    urgency: 'today',
    title: 'You are short of breath',
    text: `You told us that you are short of breath. See a health worker today. ${breathEmergencySigns}`,
    when: reading => reading.isShortOfBreath && !reading.hasFever && !isEmergencyWithBreath(reading),
  },
  'cough-underweight': {
    topic: 'cough',
    questions: ['chh_cough', ...heightAndWeightQuestions],
    keys: ['chh_cough', ...weight.keys],
    urgency: 'within-a-week',
    title: 'You have a cough, and your weight is low',
    text: 'Have a test for TB (tuberculosis) within a week. It matters most if the cough has lasted two weeks.',
    when: ({ bmi, hasCough }) => hasCough && below(bmi, 18.5),
  },
  'mood-and-worry': {
    topic: 'mood',
    questions: [...phq2.questions, ...gad2.questions],
    keys: [...phq2.questions, ...gad2.questions],
    urgency: 'talk',
    title: 'You have carried a lot lately: low mood and much worry',
    text: `${talkToday} It is common, and help works. ${selfHarmSentence} ${noDiagnosis}`,
    when: ({ isMoodPositive, isWorryPositive }) => isMoodPositive && isWorryPositive,
  },
  mood: {
    topic: 'mood',
    questions: phq2.questions,
    keys: phq2.questions,
    urgency: 'talk',
    title: 'The last two weeks sound heavy',
    text: `${talkToday} Many people go through this, and help works. ${selfHarmSentence} ${noDiagnosis}`,
    when: ({ isMoodPositive, isWorryPositive }) => isMoodPositive && !isWorryPositive,
  },
  worry: {
    topic: 'worry',
    questions: gad2.questions,
    keys: gad2.questions,
    urgency: 'talk',
    title: 'You have had a lot of worry lately',
    text: `${talkToday} It is common, and it can get better with help. ${selfHarmSentence} ${noDiagnosis}`,
    when: ({ isMoodPositive, isWorryPositive }) => isWorryPositive && !isMoodPositive,
  },
  'weight-dangerously-low': {
    ...weight,
    urgency: 'today',
    title: 'Your weight is dangerously low',
    text: 'See a health worker today. Until then do not fast, and do not try to lose weight.',
    when: ({ bmi }) => below(bmi, 13),
  },
  'weight-far-too-low': {
    ...weight,
    urgency: 'within-a-week',
    title: 'Your weight is far too low',
    text: 'See a health worker within a week. Until then do not fast, and do not try to lose weight.',
    when: ({ bmi }) => below(bmi, 16) && !below(bmi, 13),
  },
  'drinks-high': {
    topic: 'alcohol',
    questions: ['weekly_alcohol'],
    keys: [...drinkKeys, 'sex'],
    urgency: 'within-4-weeks',
    title: 'You drink far more than is safe',
    text: 'See a health worker within 4 weeks. Do not stop all at once: shaking, sweating or fits can be dangerous. Ask a health worker first.',
    when: ({ drinks, isMan }) => drinks > (isMan ? urgentDrinks.man : urgentDrinks.others),
  },
} as const satisfies Readonly<Record<string, Row>>;

/** The id of an urgent situation. */
export type UrgentId = keyof typeof rows;

/** An urgent situation with its id. */
export interface UrgentRow extends Row {
  readonly id: UrgentId;
}

/**
 * The table of urgent situations. If a number and a reported symptom have a row together ('…-breath', '…-fever'), the row of the number alone
 * does not apply.
 */
export const urgentRows: readonly UrgentRow[] = Object.entries<Row>(rows).map(([id, row]) => {
  // Object.entries widens the keys of a record to string.
  return { ...row, id: id as UrgentId };
});

/** The rows about a low blood pressure. If one of them applies, the report must not advise to lower the pressure. */
export const lowPressureRows: readonly UrgentId[] = [
  'pressure-low-unwell',
  'pressure-very-low',
  'pressure-low-on-medicine',
  'pressure-low-slow-pulse',
  'pressure-low-active',
  'pressure-low',
];

/** A notice on the answers of one person, with the rows from which it is made. */
export interface FoundNotice extends UrgentNotice, UrgentTopic {
  readonly lead: NoticeLead | null;
  /** The id of one row, or of two if the number has two possible meanings. */
  readonly rowIds: readonly [UrgentId, ...UrgentId[]];
  /** Whether the number has to be checked, so that the notice applies only if the number is right. */
  readonly isDoubtful: boolean;
}

/** The rows that apply to the answers. */
export function rowsIn(reading: Reading): UrgentRow[] {
  return urgentRows.filter(row => row.when(reading));
}

/** The notice of a row for this person. */
export function noticeOf(row: UrgentRow, reading: Reading): FoundNotice {
  const { id, keys, questions, title, topic, urgency } = row;
  const lead = leadOf(row, reading);
  const text = textOf(row, reading);
  return { id, urgency, title, lead, text, questions, topic, keys, rowIds: [id], isDoubtful: false };
}

/** The text of a row for this person, who may take blood pressure medicine. */
export function textOf({ textOnMedicine, text }: UrgentRow, reading: Reading): string {
  return reading.takesMedicine ? (textOnMedicine ?? text) : text;
}

/** The leads of notices for a woman who may be pregnant. */
export const pregnancyLeads = {
  /** From 160/110 on the pressure is an emergency in pregnancy (NICE NG133; ESC 2024). */
  severePressure: { urgency: 'now', text: 'If you are or could be pregnant: get emergency help now.' },
  /** Stopping much alcohol needs medical care in pregnancy (WHO 2014). */
  muchAlcohol: {
    urgency: 'today',
    text: 'If you are or could be pregnant: go to a clinic today. Do not stop on your own.',
  },
} as const satisfies Readonly<Record<string, NoticeLead>>;

/** The lead of a row; null if there is none. A row with the urgency `now` has no lead, because no lead is more urgent. */
function leadOf({ topic, urgency }: UrgentRow, reading: Reading): NoticeLead | null {
  if (!reading.mayBePregnant || urgency === 'now') return null;
  if (topic === 'alcohol') return pregnancyLeads.muchAlcohol;
  return topic === 'blood-pressure' && isPressureAtLeast(160, 110)(reading)
    ? pregnancyLeads.severePressure
    : null;
}
