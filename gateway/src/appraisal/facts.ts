import { type AnswerCheck, checksOf } from '@choose-life/contracts/domain/hra/answer-check';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { partKeysOf } from '@choose-life/contracts/domain/hra/answer-keys';
import { plainNumberOf } from '@choose-life/contracts/domain/hra/answer-value';
import { type BodySize, bodySizeOf } from '@choose-life/contracts/domain/hra/body-size';
import { hiddenOnPages } from '@choose-life/contracts/domain/hra/visibility';
import { mayBePregnant } from '@choose-life/contracts/domain/report/pregnancy';
import { urgentNoticesFor } from '@choose-life/contracts/domain/report/urgent-notices';
import type { FoundNotice, UrgentId } from '@choose-life/contracts/domain/report/urgent-rows';
import { limitsOf, numericKeys } from './asked-questions.ts';
import { type EstimatedBand, framinghamOffice, type Sex } from './model.ts';

/** An answer as a number of 0 or more. It may be a number or decimal text; null for anything else. */
export function numberOf(answers: Answers, key: string): number | null {
  const value = plainNumberOf(answers[key]);
  return value !== null && value >= 0 ? value : null;
}

/** The id of the chosen option as text, so that 3 and '3' are the same; null without an answer. */
export function choiceOf(answers: Answers, key: string): string | null {
  const value = answers[key];
  return value === null || value === undefined || value === '' ? null : String(value);
}

/** The systolic pressure: a reading in mmHg, a range that the person chose instead (`band`), or unknown. */
type SystolicPressure =
  | { readonly kind: 'measured'; readonly value: number }
  | { readonly kind: 'estimated'; readonly band: EstimatedBand }
  | { readonly kind: 'unknown' };

/** The values from which the report is computed, in metric units, mmHg and mg/dL. Null without a usable answer. */
export interface Measurements extends BodySize {
  /** As registered at birth. */
  readonly sex: Sex | null;
  /** Completed years: 45.5 is 45, as people state their age. */
  readonly age: number | null;
  readonly systolic: SystolicPressure;
  readonly diastolic: number | null;
  /** True also for a person who stopped less than a year ago. */
  readonly smoker: boolean | null;
  readonly hasQuitRecently: boolean;
  readonly bloodPressureMedicine: 'yes' | 'no' | 'unsure';
  readonly glucose: number | null;
  readonly cholesterol: number | null;
}

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
    // `Object.hasOwn` has checked that the band is a key of the model's estimates.
    return { kind: 'estimated', band: band as EstimatedBand };
  }
  return { kind: 'unknown' };
}

function measurementsOf(answers: Answers): Measurements {
  return {
    sex: sexOf(answers),
    age: wholeYears(positive(numberOf(answers, 'age_in_years'))),
    ...bodySizeOf(answers),
    systolic: systolicOf(answers),
    diastolic: positive(numberOf(answers, 'low_number')),
    smoker: smokerOf(answers),
    hasQuitRecently: quitRecently(answers),
    bloodPressureMedicine: medicineOf(answers),
    glucose: positive(numberOf(answers, 'blood_glucose')),
    cholesterol: positive(numberOf(answers, 'cholesterol_level')),
  };
}

/**
 * Whether the diastolic pressure is known and under 60 mmHg (`lowDiastolic` in model.ts). The report then advises no systolic pressure below
 * 130 mmHg (`targetSystolic`).
 */
export function hasLowDiastolic({ diastolic }: Pick<Measurements, 'diastolic'>): boolean {
  return diastolic !== null && diastolic < framinghamOffice.targets.lowDiastolic;
}

/** The answers of a person in the form that the rules of the report read. */
export interface Facts {
  /** The answers to visible questions, without the answers that are to be checked. */
  readonly answers: Answers;
  readonly measurements: Measurements;
  readonly mayBePregnant: boolean;
  /** Answers to check: they are probably typing errors, so nothing is computed from them. */
  readonly checks: readonly AnswerCheck[];
  /** The answers to check, as they were typed. */
  readonly unconfirmed: Answers;
  /** The urgent notices, the nearest time first. A doubtful notice applies only if an answer to check is right. */
  readonly notices: readonly FoundNotice[];
  /** The ids of the urgent situations of all notices, also of the doubtful ones. */
  readonly urgent: ReadonlySet<UrgentId>;
}

/** Computes the facts from a set of answers. Hidden answers have no effect on the report, and nothing is computed from answers to check. */
export function readFacts(submitted: Answers): Facts {
  const visible = visibleAnswers(submitted);
  const notices: readonly FoundNotice[] = urgentNoticesFor(visible, limitsOf);
  const checks = checksIn(visible, notices);
  const keysToCheck = new Set(checks.map(({ key }) => key));
  const entries = Object.entries(visible);
  const answers: Answers = Object.fromEntries(entries.filter(([key]) => !keysToCheck.has(key)));
  return {
    answers,
    measurements: measurementsOf(answers),
    urgent: new Set<UrgentId>(notices.flatMap(({ rowIds }) => rowIds)),
    notices,
    mayBePregnant: mayBePregnant(answers),
    checks,
    unconfirmed: Object.fromEntries(entries.filter(([key]) => keysToCheck.has(key))),
  };
}

/**
 * The answers to check. `checksOf` does not find a blood sugar that is inside its limits but may be in either unit. Such a value has the
 * notice `check-blood_glucose`.
 */
function checksIn(visible: Answers, notices: readonly FoundNotice[]): AnswerCheck[] {
  const checks = checksOf(visible, numericKeys, limitsOf);
  const key = 'blood_glucose';
  const isInEitherUnit = notices.some(({ id }) => id === `check-${key}`);
  if (!isInEitherUnit || checks.some(check => check.key === key)) return checks;
  return [...checks, { key, kind: 'unit', suggestions: [] }];
}

/** The answers to visible questions. Hiding a question does not delete its answer, so old answers may remain (s.4). */
function visibleAnswers(answers: Answers): Answers {
  const hidden = [...hiddenOnPages(answers)];
  const hiddenKeys = new Set(hidden.flatMap(question => [question, ...partKeysOf(question)]));
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !hiddenKeys.has(key)));
}
