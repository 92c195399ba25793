import { checksOf } from '../hra/answer-check.ts';
import type { Answers } from '../hra/answer-groups.ts';
import type { LimitsOf } from '../hra/answer-range.ts';
import { drinkKeys } from '../hra/weekly-drinks.ts';
import type { Urgency } from './generated/report-details.ts';
import { gad2, phq2 } from './mood-screens.ts';
import { compareUrgency, nearestFirst } from './urgency.ts';
import { bodyLimits, pressureKeys, type Reading, readingOf, sizeQuestions } from './urgent-reading.ts';

/** A finding that somebody has to act on: it stands first, on every screen and on page 1 of the PDF. */
export interface UrgentNotice {
  readonly id: string;
  readonly urgency: Urgency;
  readonly title: string;
  readonly text: string;
  readonly questions: readonly string[];
  /** Id of the article that goes with it, where the gateway names one. */
  readonly article?: string | null;
}

/** The topic of a number, a symptom or a score. At most one row of a topic holds at a time. */
interface UrgentTopic {
  readonly topic:
    | 'blood-pressure'
    | 'glucose'
    | 'cholesterol'
    | 'pulse'
    | 'breath'
    | 'mood'
    | 'worry'
    | 'bmi'
    | 'alcohol';
  readonly questions: readonly string[];
  readonly keys: readonly string[];
}

interface Row extends Omit<UrgentNotice, 'id'>, UrgentTopic {
  readonly when: (reading: Reading) => boolean;
}

const pressure: UrgentTopic = {
  topic: 'blood-pressure',
  questions: ['blood_pressure_measured'],
  keys: pressureKeys,
};
const glucose: UrgentTopic = { topic: 'glucose', questions: ['blood_glucose'], keys: ['blood_glucose'] };
const pulse: UrgentTopic = {
  topic: 'pulse',
  questions: ['resting_heart_rate'],
  keys: ['resting_heart_rate'],
};
const breath: UrgentTopic = { topic: 'breath', questions: ['chh_sbreath'], keys: ['chh_sbreath'] };

function and(about: UrgentTopic, ...symptoms: readonly string[]): UrgentTopic {
  const { keys, questions, topic } = about;
  return { topic, questions: [...questions, ...symptoms], keys: [...keys, ...symptoms] };
}

const above = (value: number | null, border: number) => value !== null && value > border;
const below = (value: number | null, border: number) => value !== null && value < border;
const atLeast = (value: number | null, border: number) => value !== null && value >= border;
const atMost = (value: number | null, border: number) => value !== null && value <= border;
const isCrisis = ({ high, low }: Reading) => above(high, 180) || above(low, 120);
const isFrom = (high: number, low: number) => (reading: Reading) =>
  atLeast(reading.high, high) || atLeast(reading.low, low);
const isVeryHigh = isFrom(180, 110);
const isHigh = isFrom(160, 100);
const isFromRaised = isFrom(140, 90);
/** A band by one number alone waits until the other was checked. */
const isRaised = (reading: Reading) => !reading.pressureToCheck && !isHigh(reading) && isFromRaised(reading);
const isToldHigh = (reading: Reading) => reading.toldHigh && !isFromRaised(reading);
/** A low number under 60 beside a healthy high one is no notice; one that the question does not take is. */
const isLow = (reading: Reading) =>
  !isFromRaised(reading) && (atMost(reading.high, 90) || below(reading.low, 40));
const isShock = (reading: Reading) =>
  isLow(reading) && (reading.breath || reading.fever || atLeast(reading.pulse, 111));
const isExtreme = ({ pulse }: Reading) => atMost(pulse, 40) || atLeast(pulse, 131);
const isVeryFastWithFever = ({ fever, pulse }: Reading) => fever && atLeast(pulse, 131);
const isFast = ({ pulse }: Reading) => atLeast(pulse, 111) && below(pulse, 131);
/** Short of breath is part of an emergency that has a row of its own. */
const isEmergencyWithBreath = (reading: Reading) =>
  reading.breath &&
  (isCrisis(reading) ||
    isShock(reading) ||
    atLeast(reading.glucose, 300) ||
    (isExtreme(reading) && !isVeryFastWithFever(reading)));

const youToldBreath = 'You told us that you are short of breath.';
const orNowBreath =
  'Get emergency help now if it comes at rest or with chest pain, or if your lips are blue.';
const talkToday = 'Talk to somebody today.';
const harm = 'If you think of harming yourself, do not stay alone: go to the nearest hospital now.';
const noDiagnosis = 'This is not a diagnosis.';

const rows = {
  'pressure-very-high-breath': {
    ...and(pressure, 'chh_sbreath'),
    urgency: 'now',
    title: 'Your blood pressure is very high, and you are short of breath',
    text: `Get emergency help now. ${youToldBreath} With a pressure this high that is an emergency.`,
    when: reading => isCrisis(reading) && reading.breath,
  },
  'pressure-very-high': {
    ...pressure,
    urgency: 'today',
    title: 'Your blood pressure is very high',
    text: 'Sit still for 5 minutes and measure again. Is it still this high? See a health worker today. If you have chest pain, are short of breath, feel weak or numb, or cannot speak or see well, get emergency help now.',
    when: reading => isCrisis(reading) && !reading.breath,
  },
  'pressure-high-today': {
    ...pressure,
    urgency: 'today',
    title: 'Your blood pressure is much too high',
    text: 'See a health worker today, and show both numbers.',
    when: reading => isVeryHigh(reading) && !isCrisis(reading),
  },
  'pressure-high-week': {
    ...pressure,
    urgency: 'within-a-week',
    title: 'Your blood pressure is high',
    text: 'One reading is not a diagnosis. Have it measured again, and see a health worker within a week.',
    when: reading => !reading.pressureToCheck && isHigh(reading) && !isVeryHigh(reading),
  },
  'pressure-high-4-weeks': {
    ...and(pressure, 'blood_pressure_medication'),
    urgency: 'within-4-weeks',
    title: 'Your blood pressure is raised',
    text: 'One reading is not a diagnosis. Have it measured on another day, and show both readings to a health worker within 4 weeks.',
    when: reading => isRaised(reading) && !reading.onMedicine,
  },
  'pressure-high-on-medicine': {
    ...and(pressure, 'blood_pressure_medication'),
    urgency: 'within-4-weeks',
    title: 'Your blood pressure is raised, also with your medicine',
    text: 'Show it within 4 weeks to who gave you the medicine. Keep taking it every day until then.',
    when: reading => (isRaised(reading) || isToldHigh(reading)) && reading.onMedicine,
  },
  'pressure-told-high': {
    topic: 'blood-pressure',
    questions: ['blood_pressure_measured', 'blood_pressure_estimated'],
    keys: [...pressureKeys, 'blood_pressure_estimated', 'blood_pressure_medication'],
    urgency: 'within-4-weeks',
    title: 'You were told that your blood pressure is high',
    text: 'Have it measured, and show the numbers to a health worker within 4 weeks.',
    when: reading => isToldHigh(reading) && !reading.onMedicine,
  },
  'pressure-low-unwell': {
    ...and(pressure, 'chh_sbreath', 'chh_fever', 'resting_heart_rate'),
    urgency: 'now',
    title: 'Your blood pressure is low, and you are unwell',
    text: 'Get emergency help now. You told us that you have a fever, are short of breath, or have a fast heart. With a pressure this low that can be an emergency.',
    when: isShock,
  },
  'pressure-low': {
    ...pressure,
    urgency: 'today',
    title: 'Your blood pressure is low',
    text: 'If you are dizzy, faint or unwell, see a health worker today. If you feel well, measure it again, and tell a health worker within 3 months.',
    when: reading => isLow(reading) && !isShock(reading),
  },
  'glucose-very-low': {
    ...glucose,
    urgency: 'now',
    title: 'Your blood sugar is very low',
    text: 'Is it so now? Take something with sugar at once: a sweet drink, juice or glucose. Then get emergency help, and do not stay alone.',
    when: ({ glucose }) => below(glucose, 54),
  },
  'glucose-low': {
    ...glucose,
    urgency: 'within-4-weeks',
    title: 'Your blood sugar is low',
    text: 'You take medicine for diabetes, or you feel shaky, sweaty or confused now? Take something with sugar, and see a health worker today. Else show it within 4 weeks.',
    when: ({ glucose }) => below(glucose, 70) && !below(glucose, 54),
  },
  'glucose-very-high-breath': {
    ...and(glucose, 'chh_sbreath'),
    urgency: 'now',
    title: 'Your blood sugar is very high, and you are short of breath',
    text: `Get emergency help now. ${youToldBreath} With a blood sugar this high that can be an emergency.`,
    when: ({ breath, glucose }) => breath && atLeast(glucose, 300),
  },
  'glucose-very-high': {
    ...glucose,
    urgency: 'today',
    title: 'Your blood sugar is very high',
    text: 'See a health worker today. If you are short of breath, vomit, feel drowsy or are very thirsty, get emergency help now.',
    when: ({ breath, glucose }) => !breath && atLeast(glucose, 300),
  },
  'glucose-high': {
    ...glucose,
    urgency: 'within-a-week',
    title: 'Your blood sugar is high',
    text: `${noDiagnosis} Have it tested again, and see a health worker within a week.`,
    when: ({ glucose }) => atLeast(glucose, 200) && below(glucose, 300),
  },
  'glucose-diabetes-range': {
    ...glucose,
    urgency: 'within-4-weeks',
    title: 'Your blood sugar is in the diabetes range',
    text: `${noDiagnosis} It only counts if you had not eaten for 8 hours. Have it tested again within 4 weeks, and show both results to a health worker.`,
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
    ...and(pulse, 'chh_sbreath'),
    urgency: 'now',
    title: 'Your heart rate is far from usual, and you are short of breath',
    text: `Get emergency help now. ${youToldBreath} With a heart rate like this that can be an emergency.`,
    when: reading => isExtreme(reading) && reading.breath && !isVeryFastWithFever(reading),
  },
  'pulse-extreme-fever': {
    ...and(pulse, 'chh_fever'),
    urgency: 'now',
    title: 'Your heart beats very fast, and you have a fever',
    text: 'Get emergency help now. You told us that you had a fever. With a heart this fast that can be an emergency.',
    when: isVeryFastWithFever,
  },
  'pulse-extreme': {
    ...pulse,
    urgency: 'today',
    title: 'Your heart rate is far from usual',
    text: 'Count it again for a full minute. Is it still so? See a health worker today. If you feel faint, have chest pain or are short of breath, get emergency help now.',
    when: reading => isExtreme(reading) && !reading.breath && !isVeryFastWithFever(reading),
  },
  'pulse-fast-fever': {
    ...and(pulse, 'chh_fever'),
    urgency: 'today',
    title: 'Your heart beats fast, and you have a fever',
    text: 'You told us that you had a fever. See a health worker today.',
    when: reading => isFast(reading) && reading.fever,
  },
  'pulse-fast': {
    ...pulse,
    urgency: 'within-a-week',
    title: 'Your heart beats fast',
    text: 'Sit still for 5 minutes and count again. If it is still this fast, see a health worker within a week.',
    when: reading => isFast(reading) && !reading.fever,
  },
  'breath-fever': {
    ...and(breath, 'chh_fever'),
    urgency: 'today',
    title: 'You had a fever and are short of breath',
    text: `See a health worker today. It may be malaria: have a test within a day. ${orNowBreath}`,
    when: reading => reading.breath && reading.fever && !isEmergencyWithBreath(reading),
  },
  breath: {
    ...breath,
    urgency: 'today',
    title: 'You are short of breath',
    text: `${youToldBreath} See a health worker today. ${orNowBreath}`,
    when: reading => reading.breath && !reading.fever && !isEmergencyWithBreath(reading),
  },
  'mood-and-worry': {
    topic: 'mood',
    questions: [...phq2.questions, ...gad2.questions],
    keys: [...phq2.questions, ...gad2.questions],
    urgency: 'talk',
    title: 'You have carried a lot lately: low mood and much worry',
    text: `${talkToday} It is common, and help works. ${harm} ${noDiagnosis}`,
    when: ({ lowMood, worry }) => lowMood && worry,
  },
  mood: {
    topic: 'mood',
    questions: phq2.questions,
    keys: phq2.questions,
    urgency: 'talk',
    title: 'The last two weeks sound heavy',
    text: `${talkToday} Many people go through this, and help works. ${harm} ${noDiagnosis}`,
    when: ({ lowMood, worry }) => lowMood && !worry,
  },
  worry: {
    topic: 'worry',
    questions: gad2.questions,
    keys: gad2.questions,
    urgency: 'talk',
    title: 'You have had a lot of worry lately',
    text: `${talkToday} It is common, and it can get better with help. ${noDiagnosis}`,
    when: ({ lowMood, worry }) => worry && !lowMood,
  },
  'weight-far-too-low': {
    topic: 'bmi',
    questions: sizeQuestions,
    keys: ['app_units', ...sizeQuestions],
    urgency: 'within-a-week',
    title: 'Your weight is far too low',
    text: 'See a health worker within a week. Until then do not fast, and do not try to lose weight.',
    when: ({ bmi }) => below(bmi, 16),
  },
  'drinks-high': {
    topic: 'alcohol',
    questions: ['weekly_alcohol'],
    keys: [...drinkKeys, 'sex'],
    urgency: 'within-4-weeks',
    title: 'You drink far more than is safe',
    text: 'See a health worker within 4 weeks. Do not stop all at once: shaking, sweating or fits can be dangerous. Ask a health worker first.',
    when: ({ drinks, isMan }) => drinks > (isMan ? 28 : 20),
  },
} as const satisfies Readonly<Record<string, Row>>;

export type UrgentId = keyof typeof rows;

export interface UrgentRow extends Row, UrgentNotice {
  /** The row of the table that it is, or that it is if a number to be checked is right. */
  readonly row: UrgentId;
  readonly isDoubted: boolean;
}

/** The rows of the table, with their ids. A symptom that the person reported has a row of its own. */
export const urgentRows: readonly UrgentRow[] = Object.entries<Row>(rows).map(([id, row]) => {
  // Object.entries widens the keys of a record to string.
  return { ...row, id, row: id as UrgentId, isDoubted: false };
});

/** The same for a number past its question's limit: it makes no number and no band, and is dangerous if it is right. */
const doubtedRows: readonly UrgentRow[] = urgentRows
  .filter(({ keys }) => keys.some(key => Object.hasOwn(bodyLimits, key)))
  .map(row => ({
    ...row,
    id: `${row.id}-if-right`,
    title: 'Please check this number',
    text: `If this number is right: ${row.title}. ${row.text} If not, correct it.`,
    isDoubted: true,
  }));

export const noticeRows: readonly UrgentRow[] = [...urgentRows, ...doubtedRows];

/** The rows that hold for these answers, the nearest time first. Answers to hidden questions are the caller's to leave out. */
export function urgentRowsFor(answers: Answers, limitsOf: LimitsOf): UrgentRow[] {
  const sure = rowsIn(readingOf(answers, limitsOf), urgentRows);
  const doubted = doubtedKeys(answers, limitsOf);
  const ifRight = rowsIn(readingOf(answers, limitsOf, doubted), doubtedRows)
    .filter(({ keys }) => keys.some(key => doubted.has(key)))
    // A row that the other numbers give anyway is not given twice, nor is one whose topic they give for a nearer time.
    .filter(
      ({ row, topic, urgency }) =>
        !sure.some(
          each => each.row === row || (each.topic === topic && compareUrgency(each, { urgency }) < 0),
        ),
    );
  return nearestFirst([...sure, ...ifRight]);
}

/** A pressure that is severe in pregnancy (WHO, NICE NG133), also one that is to be checked. */
export function isSevereInPregnancy(answers: Answers, limitsOf: LimitsOf): boolean {
  return isFrom(160, 110)(readingOf(answers, limitsOf, doubtedKeys(answers, limitsOf)));
}

function rowsIn(reading: Reading, table: readonly UrgentRow[]): UrgentRow[] {
  return table.filter(row => row.when(reading));
}

/** Keys of numbers that are to be checked and may be right: no slip explains them that leaves nothing to act on. */
function doubtedKeys(answers: Answers, limitsOf: LimitsOf): Set<string> {
  const checks = checksOf(answers, Object.keys(bodyLimits), limitsOf);
  const explained = checks.flatMap(({ key, suggestions }) =>
    suggestions.flatMap(({ also, value }) => {
      const meant = { ...answers, [key]: value, ...(also && { [also.key]: also.value }) };
      const isUrgent = rowsIn(readingOf(meant, limitsOf), urgentRows).some(({ keys }) => keys.includes(key));
      return isUrgent ? [] : [key, ...(also ? [also.key] : [])];
    }),
  );
  return new Set(checks.map(({ key }) => key).filter(key => !explained.includes(key)));
}
