import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import type { AgeRange, ReportDetails } from '@choose-life/contracts/domain/report/generated/report-details';
import type { CallRequest } from '@choose-life/contracts/gateway/extensions';
import { adviceFor, medicineStepFor } from './advice.ts';
import { assumptionsFor } from './assumptions.ts';
import { contributionsOf } from './contributions.ts';
import { factsForDoctor, instrumentsOf } from './doctor-facts.ts';
import { hasLowDiastolic, type Measurements, numberOf, readFacts } from './facts.ts';
import { findingsFor } from './findings.ts';
import { type Bounds, framinghamOffice, hashOfModel, type Profile } from './model.ts';
import { modelResultsOf } from './model-results.ts';
import { pregnancyOf } from './pregnancy.ts';
import { reasonsAgainst } from './reasons.ts';
import { heartAge, type Share, shownAge } from './risk-model.ts';
import { whatIfOfferOf } from './what-if-offer.ts';

const model = framinghamOffice;
const aboutModel = { id: model.id, version: model.version, hash: hashOfModel(model) };

/** A systolic number to reckon with and, unless it was measured, all it could have been. */
function systolicOf({ systolic }: Measurements): { value: number | null; band: Bounds | null } {
  if (systolic.kind === 'measured') return { value: systolic.value, band: null };
  if (systolic.kind === 'unknown') return { value: null, band: model.unknownSbp };
  const band = model.estimates[systolic.band];
  return { value: band.middle, band };
}

/** The model's inputs but for the blood pressure, or null while one is missing. */
function profileWithout(measurements: Measurements): Omit<Profile, 'sbp'> | null {
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

function rangeOf(rest: Omit<Profile, 'sbp'>, band: Bounds, isEstimated: boolean): AgeRange {
  const ageAt = (sbp: number) => shownAge(heartAge({ ...rest, sbp }));
  const dependsOn = isEstimated
    ? `your blood pressure, of which we know a band (${band.min} to ${band.max}) and no reading`
    : 'your blood pressure, which we do not know';
  return { low: ageAt(band.min), high: ageAt(band.max), dependsOn };
}

const noResults = {
  ages: { riskAge: null, targetAge: null },
  about: {
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

/** The result for one set of answers. Ages are whole years from 30 to 80: no screen rounds by a rule of its own. */
export interface Appraisal {
  /** As given, also outside the model's 30 to 74. */
  readonly currentAge: number | null;
  /** Heart and circulation risk age; null exactly when there are reasons. */
  readonly riskAge: number | null;
  readonly targetAge: number | null;
  /** Unrounded years; they sum to the unrounded risk age minus the unrounded target age. */
  readonly gains: readonly Share[];
  /** Everything else that the report says; the comparison with the report before is added when it is read. */
  readonly details: ReportDetails & { readonly sinceLast: null };
}

/** Deterministic and total: answers that are missing, odd or hidden lead to reasons, never to an error. */
export function appraise(given: Answers): Appraisal {
  const facts = readFacts(given);
  const { measurements } = facts;
  const { age, bmi, systolic } = measurements;
  const reasons = reasonsAgainst(facts);
  const rest = profileWithout(measurements);
  const { band, value: sbp } = systolicOf(measurements);
  const numbers =
    rest && sbp !== null && reasons.length === 0 ? modelResultsOf({ ...rest, sbp }, facts) : noResults;
  const hasRange =
    rest !== null &&
    band !== null &&
    // Nothing but the pressure is missing.
    reasons.every(({ questions }) => questions[0] === 'blood_pressure_measured');
  const advice = adviceFor(facts, numbers);
  const contributions = contributionsOf(numbers.shares, numbers.gains, facts);
  return {
    currentAge: age,
    ...numbers.ages,
    gains: numbers.gains,
    details: {
      model: aboutModel,
      ...numbers.about,
      range: hasRange ? rangeOf(rest, band, systolic.kind === 'estimated') : null,
      contributions,
      reasons,
      assumptions: numbers === noResults && !hasRange ? [] : assumptionsFor(facts),
      findings: findingsFor(facts),
      advice,
      medicineStep: medicineStepFor(facts),
      instruments: instrumentsOf(facts),
      facts: factsForDoctor(facts),
      whatIf: numbers === noResults ? null : whatIfOfferOf(facts.answers, measurements),
      sinceLast: null,
      pregnancy: pregnancyOf(facts, advice),
      underweight: bmi !== null && bmi < model.targets.bmiMin,
    },
  };
}

/** Changes that a person may try out: only values that they can change. Weight in the units of their answers, pressure in mmHg. */
type WhatIf = Omit<CallRequest<'hra.whatIf'>, 'whatIfReportId'>;

/** The appraisal of the changed answers, by the same function: it cannot promise more than a new test would give. */
export function whatIf(answers: Answers, { notSmoking, systolic, weight }: WhatIf): Appraisal {
  const weightKey = answers.app_units === 'us_customary' ? 'weight' : 'weight_kg';
  return appraise({
    ...answers,
    // The result is that of a year without: a shorter time counts as smoking.
    ...(notSmoking === true && { smoking: 'used_to_smoke', years_since_quitting: 1 }),
    ...(weight !== undefined && { [weightKey]: weight }),
    ...(systolic !== undefined && { high_number: systolic, low_number: lowNumberFor(systolic, answers) }),
  });
}

/** A low number under 60 stays, since the target depends on it. Another moves along: a pair in the wrong order would be an answer to check. */
function lowNumberFor(systolic: number, answers: Answers): number | null {
  const low = numberOf(answers, 'low_number');
  return low !== null && low < Math.min(systolic, model.targets.lowDiastolic) ? low : null;
}
