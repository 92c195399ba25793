import { weeklyDrinks } from '@choose-life/contracts/domain/hra/weekly-drinks';
import type { FactLine } from '@choose-life/contracts/domain/report/report-details';
import { optionLabelOf } from './asked-questions.ts';
import type { Quantity } from './condition.ts';
import { choiceOf, type Facts, numberOf } from './facts.ts';
import { alcoholValue } from './findings/alcohol.ts';
import { pressureValue } from './findings/table.ts';
import { ageInYears, cholesterol, glucose, pulse } from './quantities.ts';

/** A row of the facts for a health worker. */
interface FactRow extends Omit<FactLine, 'value'> {
  readonly value: (facts: Facts) => string;
}

function option(key: string): Pick<FactRow, 'value'> {
  return { value: facts => optionText(facts, key) };
}

function measured({ read }: Quantity, unit: string): Pick<FactRow, 'value'> {
  return { value: facts => numberText(read(facts), unit) };
}

/** What a health worker asks first. */
const factRows: readonly FactRow[] = [
  { id: 'age', label: 'Age', ...measured(ageInYears, 'years') },
  { id: 'sex', label: 'Sex', ...option('sex') },
  {
    id: 'pressure',
    label: 'Blood pressure',
    value: facts => {
      const { diastolic, systolic } = facts.measurements;
      const hasNumber = systolic.kind === 'measured' || diastolic !== null;
      return hasNumber ? pressureValue(facts) : optionText(facts, 'blood_pressure_estimated');
    },
  },
  { id: 'medicine', label: 'Blood pressure medicine', ...option('blood_pressure_medication') },
  {
    id: 'smoking',
    label: 'Smoking',
    value: facts => {
      const daily = numberOf(facts.answers, 'still_smoke');
      const smoking = optionText(facts, 'smoking');
      return daily === null || facts.measurements.smoker !== true ? smoking : `${smoking}, ${daily} a day`;
    },
  },
  {
    id: 'size',
    label: 'Height, weight',
    value: ({ measurements: { heightCm, weightKg } }) =>
      `${numberText(heightCm, 'cm')}, ${numberText(weightKg, 'kg')}`,
  },
  {
    id: 'bmi',
    label: 'Body mass index',
    value: ({ measurements: { bmi } }) => bmi?.toFixed(1) ?? '-',
  },
  { id: 'glucose', label: 'Fasting blood sugar', ...measured(glucose, 'mg/dL') },
  {
    id: 'cholesterol',
    label: 'Total cholesterol',
    ...measured(cholesterol, 'mg/dL'),
  },
  { id: 'pulse', label: 'Resting heart rate', ...measured(pulse, 'beats a minute') },
  {
    id: 'alcohol',
    label: 'Alcohol',
    value: facts => (weeklyDrinks(facts.answers) === null ? '-' : alcoholValue(facts)),
  },
];

/** The facts as they were answered; '-' where nothing that can be used was. */
export function factsForDoctor(facts: Facts): FactLine[] {
  return factRows.map(({ id, label, value }) => ({ id, label, value: value(facts) }));
}

function optionText({ answers }: Facts, key: string): string {
  const choice = choiceOf(answers, key);
  return choice === null ? '-' : optionLabelOf(key, choice);
}

function numberText(value: number | null, unit: string): string {
  return value === null ? '-' : `${Math.round(value * 10) / 10} ${unit}`;
}
