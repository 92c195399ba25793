import type {
  FactLine,
  InstrumentScore,
} from '@choose-life/contracts/domain/report/generated/report-details';
import { gad2, maxScore, moodScore, phq2 } from '@choose-life/contracts/domain/report/mood-screens';
import { pressureKeys, sizeQuestions } from '@choose-life/contracts/domain/report/urgent-reading';
import { optionLabelOf } from './asked-questions.ts';
import type { Quantity } from './condition.ts';
import { choiceOf, type Facts, numberOf } from './facts.ts';
import { alcoholValue } from './findings/alcohol.ts';
import { notAnswered, typedAnswerOf, typedOf } from './findings/checks.ts';
import { ageInYears, bmi, cholesterol, glucose, pulse } from './quantities.ts';

interface FactRow extends Omit<FactLine, 'value'> {
  /** Where a number may stand that has to be checked first. */
  readonly questions?: readonly string[];
  readonly value: (facts: Facts) => string;
}

function option(id: string, label: string, key: string): FactRow {
  return { id, label, value: facts => optionText(facts, key) };
}

function measured(id: string, label: string, { keys, read }: Quantity, unit: string): FactRow {
  return { id, label, questions: keys, value: facts => numberText(read(facts), unit) };
}

const factRows: readonly FactRow[] = [
  measured('age', 'Age', ageInYears, 'years'),
  option('sex', 'Sex', 'sex'),
  {
    id: 'pressure',
    label: 'Blood pressure',
    questions: ['blood_pressure_measured'],
    value: facts => {
      const typed = pressureKeys.map(key =>
        key in facts.unchecked ? typedOf(key, facts) : facts.answers[key],
      );
      if (typed.every(value => value == null)) return optionText(facts, 'blood_pressure_estimated');
      return `${typed.map(value => value ?? '-').join('/')} mmHg`;
    },
  },
  option('medicine', 'Blood pressure medicine', 'blood_pressure_medication'),
  option('breath', 'Short of breath', 'chh_sbreath'),
  option('fever', 'Fever', 'chh_fever'),
  option('cough', 'New cough', 'chh_cough'),
  {
    id: 'smoking',
    label: 'Smoking',
    value: facts => {
      const daily = numberOf(facts.answers, 'still_smoke');
      const smoking = optionText(facts, 'smoking');
      if (facts.measurements.hasQuitRecently) return `${smoking}, stopped less than a year ago`;
      return daily === null || facts.measurements.smoker !== true ? smoking : `${smoking}, ${daily} a day`;
    },
  },
  {
    id: 'size',
    label: 'Height, weight',
    questions: sizeQuestions,
    value: ({ measurements: { heightCm, weightKg } }) =>
      heightCm === null && weightKg === null
        ? notAnswered
        : `${numberText(heightCm, 'cm')}, ${numberText(weightKg, 'kg')}`,
  },
  measured('bmi', 'Body mass index', { ...bmi, keys: [] }, 'kg/m²'),
  measured('glucose', 'Fasting blood sugar', glucose, 'mg/dL'),
  measured('cholesterol', 'Total cholesterol', cholesterol, 'mg/dL'),
  measured('pulse', 'Resting heart rate', pulse, 'beats a minute'),
  { id: 'alcohol', label: 'Alcohol', questions: ['weekly_alcohol'], value: alcoholValue },
  option('own-view', 'Own view of health', 'overall_health'),
  option('ready-to-eat', 'Ready to eat better', 'readiness_to_eat_healthier'),
  option('ready-to-move', 'Ready to move more', 'readiness_to_exercise_more'),
];

/** The facts as they were answered: a number that was not used as it was typed. */
export function factsForDoctor(facts: Facts): FactLine[] {
  return factRows.map(({ id, label, questions = [], value }) => {
    const typed = questions.map(question => typedAnswerOf(question, facts)).filter(text => text !== '');
    const known = value(facts);
    const parts = [
      ...(typed.length > 0 && known === notAnswered ? [] : [known]),
      ...typed.map(text => `${text}, not confirmed`),
    ];
    return { id, label, value: parts.join('; ') };
  });
}

/** The scores of the published scales that were answered whole. */
export function instrumentsOf({ answers }: Facts): InstrumentScore[] {
  return [phq2, gad2].flatMap(screener => {
    const { label, scale } = screener;
    const score = moodScore(answers, screener);
    return score === null
      ? []
      : [{ id: scale.toLowerCase(), label: `${label} (${scale})`, score, max: maxScore }];
  });
}

function optionText({ answers }: Facts, key: string): string {
  const choice = choiceOf(answers, key);
  return choice === null ? notAnswered : optionLabelOf(key, choice);
}

function numberText(value: number | null, unit: string): string {
  return value === null ? notAnswered : `${Math.round(value * 10) / 10} ${unit}`;
}
