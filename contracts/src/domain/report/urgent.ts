import { checkOf, type LimitsOf, usableNumber } from '../hra/answer-check.ts';
import type { Answers } from '../hra/answer-groups.ts';
import { plainNumberOf } from '../hra/answer-value.ts';
import { bodySizeOf } from '../hra/body-size.ts';
import { expectedUnit, mgPerMmol } from '../hra/expected-unit.ts';
import { drinkKeys, weeklyDrinks } from '../hra/weekly-drinks.ts';
import { gad2, moodResult, phq2 } from './mood-screens.ts';
import type { Urgency } from './report-details.ts';

/** A finding that somebody has to act on: it stands first, on every screen and on page 1 of the PDF. */
export interface UrgentNotice {
  readonly id: string;
  readonly urgency: Urgency;
  /** What it is, without a number. */
  readonly title: string;
  /** What to do, and by when. */
  readonly text: string;
  /** Question ids it rests on. */
  readonly questions: readonly string[];
  /** Id of the article that goes with it, where the gateway names one. */
  readonly article?: string | null;
}

/** What a number, a symptom or a score is about. At most one row of a topic holds at a time. */
interface UrgentTopic {
  readonly topic: 'blood-pressure' | 'glucose' | 'pulse' | 'breath' | 'mood' | 'worry' | 'bmi' | 'alcohol';
  readonly questions: readonly string[];
  /** Answer keys that it is read from. */
  readonly keys: readonly string[];
}

/** One row of the table. */
export interface UrgentRow extends UrgentNotice, UrgentTopic {
  /** The name of the band that it is among the numbers of a report. */
  readonly band: string;
  /** When it holds, in words for whoever reviews the table. */
  readonly condition: string;
  /** What was published; empty where nothing was. */
  readonly source: string;
  /** What is a choice of ours, for a clinician to confirm: never said to the person. */
  readonly ours?: string;
  /** Named before it: pregnancy changes what it means. */
  readonly asksPregnancy?: true;
  readonly when: (reading: Reading) => boolean;
}

/** The answers that a row can be read from; a number that has to be checked first is null. */
interface Reading {
  /** mmHg */
  readonly high: number | null;
  /** mmHg */
  readonly low: number | null;
  /** One of the two is given and has to be checked first: then no band of the other is told. */
  readonly pressureToCheck: boolean;
  readonly onMedicine: boolean;
  /** mg/dL */
  readonly glucose: number | null;
  /** Beats a minute. */
  readonly pulse: number | null;
  readonly bmi: number | null;
  /** Drinks of 14 g a week; what was left empty counts as none. */
  readonly drinks: number;
  readonly isMan: boolean;
  readonly breath: boolean;
  readonly fever: boolean;
  readonly lowMood: boolean;
  readonly worry: boolean;
}

const pressure: UrgentTopic = {
  topic: 'blood-pressure',
  questions: ['blood_pressure_measured'],
  keys: ['high_number', 'low_number'],
};
const glucose: UrgentTopic = { topic: 'glucose', questions: ['blood_glucose'], keys: ['blood_glucose'] };
const pulse: UrgentTopic = {
  topic: 'pulse',
  questions: ['resting_heart_rate'],
  keys: ['resting_heart_rate'],
};
const breath: UrgentTopic = { topic: 'breath', questions: ['chh_sbreath'], keys: ['chh_sbreath'] };
const sizes = ['height', 'height_cm', 'weight', 'weight_kg'];

/** The same topic with a symptom that the person told of. */
function and(about: UrgentTopic, ...symptoms: readonly string[]): UrgentTopic {
  const { keys, questions, topic } = about;
  return { topic, questions: [...questions, ...symptoms], keys: [...keys, ...symptoms] };
}

const above = (value: number | null, border: number) => value !== null && value > border;
const below = (value: number | null, border: number) => value !== null && value < border;
const atLeast = (value: number | null, border: number) => value !== null && value >= border;
const isCrisis = ({ high, low }: Reading) => above(high, 180) || above(low, 120);
const isFrom = (high: number, low: number) => (reading: Reading) =>
  atLeast(reading.high, high) || atLeast(reading.low, low);
const isVeryHigh = isFrom(180, 110);
const isHigh = isFrom(160, 100);
/** A band by one number alone waits until the other was checked. */
const isRaised = (reading: Reading) =>
  !reading.pressureToCheck && !isHigh(reading) && isFrom(140, 90)(reading);
const isExtreme = ({ pulse }: Reading) => (pulse !== null && pulse <= 40) || atLeast(pulse, 131);
const isFast = ({ pulse }: Reading) => atLeast(pulse, 111) && below(pulse, 131);
/** Short of breath is part of an emergency that has a row of its own. */
const isEmergencyWithBreath = (reading: Reading) =>
  reading.breath && (isCrisis(reading) || atLeast(reading.glucose, 300) || isExtreme(reading));

const accAha = 'ACC/AHA 2017 blood pressure guideline';
const youToldBreath = 'You told us that you are short of breath.';
const orNowBreath =
  'Get emergency help now if it comes at rest or with chest pain, or if your lips are blue.';
const talkToday = 'Talk to somebody today.';
const harm = 'If you think of harming yourself, do not stay alone: go to the nearest hospital now.';
const noDiagnosis = 'This is not a diagnosis.';

/** What somebody has to act on, by topic. A symptom that the person told of has a row of its own. */
export const urgentRows: readonly UrgentRow[] = [
  {
    id: 'pressure-very-high-breath',
    ...and(pressure, 'chh_sbreath'),
    urgency: 'now',
    band: 'Very high',
    title: 'Your blood pressure is very high, and you are short of breath',
    text: `Get emergency help now. ${youToldBreath} With a pressure this high that is an emergency.`,
    condition: 'high number over 180, or low number over 120 mmHg, and short of breath',
    source: accAha,
    when: reading => isCrisis(reading) && reading.breath,
  },
  {
    id: 'pressure-very-high',
    ...pressure,
    urgency: 'today',
    band: 'Very high',
    title: 'Your blood pressure is very high',
    text: 'Sit still for 5 minutes and measure again. Is it still this high? See a health worker today. If you have chest pain, are short of breath, feel weak or numb, or cannot speak or see well, get emergency help now.',
    condition: 'the same without a known symptom',
    source: accAha,
    when: reading => isCrisis(reading) && !reading.breath,
  },
  {
    id: 'pressure-high-today',
    ...pressure,
    urgency: 'today',
    band: 'Much too high',
    title: 'Your blood pressure is much too high',
    text: 'See a health worker today, and show both numbers.',
    condition: 'high number 180, or low number 110 to 120 mmHg',
    source: 'JNC 7: at once or within a week',
    ours: 'the stricter of the two times',
    asksPregnancy: true,
    when: reading => isVeryHigh(reading) && !isCrisis(reading),
  },
  {
    id: 'pressure-high-week',
    ...pressure,
    urgency: 'within-a-week',
    band: 'High, stage 2',
    title: 'Your blood pressure is high',
    text: 'One reading is not a diagnosis. Have it measured again, and see a health worker within a week.',
    condition: 'high number 160 to 179, or low number 100 to 109 mmHg',
    source: 'WHO 2021: without delay from 160/100; JNC 7: within a month',
    ours: 'the week',
    asksPregnancy: true,
    when: reading => !reading.pressureToCheck && isHigh(reading) && !isVeryHigh(reading),
  },
  {
    id: 'pressure-high-4-weeks',
    ...and(pressure, 'blood_pressure_medication'),
    urgency: 'within-4-weeks',
    band: 'High, stage 2',
    title: 'Your blood pressure is raised',
    text: 'One reading is not a diagnosis. Have it measured on another day, and show both readings to a health worker within 4 weeks.',
    condition: 'high number 140 to 159, or low number 90 to 99 mmHg, without medicine for it',
    source: 'WHO 2021: treatment no later than 4 weeks after diagnosis; JNC 7: confirm within 2 months',
    asksPregnancy: true,
    when: reading => isRaised(reading) && !reading.onMedicine,
  },
  {
    id: 'pressure-high-on-medicine',
    ...and(pressure, 'blood_pressure_medication'),
    urgency: 'within-4-weeks',
    band: 'High, stage 2',
    title: 'Your blood pressure is raised, also with your medicine',
    text: 'Show it within 4 weeks to who gave you the medicine. Keep taking it every day until then.',
    condition: 'the same on medicine for it',
    source: 'WHO 2021',
    asksPregnancy: true,
    when: reading => isRaised(reading) && reading.onMedicine,
  },
  {
    id: 'pressure-low-unwell',
    ...and(pressure, 'chh_sbreath', 'chh_fever'),
    urgency: 'today',
    band: 'Low',
    title: 'Your blood pressure is low, and you are unwell',
    text: 'You told us that you have a fever or are short of breath. See a health worker today.',
    condition: 'high number under 90 mmHg, and short of breath or a fever',
    source: 'NEWS2: 90 or less is red',
    ours: 'the words',
    when: ({ high, breath, fever }) => below(high, 90) && (breath || fever),
  },
  {
    id: 'pressure-low',
    ...pressure,
    urgency: 'today',
    band: 'Low',
    title: 'Your blood pressure is low',
    text: 'If you are dizzy, faint or unwell, see a health worker today. If you feel well, measure it again, and tell a health worker at your next visit.',
    condition: 'the same without a known symptom',
    source: 'NEWS2: 90 or less is red',
    ours: 'the words',
    when: ({ high, breath, fever }) => below(high, 90) && !breath && !fever,
  },
  {
    id: 'glucose-very-low',
    ...glucose,
    urgency: 'now',
    band: 'Very low',
    title: 'Your blood sugar is very low',
    text: 'If this is how it is now, take something with sugar at once: a sweet drink, juice or glucose. Then get emergency help, and do not stay alone.',
    condition: 'blood sugar under 54 mg/dL',
    source: 'American Diabetes Association, level 2',
    when: ({ glucose }) => below(glucose, 54),
  },
  {
    id: 'glucose-low',
    ...glucose,
    urgency: 'today',
    band: 'Low',
    title: 'Your blood sugar is low',
    text: 'If you are shaky, sweaty or confused, take something with sugar now. Tell a health worker about it today.',
    condition: 'blood sugar from 54 to under 70 mg/dL',
    source: 'American Diabetes Association, level 1',
    when: ({ glucose }) => below(glucose, 70) && !below(glucose, 54),
  },
  {
    id: 'glucose-very-high-breath',
    ...and(glucose, 'chh_sbreath'),
    urgency: 'now',
    band: 'Very high',
    title: 'Your blood sugar is very high, and you are short of breath',
    text: `Get emergency help now. ${youToldBreath} With a blood sugar this high that can be an emergency.`,
    condition: 'blood sugar 300 mg/dL or more, and short of breath',
    source: 'American Diabetes Association: signs of ketoacidosis',
    when: ({ breath, glucose }) => breath && atLeast(glucose, 300),
  },
  {
    id: 'glucose-very-high',
    ...glucose,
    urgency: 'today',
    band: 'Very high',
    title: 'Your blood sugar is very high',
    text: 'See a health worker today. If you are short of breath, vomit, feel drowsy or are very thirsty, get emergency help now.',
    condition: 'the same without a known symptom',
    source: '',
    ours: 'border and time',
    when: ({ breath, glucose }) => !breath && atLeast(glucose, 300),
  },
  {
    id: 'glucose-high',
    ...glucose,
    urgency: 'within-a-week',
    band: 'Diabetes range',
    title: 'Your blood sugar is high',
    text: `${noDiagnosis} Have it tested again, and see a health worker within a week.`,
    condition: 'blood sugar from 200 to under 300 mg/dL',
    source: 'American Diabetes Association: 200 with symptoms is diabetes',
    ours: 'the week',
    when: ({ glucose }) => atLeast(glucose, 200) && below(glucose, 300),
  },
  {
    id: 'glucose-diabetes-range',
    ...glucose,
    urgency: 'within-4-weeks',
    band: 'Diabetes range',
    title: 'Your blood sugar is in the diabetes range',
    text: `${noDiagnosis} It only counts if you had not eaten for 8 hours. Have it tested again within 4 weeks, and show both results to a health worker.`,
    condition: 'blood sugar from 126 to under 200 mg/dL',
    source: 'American Diabetes Association: repeat to confirm',
    ours: 'the weeks',
    when: ({ glucose }) => atLeast(glucose, 126) && below(glucose, 200),
  },
  {
    id: 'pulse-extreme-breath',
    ...and(pulse, 'chh_sbreath'),
    urgency: 'now',
    band: 'Far from usual',
    title: 'Your heart rate is far from usual, and you are short of breath',
    text: `Get emergency help now. ${youToldBreath} With a heart rate like this that can be an emergency.`,
    condition: 'resting heart rate 40 or less, or 131 or more, and short of breath',
    source: 'NEWS2: red',
    when: reading => isExtreme(reading) && reading.breath,
  },
  {
    id: 'pulse-extreme',
    ...pulse,
    urgency: 'today',
    band: 'Far from usual',
    title: 'Your heart rate is far from usual',
    text: 'Count it again for a full minute. Is it still so? See a health worker today. If you feel faint, have chest pain or are short of breath, get emergency help now.',
    condition: 'the same without a known symptom',
    source: 'NEWS2: red',
    when: reading => isExtreme(reading) && !reading.breath,
  },
  {
    id: 'pulse-fast-fever',
    ...and(pulse, 'chh_fever'),
    urgency: 'today',
    band: 'Fast',
    title: 'Your heart beats fast, and you have a fever',
    text: 'You told us that you had a fever. See a health worker today.',
    condition: 'resting heart rate 111 to 130, and a fever',
    source: 'NEWS2: amber',
    when: reading => isFast(reading) && reading.fever,
  },
  {
    id: 'pulse-fast',
    ...pulse,
    urgency: 'within-a-week',
    band: 'Fast',
    title: 'Your heart beats fast',
    text: 'Sit still for 5 minutes and count again. If it is still this fast, see a health worker within a week.',
    condition: 'the same without a fever',
    source: 'NEWS2: amber',
    ours: 'the week',
    when: reading => isFast(reading) && !reading.fever,
  },
  {
    id: 'breath-fever',
    ...and(breath, 'chh_fever'),
    urgency: 'today',
    band: 'Get help',
    title: 'You had a fever and are short of breath',
    text: `See a health worker today. It may be malaria: have a test within a day. ${orNowBreath}`,
    condition:
      'short of breath without a clear reason, and a fever; not where one of the rows for now names the breath',
    source: 'WHO, malaria: a test within 24 hours',
    when: reading => reading.breath && reading.fever && !isEmergencyWithBreath(reading),
  },
  {
    id: 'breath',
    ...breath,
    urgency: 'today',
    band: 'Get help',
    title: 'You are short of breath',
    text: `${youToldBreath} See a health worker today. ${orNowBreath}`,
    condition:
      'short of breath without a clear reason, and no fever; not where one of the rows for now names it',
    source: '',
    ours: 'the whole row',
    when: reading => reading.breath && !reading.fever && !isEmergencyWithBreath(reading),
  },
  {
    id: 'mood-and-worry',
    topic: 'mood',
    questions: [...phq2.questions, ...gad2.questions],
    keys: [...phq2.questions, ...gad2.questions],
    urgency: 'talk',
    band: 'Worth a talk',
    title: 'You have carried a lot lately: low mood and much worry',
    text: `${talkToday} It is common, and help works. ${harm} ${noDiagnosis}`,
    condition: 'both of the next two rows hold: one notice in place of two',
    source: 'PHQ-2, Kroenke 2003; GAD-2, Kroenke 2007',
    when: ({ lowMood, worry }) => lowMood && worry,
  },
  {
    id: 'mood',
    topic: 'mood',
    questions: phq2.questions,
    keys: phq2.questions,
    urgency: 'talk',
    band: 'Worth a talk',
    title: 'The last two weeks sound heavy',
    text: `${talkToday} Many people go through this, and help works. ${harm} ${noDiagnosis}`,
    condition: 'PHQ-2 of 3 or more, or one of its answers "Nearly every day" with the other blank',
    source: phq2.source,
    when: ({ lowMood, worry }) => lowMood && !worry,
  },
  {
    id: 'worry',
    topic: 'worry',
    questions: gad2.questions,
    keys: gad2.questions,
    urgency: 'talk',
    band: 'Worth a talk',
    title: 'You have had a lot of worry lately',
    text: `${talkToday} It is common, and it can get better with help. ${noDiagnosis}`,
    condition: 'GAD-2 of 3 or more, or one of its answers "Nearly every day" with the other blank',
    source: gad2.source,
    when: ({ lowMood, worry }) => worry && !lowMood,
  },
  {
    id: 'weight-far-too-low',
    topic: 'bmi',
    questions: sizes,
    keys: ['app_units', ...sizes],
    urgency: 'within-a-week',
    band: 'Far too low',
    title: 'Your weight is far too low',
    text: 'See a health worker within a week. Until then do not fast, and do not try to lose weight.',
    condition: 'body mass index under 16',
    source: 'WHO: severe thinness',
    ours: 'the week',
    when: ({ bmi }) => below(bmi, 16),
  },
  {
    id: 'drinks-high',
    topic: 'alcohol',
    questions: ['weekly_alcohol'],
    keys: [...drinkKeys, 'sex'],
    urgency: 'within-4-weeks',
    band: 'High risk',
    title: 'You drink far more than is safe',
    text: 'See a health worker within 4 weeks. Do not stop all at once: shaking, sweating or fits can be dangerous. Ask a health worker first.',
    condition: 'more than 28 drinks a week (men) or 20 (women, and without a sex)',
    source: 'NHS, higher-risk drinking: over 50 / 35 units of 8 g',
    ours: 'the weeks',
    asksPregnancy: true,
    when: ({ drinks, isMan }) => drinks > (isMan ? 28 : 20),
  },
];

/** The rows that hold for these answers, the nearest time first. Answers to hidden questions are the caller's to leave out. */
export function urgentRowsFor(answers: Answers, limitsOf: LimitsOf): UrgentRow[] {
  const reading = readingOf(answers, limitsOf);
  return nearestFirst(urgentRows.filter(row => row.when(reading)));
}

/** A number that no living person has is no reading: 0 is often typed for "not measured". */
const minPlausible: Readonly<Record<string, number>> = {
  high_number: 40,
  low_number: 20,
  blood_glucose: 18,
};

function readingOf(answers: Answers, limitsOf: LimitsOf): Reading {
  /** A usable number that the questionnaire asks for in this unit, times the factor; else null. */
  const measured = (key: string, unit: string, factor = 1) => {
    if (expectedUnit(key, limitsOf(key)) !== unit) return null;
    const number = usableNumber(answers, key, limitsOf);
    return number === null || number * factor < (minPlausible[key] ?? 0) ? null : number * factor;
  };
  const toCheck = (key: string) => checkOf(answers, key, limitsOf) !== null;
  const sized = sizes.some(toCheck) ? {} : answers;
  const drunk = drinkKeys.filter(key => !toCheck(key)).map(key => [key, answers[key] ?? null]);
  return {
    high: measured('high_number', 'mmHg'),
    low: measured('low_number', 'mmHg'),
    pressureToCheck: pressure.keys.some(toCheck),
    onMedicine: answers.blood_pressure_medication === 'yes',
    glucose:
      measured('blood_glucose', 'mg/dL') ?? measured('blood_glucose', 'mmol/L', mgPerMmol.blood_glucose),
    pulse: usableNumber(answers, 'resting_heart_rate', limitsOf),
    bmi: bodySizeOf(sized).bmi,
    drinks: weeklyDrinks(Object.fromEntries(drunk))?.total ?? 0,
    isMan: answers.sex === 'male',
    breath: answers.chh_sbreath === 'yes',
    fever: answers.chh_fever === 'yes',
    lowMood: moodResult(answers, phq2) === 'positive',
    worry: moodResult(answers, gad2) === 'positive',
  };
}

/** Told to a woman who may be pregnant: under the ages, and before what pregnancy changes. */
export const pregnancyLine =
  'Pregnant, or could you be? Then 140/90 or more is for today; no alcohol; no slimming; this number is not for you.';

/** A woman of 18 to 50 whose womb was not removed. Nobody is asked for the change of life. */
export function mayBePregnant({ age_in_years: age, hysterectomy, sex }: Answers): boolean {
  const years = plainNumberOf(age);
  return sex === 'female' && years !== null && years >= 18 && years < 51 && hysterectomy !== 'yes';
}

/** By when, in words; the nearest first. */
export const urgencyWords: Readonly<Record<Urgency, string>> = {
  now: 'Now',
  today: 'Today',
  talk: 'Talk today',
  'within-a-week': 'Within a week',
  'within-4-weeks': 'Within 4 weeks',
};
const inOrder = Object.keys(urgencyWords);

/** The nearest time first; what has the same time keeps its order. */
export function nearestFirst<Told extends { readonly urgency: Urgency }>(told: readonly Told[]): Told[] {
  return [...told].sort((one, other) => inOrder.indexOf(one.urgency) - inOrder.indexOf(other.urgency));
}

/** What cannot wait for another day: it takes the place of praise, and is told as soon as it is answered. */
export function isCrisisOf({ urgency }: { readonly urgency: Urgency | null }): boolean {
  return urgency === 'now' || urgency === 'today' || urgency === 'talk';
}

/** What a person reads first; where nothing is for today, by when to see somebody. */
export const urgentTitle = 'Read this first';
export const byDateTitle = 'See a health worker by a date';

/** Said above the configured help lines, which are for mood and worry. */
export const helpLead = 'Somebody is there for you:';

/** Said in place of help lines where none is configured. */
export const helpWithoutLines = 'Talk to a doctor, a nurse, or somebody you trust, today.';

/** Said where nothing is about mood or worry. */
export const showThis = 'Show this report to the health worker.';

/** 'Call 112.' @param emergencyNumber as the operator configured it, if at all */
export function callFor(emergencyNumber: string | null | undefined): string {
  return `Call ${emergencyNumber ?? 'your emergency number'}.`;
}

/** The end of every report, urgent or not. */
export function redFlagsFor(emergencyNumber: string | null | undefined): string {
  return `Get help at once for chest pain, one weak side, trouble speaking, fits, or thoughts of ending your life. ${callFor(emergencyNumber)}`;
}
