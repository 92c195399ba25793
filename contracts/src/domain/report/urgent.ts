import { type LimitsOf, usableNumber } from '../hra/answer-check.ts';
import type { Answers } from '../hra/answer-groups.ts';
import { isAnswered } from '../hra/answer-value.ts';
import { expectedUnit, mgPerMmol } from '../hra/expected-unit.ts';
import { gad2, moodResult, phq2 } from './mood-screens.ts';
import type { Urgency } from './report-details.ts';

/** What cannot wait for the end of a report: it stands first, on every screen and on page 1 of the PDF. */
export interface UrgentNotice {
  readonly id: string;
  readonly urgency: Urgency;
  /** What it is, without a number. */
  readonly title: string;
  /** What to do, and when. */
  readonly text: string;
  /** Question ids it rests on. */
  readonly questions: readonly string[];
}

/** One row of the table of urgent situations. */
export interface UrgentRow extends UrgentNotice {
  /** When it holds, in words for whoever reviews the table. */
  readonly condition: string;
  readonly source: string;
  /** Answer keys that it is read from. */
  readonly keys: readonly string[];
  readonly when: (reading: UrgentReading) => boolean;
}

/** The answers that can be urgent; a number that has to be checked first is null. */
interface UrgentReading {
  /** mmHg */
  readonly high: number | null;
  /** mmHg */
  readonly low: number | null;
  /** A high number is given, but has to be checked first: nothing rests on its absence. */
  readonly highToCheck: boolean;
  /** mg/dL */
  readonly glucose: number | null;
  readonly shortOfBreath: boolean;
  readonly lowMood: boolean;
  readonly worry: boolean;
}

const pressure = ['high_number', 'low_number'];
const measured = ['blood_pressure_measured'];
const above = (value: number | null, border: number) => value !== null && value > border;
const below = (value: number | null, border: number) => value !== null && value < border;
const atLeast = (value: number | null, border: number) => value !== null && value >= border;
const isCrisis = ({ high, low }: UrgentReading) => above(high, 180) || above(low, 120);

/** The urgent situations, most urgent first. Borders marked "ours" are choices for a clinician to confirm. */
export const urgentRows: readonly UrgentRow[] = [
  {
    id: 'pressure-very-high',
    urgency: 'now',
    title: 'Your blood pressure is very high',
    text: 'Get emergency help now if you have chest pain, are short of breath, feel weak or numb, or cannot speak or see well. If not, sit still for 5 minutes and measure again. Is it still this high? See a health worker today.',
    condition: 'high number over 180, or low number over 120 mmHg',
    source: 'ACC/AHA 2017 blood pressure guideline',
    questions: measured,
    keys: pressure,
    when: isCrisis,
  },
  {
    id: 'glucose-very-low',
    urgency: 'now',
    title: 'Your blood sugar is very low',
    text: 'If this is how it is now, take something with sugar at once: a sweet drink, juice or glucose. Then get medical help, and do not stay alone.',
    condition: 'blood sugar under 54 mg/dL',
    source: 'American Diabetes Association, level 2',
    questions: ['blood_glucose'],
    keys: ['blood_glucose'],
    when: ({ glucose }) => below(glucose, 54),
  },
  {
    id: 'breath',
    urgency: 'today',
    title: 'You are short of breath',
    text: 'See a health worker today. If it comes at rest, or with chest pain, get emergency help now.',
    condition: 'short of breath without a clear reason: yes',
    source: 'Our choice, for a clinician to confirm',
    questions: ['chh_sbreath'],
    keys: ['chh_sbreath'],
    when: ({ shortOfBreath }) => shortOfBreath,
  },
  {
    id: 'glucose-very-high',
    urgency: 'today',
    title: 'Your blood sugar is very high',
    text: 'See a health worker today. If you are very thirsty, vomit, breathe fast or feel confused, get emergency help now.',
    condition: 'blood sugar 300 mg/dL or more',
    source: 'Our choice, for a clinician to confirm',
    questions: ['blood_glucose'],
    keys: ['blood_glucose'],
    when: ({ glucose }) => atLeast(glucose, 300),
  },
  {
    id: 'pressure-low',
    urgency: 'today',
    title: 'Your blood pressure is low',
    text: 'If you are dizzy, faint or unwell, see a health worker today. If you feel well, measure it again, and tell a health worker about it.',
    condition: 'high number under 90, or low number under 60 mmHg with a high number under 130 or none given',
    source: 'Our choice, for a clinician to confirm',
    questions: measured,
    keys: pressure,
    when: ({ high, low, highToCheck }) =>
      below(high, 90) || (below(low, 60) && !atLeast(high, 130) && !highToCheck),
  },
  {
    id: 'pressure-far-apart',
    urgency: 'today',
    title: 'Your two blood pressure numbers are far apart',
    text: 'If you are dizzy, faint or unwell, see a health worker today. If you feel well, measure again, and show both numbers to a health worker.',
    condition: 'low number under 60 mmHg and high number from 130 to 180',
    source: 'Our choice, for a clinician to confirm',
    questions: measured,
    keys: pressure,
    when: reading => !isCrisis(reading) && below(reading.low, 60) && atLeast(reading.high, 130),
  },
  {
    id: 'glucose-low',
    urgency: 'today',
    title: 'Your blood sugar is low',
    text: 'If you are shaky, sweaty or confused, take something with sugar now. Tell a health worker about it today.',
    condition: 'blood sugar from 54 to under 70 mg/dL',
    source: 'American Diabetes Association, level 1',
    questions: ['blood_glucose'],
    keys: ['blood_glucose'],
    when: ({ glucose }) => below(glucose, 70) && !below(glucose, 54),
  },
  {
    id: 'mood-and-worry',
    urgency: 'talk',
    title: 'You have carried a lot lately: low mood and much worry',
    text: 'Talk to somebody today. It is common, and help works. If you think of harming yourself, do not stay alone: go to the nearest hospital now. This is not a diagnosis.',
    condition: 'both of the next two rows hold: one notice in place of two',
    source: 'PHQ-2, Kroenke 2003; GAD-2, Kroenke 2007',
    questions: [...phq2.questions, ...gad2.questions],
    keys: [...phq2.questions, ...gad2.questions],
    when: ({ lowMood, worry }) => lowMood && worry,
  },
  {
    id: 'mood',
    urgency: 'talk',
    title: 'The last two weeks sound heavy',
    text: 'Talk to somebody today. Many people go through this, and help works. If you think of harming yourself, do not stay alone: go to the nearest hospital now. This is not a diagnosis.',
    condition: 'PHQ-2 of 3 or more, or one of its answers "Nearly every day" with the other blank',
    source: 'PHQ-2, Kroenke 2003',
    questions: phq2.questions,
    keys: phq2.questions,
    when: ({ lowMood, worry }) => lowMood && !worry,
  },
  {
    id: 'worry',
    urgency: 'talk',
    title: 'You have had a lot of worry lately',
    text: 'Talk to somebody today. It is common, and it can get better with help. This is not a diagnosis.',
    condition: 'GAD-2 of 3 or more, or one of its answers "Nearly every day" with the other blank',
    source: 'GAD-2, Kroenke 2007',
    questions: gad2.questions,
    keys: gad2.questions,
    when: ({ lowMood, worry }) => worry && !lowMood,
  },
];

/**
 * The urgent situations that these answers show, most urgent first. Answers to hidden questions are the caller's to leave
 * out.
 */
export function urgentRowsFor(answers: Answers, limitsOf: LimitsOf): UrgentRow[] {
  const high = measuredIn('mmHg', 1, answers, 'high_number', limitsOf);
  const reading: UrgentReading = {
    high,
    low: measuredIn('mmHg', 1, answers, 'low_number', limitsOf),
    highToCheck: high === null && isAnswered(answers.high_number),
    glucose:
      measuredIn('mg/dL', 1, answers, 'blood_glucose', limitsOf) ??
      measuredIn('mmol/L', mgPerMmol.blood_glucose, answers, 'blood_glucose', limitsOf),
    shortOfBreath: answers.chh_sbreath === 'yes',
    lowMood: moodResult(answers, phq2) === 'positive',
    worry: moodResult(answers, gad2) === 'positive',
  };
  return urgentRows.filter(row => row.when(reading));
}

/** A number that no living person has is no reading: 0 is often typed for "not measured". */
const minPlausible: Readonly<Record<string, number>> = {
  high_number: 40,
  low_number: 20,
  blood_glucose: 18,
};

/** A usable number that the questionnaire asks for in this unit, times the factor; else null. */
function measuredIn(
  unit: string,
  factor: number,
  answers: Answers,
  key: string,
  limitsOf: LimitsOf,
): number | null {
  if (expectedUnit(key, limitsOf(key)) !== unit) return null;
  const number = usableNumber(answers, key, limitsOf);
  if (number === null || number * factor < (minPlausible[key] ?? 0)) return null;
  return number * factor;
}

/** What a person reads first. */
export const urgentTitle = 'Read this first';

/** Said above the configured help lines. */
export const helpLead = 'Somebody is there for you:';

/** Said in place of help lines where none is configured. */
export const helpWithoutLines = 'Talk to a doctor, a nurse, or somebody you trust, today.';
