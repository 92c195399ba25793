import { mgPerMmol } from '@choose-life/contracts/domain/hra/expected-unit';
import { hiddenOnPages } from '@choose-life/contracts/domain/hra/visibility';
import { weeklyDrinks } from '@choose-life/contracts/domain/hra/weekly-drinks';
import type {
  FactLine,
  InstrumentScore,
} from '@choose-life/contracts/domain/report/generated/report-details';
import { gad2, maxScore, moodScore, phq2 } from '@choose-life/contracts/domain/report/mood-screeners';
import { yearsText } from '@choose-life/contracts/domain/report/shown-age';
import { heightAndWeightQuestions, pressureKeys } from '@choose-life/contracts/domain/report/urgent-reading';
import { optionLabelOf } from './asked-questions.ts';
import type { Quantity } from './condition.ts';
import { choiceOf, type Facts, numberOf } from './facts.ts';
import { alcoholValue } from './findings/alcohol.ts';
import { notAnswered, typedAnswerOf, unconfirmedNumbersOf } from './findings/checks.ts';
import { ageInYears, bmi, cholesterol, glucose, pulse } from './quantities.ts';

/** A fact in the letter to a health worker. */
interface FactRow extends Omit<FactLine, 'value'> {
  /** The questions whose unconfirmed numbers are added to the value. */
  readonly unconfirmedQuestions?: readonly string[];
  /** The row is omitted if this question is hidden (s.4). */
  readonly visibilityQuestion?: string;
  readonly value: (facts: Facts) => string;
}

function optionRow(id: string, label: string, question: string): FactRow {
  return { id, label, visibilityQuestion: question, value: facts => optionText(facts, question) };
}

/** A row with a number. Each answer key of these numbers is also the id of its question, so `keys` are the `unconfirmedQuestions`. */
function measuredRow(id: string, label: string, { keys, read }: Quantity, unit: string): FactRow {
  return { id, label, unconfirmedQuestions: keys, value: facts => numberText(read(facts), unit) };
}

/** A row with a number in mg/dL and mmol/L, since laboratories use both. `suffix` is the text after the units. */
function rowInBothUnits(
  id: string,
  label: string,
  { keys, read }: Quantity,
  { suffix = '', perMmol }: { readonly perMmol: number; readonly suffix?: string },
): FactRow {
  return {
    id,
    label,
    unconfirmedQuestions: keys,
    value: facts => {
      const value = read(facts);
      if (value === null) return notAnswered;
      return `${numberText(value, 'mg/dL')} (${(value / perMmol).toFixed(1)} mmol/L)${suffix}`;
    },
  };
}

/** Grams of alcohol in a drink, as the question defines it. */
const gramsInDrink = 14;

/** A row that only the letter of a woman who may be pregnant has. */
const pregnancyRow: FactRow = { id: 'pregnancy', label: 'Pregnancy', value: () => 'Possible, not asked' };

const smokingQuestions = [
  'still_smoke',
  'daily_cigars',
  'daily_pipes',
  'used_to_smoke',
  'years_since_quitting',
];

/** The facts in the order of the letter. */
const factRows: readonly FactRow[] = [
  measuredRow('age', 'Age', ageInYears, 'years'),
  optionRow('sex', 'Sex', 'sex'),
  {
    id: 'pressure',
    label: 'Blood pressure',
    // `pressureText` has both numbers. The unconfirmed ones are repeated after it, so that it is clear which number is not confirmed.
    unconfirmedQuestions: ['blood_pressure_measured'],
    value: pressureText,
  },
  measuredRow('pulse', 'Resting heart rate', pulse, 'beats a minute'),
  // The question asks for a fasting value, but nobody has checked whether it is one.
  rowInBothUnits('glucose', 'Fasting blood sugar', glucose, {
    perMmol: mgPerMmol.blood_glucose,
    suffix: ', asked for as fasting',
  }),
  rowInBothUnits('cholesterol', 'Total cholesterol', cholesterol, { perMmol: mgPerMmol.cholesterol_level }),
  { id: 'size', label: 'Height, weight', unconfirmedQuestions: heightAndWeightQuestions, value: sizeText },
  // Without keys, since the row on height and weight already has their unconfirmed numbers.
  measuredRow('bmi', 'Body mass index', { ...bmi, keys: [] }, 'kg/m²'),
  optionRow('medicine', 'Blood pressure medicine', 'blood_pressure_medication'),
  pregnancyRow,
  optionRow('breath', 'Short of breath', 'chh_sbreath'),
  optionRow('fever', 'Fever, last 7 days', 'chh_fever'),
  optionRow('cough', 'New cough', 'chh_cough'),
  { id: 'smoking', label: 'Smoking', unconfirmedQuestions: smokingQuestions, value: smokingText },
  optionRow('vaping', 'Vaping', 'vaping'),
  optionRow('snuff', 'Snuff, chewing tobacco', 'smokeless_tobacco'),
  {
    id: 'alcohol',
    label: `Alcohol (${gramsInDrink} g a drink)`,
    unconfirmedQuestions: ['weekly_alcohol'],
    value: alcoholText,
  },
  optionRow('drink-driving', 'Drink-driving in a month', 'drinking_and_driving'),
  optionRow('sleep', 'Sleep', 'sleep1'),
  optionRow('snoring', 'Loud snoring, pauses', 'sleep4'),
  optionRow('activity', 'Activity, brisk, in a week', 'weekly_physical_activity'),
  optionRow('womb', 'Womb removed', 'hysterectomy'),
  optionRow('smear', 'Last smear or HPV test', 'pap_smear_test'),
  optionRow('breast', 'Breast cancer in family', 'family_breast_cancer_history'),
  optionRow('own-view', 'Own view of health', 'overall_health'),
  optionRow('ready-to-eat', 'Ready to eat better', 'readiness_to_eat_healthier'),
  optionRow('ready-to-move', 'Ready to move more', 'readiness_to_exercise_more'),
];

/** The facts for the letter to a health worker. A number that is to be checked is shown as it was typed, marked as not confirmed. */
export function factsForDoctor(facts: Facts): FactLine[] {
  const hidden = hiddenOnPages(facts.answers);
  return factRows
    .filter(row => row !== pregnancyRow || facts.mayBePregnant)
    .filter(({ visibilityQuestion: question }) => question === undefined || !hidden.has(question))
    .map(({ id, label, unconfirmedQuestions = [], value }) => {
      const unconfirmed = unconfirmedQuestions
        .map(each => unconfirmedNumbersOf(each, facts))
        .filter(text => text !== '')
        .map(text => `${text}, not confirmed`);
      const confirmed = value(facts);
      // 'not answered' would be wrong beside a typed number.
      const parts =
        unconfirmed.length > 0 && confirmed === notAnswered ? unconfirmed : [confirmed, ...unconfirmed];
      return { id, label, value: parts.join('; ') };
    });
}

function pressureText(facts: Facts): string {
  const typedNumbers = pressureKeys.map(key =>
    key in facts.unconfirmed ? typedAnswerOf(key, facts) : facts.answers[key],
  );
  if (typedNumbers.every(value => value == null)) return optionText(facts, 'blood_pressure_estimated');
  return `${typedNumbers.map(value => value ?? '-').join('/')} mmHg`;
}

function sizeText({ measurements: { heightCm, weightKg }, unconfirmed }: Facts): string {
  if (heightCm === null && weightKg === null) return notAnswered;
  const parts = [numberText(heightCm, 'cm'), numberText(weightKg, 'kg')];
  // If one of the two is unconfirmed, only the other one is known here.
  const hasUnconfirmed = heightAndWeightQuestions.some(key => key in unconfirmed);
  return hasUnconfirmed ? parts.filter(part => part !== notAnswered).join(', ') : parts.join(', ');
}

/** Cigarettes a day now or in the past; for a smoker also cigars and pipes. */
function smokingText({ answers }: Facts): string {
  const dailyText = (key: string, name: string) => {
    const count = numberOf(answers, key);
    return count === null || count === 0 ? null : `${count} ${name}${count === 1 ? '' : 's'} a day`;
  };
  const isText = (text: string | null) => text !== null;
  switch (choiceOf(answers, 'smoking')) {
    case 'never_smoked':
      return 'Never';
    case 'used_to_smoke':
      return [stoppedText(numberOf(answers, 'years_since_quitting')), dailyText('used_to_smoke', 'cigarette')]
        .filter(isText)
        .join('; before that ');
    case 'still_smoke':
      return [
        'Yes',
        dailyText('still_smoke', 'cigarette'),
        dailyText('daily_cigars', 'cigar'),
        dailyText('daily_pipes', 'pipe'),
      ]
        .filter(isText)
        .join(', ');
    default:
      return notAnswered;
  }
}

function stoppedText(years: number | null): string {
  if (years === null) return 'Stopped';
  return years < 1 ? 'Stopped less than a year ago' : `Stopped ${yearsText(years)} ago`;
}

function alcoholText(facts: Facts): string {
  const drinks = alcoholValue(facts);
  const total = weeklyDrinks(facts.answers)?.total ?? 0;
  return total === 0 ? drinks : `${drinks}, ${Math.round(total * gramsInDrink)} g`;
}

/** The scores of the screeners (PHQ-2, GAD-2) whose questions were all answered. */
export function screenerScoresOf({ answers }: Facts): InstrumentScore[] {
  return [phq2, gad2].flatMap(screener => {
    const { label, scale } = screener;
    const score = moodScore(answers, screener);
    return score === null
      ? []
      : [{ id: scale.toLowerCase(), label: `${label} (${scale})`, score, max: maxScore }];
  });
}

const readinessTexts = {
  no_plan: 'No plan',
  within_6_months: 'In the next 6 months',
  within_30_days: 'In the next 30 days',
  started: 'Started',
  kept_up: 'For 6 months or more',
};

/** Shorter texts for the options of some questions. All other options have the text of the questionnaire. */
const shortOptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  weekly_physical_activity: { 1: 'Under 75 minutes', 2: '75 to 149 minutes', 3: '150 minutes or more' },
  readiness_to_eat_healthier: readinessTexts,
  readiness_to_exercise_more: readinessTexts,
};
/** Shorter texts for options that many questions have. */
const commonShortOptions: Readonly<Record<string, string>> = {
  not_sure: 'Not sure',
  no_answer: 'Prefers not to say',
};

function optionText({ answers }: Facts, key: string): string {
  const choice = choiceOf(answers, key);
  if (choice === null) return notAnswered;
  return shortOptions[key]?.[choice] ?? commonShortOptions[choice] ?? optionLabelOf(key, choice);
}

function numberText(value: number | null, unit: string): string {
  return value === null ? notAnswered : `${Math.round(value * 10) / 10} ${unit}`;
}
