import type { Measurements } from './measurements.ts';
import { type Bounds, framinghamOffice } from './model.ts';

export type ReasonId =
  | 'age-missing'
  | 'age-below-30'
  | 'age-above-74'
  | 'sex-missing'
  | 'height-or-weight-missing'
  | 'smoking-missing'
  | 'bmi-outside'
  | 'blood-pressure-outside'
  | 'blood-pressure-unknown';

/** Why there is no number, and what the person can do about it. */
export interface Reason {
  readonly id: ReasonId;
  readonly text: string;
  readonly nextStep: string;
  /** Question ids to go back to; empty where no answer would change it. */
  readonly questions: readonly string[];
}

interface ReasonRow extends Reason {
  readonly when: (measurements: Measurements) => boolean;
}

const { age, bmi, sbp } = framinghamOffice.guards;
const body = ['height', 'height_cm', 'weight', 'weight_kg'];
const outside = (value: number, { min, max }: Bounds) => value < min || value > max;

const rows: readonly ReasonRow[] = [
  {
    id: 'age-missing',
    when: m => m.age === null,
    text: 'We do not know your age.',
    nextStep: 'Answer "How old are you?" on the General page.',
    questions: ['age_in_years'],
  },
  {
    id: 'age-below-30',
    when: m => m.age !== null && m.age < age.min,
    text: 'The risk age was made for people from 30 to 74. You are younger than 30.',
    nextStep: 'Use the rest of your report now. It is the best time to build good habits.',
    questions: ['age_in_years'],
  },
  {
    id: 'age-above-74',
    when: m => m.age !== null && m.age > age.max,
    text: 'The risk age was made for people from 30 to 74. You are older than 74.',
    nextStep: 'Ask a health worker for a heart check made for your age.',
    questions: ['age_in_years'],
  },
  {
    id: 'sex-missing',
    when: m => m.sex === null,
    text: 'The heart formula has separate numbers for women and men, and we do not know your sex.',
    nextStep: 'Answer "What is your sex?" on the General page.',
    questions: ['sex'],
  },
  {
    id: 'height-or-weight-missing',
    when: m => m.bmi === null,
    text: 'We need both your height and your weight.',
    nextStep: 'Measure both, then fill them in on the General page.',
    questions: body,
  },
  {
    id: 'smoking-missing',
    when: m => m.smoker === null,
    text: 'We do not know whether you smoke.',
    nextStep: 'Answer "Do you smoke cigarettes?" on the Smoking and vaping page.',
    questions: ['smoking'],
  },
  {
    id: 'bmi-outside',
    when: m => m.bmi !== null && outside(m.bmi, bmi),
    text: 'Your height and weight give a body mass index outside 15 to 50. The formula does not reach that far.',
    nextStep: 'Check both numbers and their units. If they are right, talk to a health worker.',
    questions: [...body, 'app_units'],
  },
  {
    id: 'blood-pressure-outside',
    when: m => m.systolic.kind === 'measured' && outside(m.systolic.value, sbp),
    text: 'Your high blood pressure number is outside 90 to 200. The formula does not reach that far.',
    nextStep: 'Check the number and measure again. If it is still so, see a health worker today.',
    questions: ['blood_pressure_measured'],
  },
  {
    id: 'blood-pressure-unknown',
    when: m => m.systolic.kind === 'unknown',
    text: 'We do not know your blood pressure, and it counts for a lot.',
    nextStep: 'Have your blood pressure measured at a clinic or a pharmacy, then fill in the high number.',
    questions: ['blood_pressure_measured', 'blood_pressure_estimated'],
  },
];

/** Every id, for tests and for screens that count them. */
export const reasonIds: readonly ReasonId[] = rows.map(row => row.id);

/** No answer to anything else helps a person whose age the model does not reach, so nothing else is asked of them. */
const final: readonly ReasonId[] = ['age-below-30', 'age-above-74'];

/** All reasons that stand in the way of a risk age; empty means there is one. */
export function reasonsAgainst(measurements: Measurements): Reason[] {
  const found = rows.filter(row => row.when(measurements));
  const last = found.filter(row => final.includes(row.id));
  return (last.length > 0 ? last : found).map(({ id, text, nextStep, questions }) => {
    return { id, text, nextStep, questions };
  });
}
