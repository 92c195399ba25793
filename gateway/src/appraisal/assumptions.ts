import type { AssumptionLine } from '@choose-life/contracts/domain/report/generated/report-details';
import {
  all,
  any,
  anyPositive,
  type Condition,
  chose,
  needsCheck,
  not,
  questionsOf,
  quitRecently,
  urgent,
  when,
  within,
} from './condition.ts';
import { type Facts, numberOf } from './facts.ts';
import { framinghamOffice } from './model.ts';
import { cigarettesText, glucose } from './quantities.ts';

/** An assumption behind the risk age, which the report states. */
interface Row {
  readonly condition: Condition;
  readonly text: string | ((facts: Facts) => string);
  /** Another sentence on the assumption, which is shown next to the risk age. Missing if there is none. */
  readonly beside?: string;
}

const { diabetesGlucose, estimates } = framinghamOffice;

const isPressureEstimated = when(
  'a chosen range of the pressure instead of a reading',
  ['blood_pressure_estimated', 'high_number'],
  facts => facts.measurements.systolic.kind === 'estimated',
);

const usedToSmoke = chose('smoking', 'used_to_smoke');

/**
 * For this many years after quitting, a report says that the risk may be higher. Duncan (JAMA 2019) found it raised in heavy smokers for 5 to 10
 * years, perhaps 25. 15 is our choice (docs/report.md, "Ex-smokers").
 */
const yearsOfHarm = 15;

const quitLongAgo = all(
  usedToSmoke,
  when(
    `stopped more than ${yearsOfHarm} years ago`,
    ['years_since_quitting'],
    ({ answers }) => (numberOf(answers, 'years_since_quitting') ?? 0) > yearsOfHarm,
  ),
);

/** 'You stopped smoking 12 cigarettes a day 4 years ago. We counted you as not smoking.' */
function quittingText({ answers }: Facts): string {
  const years = numberOf(answers, 'years_since_quitting');
  const daily = numberOf(answers, 'used_to_smoke');
  const ago = years === null ? '' : ` ${years} ${years === 1 ? 'year' : 'years'} ago`;
  const amount = daily === null || daily === 0 ? '' : ` ${cigarettesText(daily)}`;
  return `You stopped smoking${amount}${ago}. We counted you as not smoking.`;
}

const table: Readonly<Record<string, Row>> = {
  'blood-pressure-estimated': {
    condition: isPressureEstimated,
    text: ({ measurements: { systolic } }) => {
      // The condition allows only an estimated pressure. This line only narrows the type.
      if (systolic.kind !== 'estimated') return '';
      const { max, middle, min } = estimates[systolic.band];
      return `You chose a range for your blood pressure, not a reading. We used ${middle}, from the range ${min} to ${max}.`;
    },
  },
  'medicine-not-known': {
    condition: not(chose('blood_pressure_medication', 'yes', 'no')),
    text: 'We do not know if you take medicine for blood pressure. We counted it as no.',
  },
  'glucose-blank': {
    condition: when(
      'no blood sugar number that can be used',
      ['blood_glucose'],
      facts => facts.measurements.glucose === null,
    ),
    text: 'We have no blood sugar number to use, so we counted it as no diabetes. If you have diabetes, your risk age is higher.',
  },
  'glucose-under-126': {
    condition: within(glucose, null, diabetesGlucose),
    text: `Your blood sugar is under ${diabetesGlucose}, so we counted it as no diabetes. If you are treated for diabetes, your risk age is higher.`,
  },
  'glucose-fasting': {
    condition: within(glucose, diabetesGlucose, null),
    text: 'We counted your blood sugar as in the diabetes range. That is only right if you had not eaten for 8 hours.',
  },
  'quit-recently': {
    condition: quitRecently,
    text: 'You stopped smoking less than a year ago, so we counted you as smoking. From a year on you count as not smoking.',
    beside: 'You stopped less than a year ago, so you still count as smoking. From a year on you do not.',
  },
  'quit-smoking': {
    condition: all(usedToSmoke, not(quitRecently), not(quitLongAgo)),
    beside: 'It may be higher: you smoked.',
    text: facts =>
      `${quittingText(facts)} After heavy smoking the risk stays raised for 5 to 10 years or more.`,
  },
  'quit-long-ago': {
    condition: quitLongAgo,
    text: quittingText,
  },
  'other-smoke': {
    condition: any(
      anyPositive('cigars or pipes a day', 'daily_cigars', 'daily_pipes'),
      chose('vaping', 'yes'),
      chose('smokeless_tobacco', 'sometimes', 'daily'),
    ),
    text: 'Cigars, pipes, vapes and snuff are not in the model, so they are not in your number. They still do harm.',
  },
  'cholesterol-very-high': {
    condition: all(urgent('cholesterol-very-high'), not(needsCheck('cholesterol_level'))),
    text: 'Your cholesterol is very high, and it is not in this number. Your risk is higher.',
    beside: 'Your cholesterol is not in this number: your risk is higher.',
  },
  'low-number-not-used': {
    condition: all(
      when('a low number that can be used', ['low_number'], facts => facts.measurements.diastolic !== null),
      not(isPressureEstimated),
    ),
    text: 'The model uses only the high blood pressure number. The low one is listed among your numbers.',
  },
};

/** A row with its id and questions. `beside` is null if it is missing in the table. */
type AssumptionRow = Omit<Row, 'beside'> & Pick<AssumptionLine, 'id' | 'questions' | 'beside'>;

/** The assumptions, in the order of the report. */
export const assumptionRows: readonly AssumptionRow[] = Object.entries(table).map(([id, row]) => {
  return { id, questions: questionsOf(row.condition), beside: null, ...row };
});

/** The assumptions that apply to the risk age of these facts. */
export function assumptionsFor(facts: Facts): AssumptionLine[] {
  return assumptionRows
    .filter(({ condition }) => condition.isMet(facts))
    .map(({ beside, id, questions, text }) => ({
      id,
      questions,
      beside,
      text: typeof text === 'string' ? text : text(facts),
    }));
}
