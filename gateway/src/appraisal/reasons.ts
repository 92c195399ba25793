import { neededAnswers } from '@choose-life/contracts/domain/hra/needed-answers';
import type { ReasonLine } from '@choose-life/contracts/domain/report/report-details';
import type { Facts } from './facts.ts';
import { nameOf, typedOf } from './findings/checks.ts';
import type { Measurements } from './measurements.ts';
import { type Bounds, framinghamOffice } from './model.ts';
import { questionOf } from './question-texts.ts';

export type ReasonId =
  | 'age-below-30'
  | 'age-above-74'
  | 'answer-to-check'
  | 'age-missing'
  | 'sex-missing'
  | 'height-or-weight-missing'
  | 'smoking-missing'
  | 'bmi-outside'
  | 'blood-pressure-outside'
  | 'blood-pressure-unknown';

/** A row of the table of reasons: why there is no risk age. */
export interface ReasonRow extends ReasonLine {
  readonly id: ReasonId;
  /** When it holds, in words for whoever reviews the report. */
  readonly condition: string;
  /** Answer keys it is read from. */
  readonly keys: readonly string[];
  readonly when: (measurements: Measurements) => boolean;
}

const { age, bmi, sbp } = framinghamOffice.guards;
const size: readonly string[] = [...neededAnswers.height, ...neededAnswers.weight];
const outside = (value: number, { min, max }: Bounds) => value < min || value > max;

/** Nobody can change their age: where the model does not reach it, nothing else is asked for. */
const finalRows: readonly ReasonRow[] = [
  {
    id: 'age-below-30',
    condition: 'age under 30',
    keys: ['age_in_years'],
    when: m => m.age !== null && m.age < age.min,
    text: 'The risk age was made for people from 30 to 74. You are younger than 30.',
    nextStep: 'Use the rest of your report now: it is the best time to build good habits.',
    questions: [],
  },
  {
    id: 'age-above-74',
    condition: 'age over 74',
    keys: ['age_in_years'],
    when: m => m.age !== null && m.age > age.max,
    text: 'The risk age was made for people from 30 to 74. You are older than 74.',
    nextStep: 'Ask a health worker for a heart check made for your age.',
    questions: [],
  },
];

const rows: readonly ReasonRow[] = [
  {
    id: 'age-missing',
    condition: 'no age',
    keys: neededAnswers.age,
    when: m => m.age === null,
    text: 'We do not know your age.',
    nextStep: 'Answer "How old are you?".',
    questions: neededAnswers.age,
  },
  {
    id: 'sex-missing',
    condition: 'no sex',
    keys: neededAnswers.sex,
    when: m => m.sex === null,
    text: 'The heart formula has separate numbers for women and men, and we do not know your sex.',
    nextStep: 'Answer "What is your sex?".',
    questions: neededAnswers.sex,
  },
  {
    id: 'height-or-weight-missing',
    condition: 'no height or no weight',
    keys: [...size, 'app_units'],
    when: m => m.bmi === null,
    text: 'We need both your height and your weight.',
    nextStep: 'Measure both, then fill them in.',
    questions: size,
  },
  {
    id: 'smoking-missing',
    condition: 'no answer on smoking',
    keys: neededAnswers.smoking,
    when: m => m.smoker === null,
    text: 'We do not know if you smoke.',
    nextStep: 'Answer "Do you smoke cigarettes?".',
    questions: neededAnswers.smoking,
  },
  {
    id: 'bmi-outside',
    condition: 'body mass index under 15 or over 50',
    keys: [...size, 'app_units'],
    when: m => m.bmi !== null && outside(m.bmi, bmi),
    text: 'Your height and weight give a body mass index outside 15 to 50. The formula does not reach that far.',
    nextStep: 'Check both numbers and their units. If they are right, talk to a health worker.',
    questions: [...size, 'app_units'],
  },
  {
    id: 'blood-pressure-outside',
    condition: 'high number under 90 or over 200',
    keys: ['high_number'],
    when: m => m.systolic.kind === 'measured' && outside(m.systolic.value, sbp),
    text: 'Your high blood pressure number is outside 90 to 200. The formula does not reach that far.',
    nextStep: 'Measure it again, and fill in the new number.',
    questions: ['blood_pressure_measured'],
  },
  {
    id: 'blood-pressure-unknown',
    condition: 'neither a high number nor a band',
    keys: neededAnswers.bloodPressure,
    when: m => m.systolic.kind === 'unknown',
    text: 'We do not know your blood pressure, and it counts for a lot.',
    nextStep: 'Have it measured at a clinic or a pharmacy, then fill in the high number.',
    questions: ['blood_pressure_measured', 'blood_pressure_estimated'],
  },
];

/** Every row, for tests and for the table in docs/report.md. */
export const reasonRows: readonly ReasonRow[] = [...finalRows, ...rows];

/** Which missing reason an answer to check stands for. */
const replaced: Readonly<Record<string, ReasonId>> = {
  ...Object.fromEntries(neededAnswers.age.map(key => [key, 'age-missing'] as const)),
  ...Object.fromEntries(size.map(key => [key, 'height-or-weight-missing'] as const)),
  high_number: 'blood-pressure-unknown',
};

/** All reasons that stand in the way of a risk age; empty means there is one. */
export function reasonsAgainst(facts: Facts): (ReasonLine & { readonly id: ReasonId })[] {
  const { measurements } = facts;
  const final = finalRows.filter(row => row.when(measurements));
  if (final.length > 0) return final.map(lineOf);
  const missing = rows.filter(row => row.when(measurements));
  const missingIds = new Set(missing.map(({ id }) => id));
  // A band stands in for a pressure to check, so that one is in the way only while there is none.
  const checks = facts.checks.filter(({ key }) => missingIds.has(replaced[key] ?? 'answer-to-check'));
  const asked = new Set(checks.map(({ key }) => replaced[key]));
  return [
    ...checks.map(({ key }) => checkReason(key, facts)),
    ...missing.filter(({ id }) => !asked.has(id)).map(lineOf),
  ];
}

/** Said for an answer that is there and cannot be used. */
export function checkReason(key: string, facts: Facts): ReasonLine & { readonly id: ReasonId } {
  return {
    id: 'answer-to-check',
    text: `Please check this answer: ${nameOf(key)} (${typedOf(key, facts)}).`,
    nextStep: 'Correct it, and the number can be worked out.',
    questions: [questionOf(key)],
  };
}

function lineOf({ id, nextStep, questions, text }: ReasonRow): ReasonLine & { readonly id: ReasonId } {
  return { id, text, nextStep, questions };
}
