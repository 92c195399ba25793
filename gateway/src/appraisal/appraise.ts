import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import type { AgeRange, ReportDetails } from '@choose-life/contracts/domain/report/generated/report-details';
import type { CallRequest } from '@choose-life/contracts/gateway/extensions';
import { adviceFor, medicineStepFor } from './advice.ts';
import { assumptionsFor } from './assumptions.ts';
import { contributionsOf } from './contributions.ts';
import { factsForDoctor, screenerScoresOf } from './doctor-facts.ts';
import { hasLowDiastolic, type Measurements, numberOf, readFacts } from './facts.ts';
import { findingsFor } from './findings.ts';
import { type Bounds, framinghamOffice, hashOfModel, type RiskProfile } from './model.ts';
import { modelResultsOf } from './model-results.ts';
import { pregnancyOf } from './pregnancy.ts';
import { reasonsWithoutRiskAge } from './reasons.ts';
import { type FactorYears, heartAge, shownAge } from './risk-model.ts';
import { whatIfOfferOf } from './what-if-offer.ts';

const model = framinghamOffice;
const modelReference = { id: model.id, version: model.version, hash: hashOfModel(model) };

/** The systolic pressure for the model, and its band. The value is null if it is unknown; the band is null for a measured pressure. */
function systolicOf({ systolic }: Measurements): { value: number | null; band: Bounds | null } {
  if (systolic.kind === 'measured') return { value: systolic.value, band: null };
  if (systolic.kind === 'unknown') return { value: null, band: model.unknownSbp };
  const band = model.estimates[systolic.band];
  return { value: band.middle, band };
}

/** The inputs of the model without the blood pressure; null if one of them is missing. */
function inputsWithoutPressure(measurements: Measurements): Omit<RiskProfile, 'sbp'> | null {
  const { age, bmi, bloodPressureMedicine, glucose, sex, smoker } = measurements;
  if (age === null || bmi === null || sex === null || smoker === null) return null;
  const diabetes = glucose !== null && glucose >= model.diabetesGlucose;
  return {
    age,
    bmi,
    sex,
    smoker,
    diabetes,
    treated: bloodPressureMedicine === 'yes',
    lowDiastolic: hasLowDiastolic(measurements),
  };
}

/** The risk ages at the lowest and at the highest pressure of a band. */
function rangeOf(
  otherInputs: Omit<RiskProfile, 'sbp'>,
  band: Bounds,
  pressureKind: Measurements['systolic']['kind'],
): AgeRange {
  const ageAt = (sbp: number) => shownAge(heartAge({ ...otherInputs, sbp }));
  const dependsOn =
    pressureKind === 'estimated'
      ? `your blood pressure. We know its range (${band.min} to ${band.max}), but not the exact number`
      : 'your blood pressure, which we do not know';
  return { low: ageAt(band.min), high: ageAt(band.max), dependsOn };
}

/** The results of the model without a risk age. */
const noResults = {
  ages: { riskAge: null, targetAge: null },
  details: {
    riskAgeBound: null,
    targetAgeBound: null,
    yearsOlder: null,
    treatedTarget: null,
    treatmentHelps: false,
    tenYears: null,
  },
  shares: [],
  gains: [],
} as const;

/** The result of an assessment. Risk age and target age are whole years from 30 to 80, so that no screen has to round them. */
export interface Appraisal {
  /** The age from the answers in whole years, also outside the ages 30 to 74 of the model. Null without a usable answer. */
  readonly currentAge: number | null;
  /** Heart and circulation risk age; null if and only if `details.reasons` has a reason. */
  readonly riskAge: number | null;
  readonly targetAge: number | null;
  /** Unrounded years by factor; empty without a risk age. Their sum is the unrounded risk age minus the unrounded target age. */
  readonly gains: readonly FactorYears[];
  /** Everything else in the report. The comparison with the report before is added when the report is read. */
  readonly details: ReportDetails & { readonly sinceLast: null };
}

/**
 * Computes the report of an assessment. It is deterministic and never throws: missing or invalid answers give reasons instead of a risk age.
 */
export function appraise(submitted: Answers): Appraisal {
  const facts = readFacts(submitted);
  const { measurements } = facts;
  const { age, bmi, systolic } = measurements;
  const reasons = reasonsWithoutRiskAge(facts);
  const otherInputs = inputsWithoutPressure(measurements);
  const { band, value: sbp } = systolicOf(measurements);
  const results =
    otherInputs && sbp !== null && reasons.length === 0
      ? modelResultsOf({ ...otherInputs, sbp }, facts)
      : noResults;
  const hasRange =
    otherInputs !== null &&
    band !== null &&
    // A range needs all inputs except the pressure, so each reason must be about the pressure. The first question of such a reason is
    // `blood_pressure_measured`.
    reasons.every(({ questions }) => questions[0] === 'blood_pressure_measured');
  const advice = adviceFor(facts, results);
  const contributions = contributionsOf(results.shares, results.gains, facts);
  return {
    currentAge: age,
    ...results.ages,
    gains: results.gains,
    details: {
      model: modelReference,
      ...results.details,
      range: hasRange ? rangeOf(otherInputs, band, systolic.kind) : null,
      contributions,
      reasons,
      assumptions: results === noResults && !hasRange ? [] : assumptionsFor(facts),
      findings: findingsFor(facts),
      advice,
      medicineStep: medicineStepFor(facts),
      instruments: screenerScoresOf(facts),
      facts: factsForDoctor(facts),
      whatIf: results === noResults ? null : whatIfOfferOf(facts.answers, measurements),
      sinceLast: null,
      pregnancy: pregnancyOf(facts, advice),
      underweight: bmi !== null && bmi < model.targets.bmiMin,
    },
  };
}

/** The changes that a person can try out. The weight is in the units of the answers, the pressure in mmHg. */
type ChangesToTry = Omit<CallRequest<'hra.whatIf'>, 'whatIfReportId'>;

/** Computes the result that a new assessment with the changed answers would have. */
export function whatIf(answers: Answers, { notSmoking, systolic, weight }: ChangesToTry): Appraisal {
  const weightKey = answers.app_units === 'us_customary' ? 'weight' : 'weight_kg';
  return appraise({
    ...answers,
    // One year, since a person who stopped more recently counts as smoking.
    ...(notSmoking === true && { smoking: 'used_to_smoke', years_since_quitting: 1 }),
    ...(weight !== undefined && { [weightKey]: weight }),
    ...(systolic !== undefined && { high_number: systolic, low_number: lowNumberFor(systolic, answers) }),
  });
}

/**
 * The diastolic pressure for a changed systolic one. A diastolic pressure under 60 and below the systolic one is kept, because the target
 * depends on it. A pressure of 60 or more does not change the result. It is removed, because at or above the changed systolic pressure it would
 * be an answer to check.
 */
function lowNumberFor(systolic: number, answers: Answers): number | null {
  const low = numberOf(answers, 'low_number');
  return low !== null && low < Math.min(systolic, model.targets.lowDiastolic) ? low : null;
}
