import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { adviceFor } from './advice.ts';
import { shownAge } from './ages.ts';
import type { AgeRange, Appraisal } from './appraisal.ts';
import { assumptionsFor } from './assumptions.ts';
import { findingsFor } from './findings.ts';
import { type Measurements, measurementsOf } from './measurements.ts';
import { type Bounds, framinghamOffice, hashOfModel } from './model.ts';
import type { Profile } from './profile.ts';
import { reasonsAgainst } from './reasons.ts';
import { heartAge, risk10 } from './risk-model.ts';
import { sharesOfGain, sharesOfRisk } from './shares.ts';
import { targetProfile } from './targets.ts';
import { visibleAnswers } from './visible-answers.ts';

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
  return { age, bmi, sex, smoker, diabetes, treated: bloodPressureMedicine === 'yes' };
}

function rangeOf(rest: Omit<Profile, 'sbp'>, band: Bounds, because: AgeRange['because']): AgeRange {
  const ageAt = (sbp: number) => shownAge(heartAge({ ...rest, sbp }));
  return { low: ageAt(band.min), high: ageAt(band.max), because };
}

const percent = (risk: number) => Math.round(risk * 1000) / 10;

function numbersOf(profile: Profile) {
  const target = targetProfile(profile);
  const risk = shownAge(heartAge(profile));
  const reachable = shownAge(heartAge(target));
  return {
    riskAge: risk.years,
    riskAgeBound: risk.bound,
    targetAge: reachable.years,
    targetAgeBound: reachable.bound,
    yearsToWinBack: risk.years - reachable.years,
    risk10: { before: percent(risk10(profile)), after: percent(risk10(target)) },
    shares: sharesOfRisk(profile),
    gains: sharesOfGain(profile, target),
  };
}

const noNumbers = {
  riskAge: null,
  riskAgeBound: null,
  targetAge: null,
  targetAgeBound: null,
  yearsToWinBack: null,
  risk10: null,
  shares: [],
  gains: [],
} as const;

/**
 * Appraises one set of answers. Deterministic, and total: answers that are missing or out of range lead to reasons,
 * never to an error. Answers to hidden questions count for nothing.
 */
export function appraise(given: Answers): Appraisal {
  const answers = visibleAnswers(given);
  const measurements = measurementsOf(answers);
  const reasons = reasonsAgainst(measurements);
  const rest = profileWithout(measurements);
  const { value: sbp, band } = systolicOf(measurements);
  const unknownOnly = reasons.every(reason => reason.id === 'blood-pressure-unknown');
  const because = sbp === null ? 'unknown' : 'estimated';
  return {
    model: aboutModel,
    currentAge: measurements.age,
    estimated: measurements.systolic.kind === 'estimated',
    range: rest && band && unknownOnly ? rangeOf(rest, band, because) : null,
    ...(rest && sbp !== null && reasons.length === 0 ? numbersOf({ ...rest, sbp }) : noNumbers),
    assumptions: assumptionsFor(measurements, answers),
    reasons,
    findings: findingsFor(measurements, answers),
    advice: adviceFor({ measurements, answers }),
  };
}
