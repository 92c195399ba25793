import { type AnswerCheck, checksOf } from '@choose-life/contracts/domain/hra/answer-check';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { partKeysOf } from '@choose-life/contracts/domain/hra/answer-keys';
import { plainNumberOf } from '@choose-life/contracts/domain/hra/answer-value';
import { bodySizeOf } from '@choose-life/contracts/domain/hra/body-size';
import { hiddenQuestions } from '@choose-life/contracts/domain/hra/visibility';
import { mayBePregnant } from '@choose-life/contracts/domain/report/pregnancy';
import { urgentNoticesFor } from '@choose-life/contracts/domain/report/urgent-notices';
import type { FoundNotice, UrgentId } from '@choose-life/contracts/domain/report/urgent-rows';
import { limitsOf, numericKeys } from './asked-questions.ts';
import { type EstimatedBand, framinghamOffice, type Sex } from './model.ts';

/** A number of 0 or more, given as a number or as plain decimal text; anything else is no answer. */
export function numberOf(answers: Answers, key: string): number | null {
  const value = plainNumberOf(answers[key]);
  return value !== null && value >= 0 ? value : null;
}

/** The id of the chosen option. Option ids are compared as text, so 3 and '3' are one answer. */
export function choiceOf(answers: Answers, key: string): string | null {
  const value = answers[key];
  return value === null || value === undefined || value === '' ? null : String(value);
}

/** The systolic pressure in mmHg: a reading, a band, or nothing. */
type SystolicPressure =
  | { readonly kind: 'measured'; readonly value: number }
  | { readonly kind: 'estimated'; readonly band: EstimatedBand }
  | { readonly kind: 'unknown' };

/** Everything measured that the appraisal reads, in metric units and mg/dL; null where there is no answer. */
export type Measurements = ReturnType<typeof measurementsOf>;

const positive = (value: number | null): number | null => (value !== null && value > 0 ? value : null);

const wholeYears = (age: number | null): number | null => (age === null ? null : Math.floor(age));

function sexOf(answers: Answers): Sex | null {
  const sex = choiceOf(answers, 'sex');
  return sex === 'male' || sex === 'female' ? sex : null;
}

function quitRecently(answers: Answers): boolean {
  const years = numberOf(answers, 'years_since_quitting');
  const { recentQuitterMonths } = framinghamOffice.targets;
  return (
    choiceOf(answers, 'smoking') === 'used_to_smoke' && years !== null && years * 12 < recentQuitterMonths
  );
}

function smokerOf(answers: Answers): boolean | null {
  const smoking = choiceOf(answers, 'smoking');
  if (smoking === 'still_smoke' || quitRecently(answers)) return true;
  return smoking === 'never_smoked' || smoking === 'used_to_smoke' ? false : null;
}

function medicineOf(answers: Answers): 'yes' | 'no' | 'unsure' {
  const medicine = choiceOf(answers, 'blood_pressure_medication');
  return medicine === 'yes' || medicine === 'no' ? medicine : 'unsure';
}

function systolicOf(answers: Answers): SystolicPressure {
  const value = positive(numberOf(answers, 'high_number'));
  if (value !== null) return { kind: 'measured', value };
  const band = choiceOf(answers, 'blood_pressure_estimated');
  if (band !== null && Object.hasOwn(framinghamOffice.estimates, band)) {
    // Object.hasOwn has just shown that the band is one of the model's.
    return { kind: 'estimated', band: band as EstimatedBand };
  }
  return { kind: 'unknown' };
}

function measurementsOf(answers: Answers) {
  return {
    /** As registered at birth. */
    sex: sexOf(answers),
    /** Full years: 45.5 is 45, as people say their age. */
    age: wholeYears(positive(numberOf(answers, 'age_in_years'))),
    ...bodySizeOf(answers),
    systolic: systolicOf(answers),
    diastolic: positive(numberOf(answers, 'low_number')),
    /** Also who stopped less than a year ago. */
    smoker: smokerOf(answers),
    hasQuitRecently: quitRecently(answers),
    bloodPressureMedicine: medicineOf(answers),
    glucose: positive(numberOf(answers, 'blood_glucose')),
    cholesterol: positive(numberOf(answers, 'cholesterol_level')),
  };
}

/** Whether the diastolic pressure is known and under 60 mmHg: then no target and no band asks for a systolic below 130. */
export function hasLowDiastolic({ diastolic }: Pick<Measurements, 'diastolic'>): boolean {
  return diastolic !== null && diastolic < framinghamOffice.targets.lowDiastolic;
}

export type Facts = Readonly<ReturnType<typeof readFacts>>;

/** Reads a set of answers once: hidden ones and those to be checked count for nothing from here on. */
export function readFacts(given: Answers) {
  const visible = visibleAnswers(given);
  const notices: readonly FoundNotice[] = urgentNoticesFor(visible, limitsOf);
  const checks = checksIn(visible, notices);
  const toCheck = new Set(checks.map(({ key }) => key));
  const entries = Object.entries(visible);
  const answers: Answers = Object.fromEntries(entries.filter(([key]) => !toCheck.has(key)));
  return {
    /** Answers to visible questions, without those that have to be checked first. */
    answers,
    measurements: measurementsOf(answers),
    /** Ids of the urgent rows, also of those that apply only if a number to be checked is right. */
    urgent: new Set<UrgentId>(notices.flatMap(({ rows }) => rows)),
    /** The urgent notices, the nearest time first. */
    notices,
    mayBePregnant: mayBePregnant(answers),
    checks,
    /** The answers to check, as they were given. */
    unchecked: Object.fromEntries(entries.filter(([key]) => toCheck.has(key))),
  };
}

/** A blood sugar inside its question's limits that can be meant in either unit has a notice, and is no fact either. */
function checksIn(visible: Answers, notices: readonly FoundNotice[]): AnswerCheck[] {
  const checks = checksOf(visible, numericKeys, limitsOf);
  const key = 'blood_glucose';
  const isInEitherUnit = notices.some(({ id }) => id === `check-${key}`);
  if (!isInEitherUnit || checks.some(check => check.key === key)) return checks;
  return [...checks, { key, kind: 'unit', suggestions: [] }];
}

/** The answers to questions the person could see. A rule hides without deleting, so old answers may linger (s.4). */
function visibleAnswers(answers: Answers): Answers {
  const hidden = [...hiddenQuestions('page', answers)];
  const hiddenKeys = new Set(hidden.flatMap(question => [question, ...partKeysOf(question)]));
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !hiddenKeys.has(key)));
}
