import { neededAnswers } from '@choose-life/contracts/domain/hra/needed-answers';
import type { ReasonLine } from '@choose-life/contracts/domain/report/generated/report-details';
import { heightAndWeightQuestions } from '@choose-life/contracts/domain/report/urgent-reading';
import { questionOf } from './asked-questions.ts';
import { type Condition, when } from './condition.ts';
import type { Facts, Measurements } from './facts.ts';
import { answerNameOf, typedAnswerOf, typedAnswerToQuestion } from './findings/checks.ts';
import { type Bounds, framinghamOffice } from './model.ts';

interface Reason extends Omit<ReasonLine, 'id' | 'questions'> {
  readonly condition: Condition;
  /** The ids of the questions to answer. Default: the keys of the condition. Required if those keys are not ids of questions. */
  readonly questions?: readonly string[];
  /** If true, the report names only this reason, because the person cannot change it: an age that the model does not accept. */
  readonly isOnlyReason?: boolean;
}

const { age: ageBounds, bmi: bmiBounds, sbp: systolicBounds } = framinghamOffice.guards;
const isOutside = (value: number, { min, max }: Bounds) => value < min || value > max;

/** The text for a person whose age the model does not accept. */
const ageRangeText = `The risk age is made for ${ageBounds.min} to ${ageBounds.max}.`;

/** A condition that tests only measurements. @param keys the answers from which these are computed */
const measurementCondition = (
  description: string,
  keys: readonly string[],
  test: (measurements: Measurements) => boolean,
) => when(description, keys, ({ measurements }) => test(measurements));

const reasons = {
  'age-below-30': {
    condition: measurementCondition(
      `age under ${ageBounds.min}`,
      ['age_in_years'],
      m => m.age !== null && m.age < ageBounds.min,
    ),
    text: ageRangeText,
    nextStep: 'Use the rest of your report now: this is the best time to build good habits.',
    questions: [],
    isOnlyReason: true,
  },
  'age-above-74': {
    condition: measurementCondition(
      `age over ${ageBounds.max}`,
      ['age_in_years'],
      m => m.age !== null && m.age > ageBounds.max,
    ),
    text: ageRangeText,
    nextStep: 'Ask a health worker for a heart check made for your age.',
    questions: [],
    isOnlyReason: true,
  },
  'age-missing': {
    condition: measurementCondition('no age', neededAnswers.age, m => m.age === null),
    text: 'We do not know your age.',
    nextStep: 'Answer "How old are you?".',
  },
  'sex-missing': {
    condition: measurementCondition('no sex', neededAnswers.sex, m => m.sex === null),
    text: 'The formula has one form for women and one for men. We do not know your sex.',
    nextStep: 'Answer "What is your sex?".',
  },
  'height-or-weight-missing': {
    condition: measurementCondition(
      'no height or no weight',
      [...heightAndWeightQuestions, 'app_units'],
      m => m.bmi === null,
    ),
    text: 'We need both your height and your weight.',
    nextStep: 'Measure both, then fill them in.',
    questions: heightAndWeightQuestions,
  },
  'smoking-missing': {
    condition: measurementCondition('no answer on smoking', neededAnswers.smoking, m => m.smoker === null),
    text: 'We do not know if you smoke.',
    nextStep: 'Answer "Do you smoke cigarettes?".',
  },
  'bmi-outside': {
    condition: measurementCondition(
      `body mass index under ${bmiBounds.min} or over ${bmiBounds.max}`,
      [...heightAndWeightQuestions, 'app_units'],
      m => m.bmi !== null && isOutside(m.bmi, bmiBounds),
    ),
    text: `Your height and weight give a body mass index outside ${bmiBounds.min} to ${bmiBounds.max}. The formula does not cover that.`,
    nextStep: 'Check both numbers and their units. If they are right, talk to a health worker.',
    questions: [...heightAndWeightQuestions, 'app_units'],
  },
  'blood-pressure-outside': {
    condition: measurementCondition(
      `high number under ${systolicBounds.min} or over ${systolicBounds.max}`,
      ['high_number'],
      m => m.systolic.kind === 'measured' && isOutside(m.systolic.value, systolicBounds),
    ),
    text: `Your high blood pressure number is outside ${systolicBounds.min} to ${systolicBounds.max}, so the formula cannot be used.`,
    nextStep: 'Measure it again, and fill in the new number.',
    questions: ['blood_pressure_measured'],
  },
  'blood-pressure-unknown': {
    condition: measurementCondition(
      'neither a high number nor a band',
      neededAnswers.bloodPressure,
      m => m.systolic.kind === 'unknown',
    ),
    text: 'We do not know your blood pressure, and it counts for a lot.',
    nextStep: 'Have it measured at a clinic or a pharmacy, then fill in the high number.',
    questions: ['blood_pressure_measured', 'blood_pressure_estimated'],
  },
} satisfies Readonly<Record<string, Reason>>;

/** The reasons why a report has no risk age. */
export type ReasonId = keyof typeof reasons | 'answer-to-check';

type ReasonRow = Reason & Pick<ReasonLine, 'id' | 'questions'>;

/** The reasons in the order of the report. 'answer-to-check' is not among them, since its text depends on the answer. */
export const reasonRows: readonly ReasonRow[] = Object.entries<Reason>(reasons).map(([id, row]) => {
  // The `questions` of a row replace this default.
  return { id, questions: row.condition.keys, ...row };
});

/** The reason for a missing answer, by answer key. If the answer has to be checked instead, 'answer-to-check' replaces this reason. */
const replacedReasons: Readonly<Record<string, ReasonId>> = {
  ...Object.fromEntries(neededAnswers.age.map(key => [key, 'age-missing'] as const)),
  ...Object.fromEntries(heightAndWeightQuestions.map(key => [key, 'height-or-weight-missing'] as const)),
  high_number: 'blood-pressure-unknown',
};

/** The reasons why there is no risk age; empty if there is one. */
export function reasonsWithoutRiskAge(facts: Facts): ReasonLine[] {
  const rows = reasonRows.filter(({ condition }) => condition.isMet(facts));
  const onlyReason = rows.find(({ isOnlyReason }) => isOnlyReason);
  if (onlyReason) return [lineOf(onlyReason)];
  const ids = new Set<string>(rows.map(({ id }) => id));
  // Answers to check count as missing in `facts`. Such an answer is named only if its absence is one of the reasons: a blood pressure to check is
  // not, if the person also chose a band.
  const checks = facts.checks.filter(({ key }) => {
    const replacedId = replacedReasons[key];
    return replacedId !== undefined && ids.has(replacedId);
  });
  const replacedIds = new Set<string | undefined>(checks.map(({ key }) => replacedReasons[key]));
  return [
    ...checks.map(({ key }) => checkReason(key, facts)),
    ...rows.filter(({ id }) => !replacedIds.has(id)).map(lineOf),
  ];
}

function checkReason(key: string, facts: Facts): ReasonLine {
  // For a blood pressure the text has both numbers, such as '1380/88'.
  const typedText =
    key === 'high_number' ? typedAnswerToQuestion(questionOf(key), facts) : typedAnswerOf(key, facts);
  return {
    id: 'answer-to-check',
    text: `Please check this answer: ${answerNameOf(key)} (${typedText}).`,
    nextStep: `Correct "${answerNameOf(key)}", and the number can be worked out.`,
    questions: [questionOf(key)],
  };
}

function lineOf({ id, nextStep, questions, text }: ReasonRow): ReasonLine {
  return { id, text, nextStep, questions };
}
