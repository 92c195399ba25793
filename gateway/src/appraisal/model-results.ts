import type { ReportDetails } from '@choose-life/contracts/domain/report/generated/report-details';
import type { Facts } from './facts.ts';
import { framinghamOffice, type Profile } from './model.ts';
import {
  heartAge,
  risk10,
  type Share,
  sharesOfGain,
  sharesOfRisk,
  shownAge,
  targetProfile,
  treatedTargetProfile,
} from './risk-model.ts';
import { tenYearWordsOf } from './ten-years.ts';

export interface ModelResults {
  readonly shares: readonly Share[];
  readonly gains: readonly Share[];
  readonly ages: Readonly<Record<'riskAge' | 'targetAge', number | null>>;
  readonly about: Pick<
    ReportDetails,
    'riskAgeBound' | 'targetAgeBound' | 'yearsOlder' | 'treatedTarget' | 'treatmentHelps' | 'tenYears'
  >;
}

const percent = (risk: number) => Math.round(risk * 1000) / 10;

export function modelResultsOf(profile: Profile, facts: Facts): ModelResults {
  const target = targetProfile(profile);
  const riskYears = heartAge(profile);
  const risk = shownAge(riskYears);
  const targetYears = heartAge(target);
  const reachable = shownAge(targetYears);
  const tenYears = {
    now: percent(risk10(profile)),
    after: percent(risk10(target)),
    healthyPeer: percent(risk10(healthyPeerOf(profile))),
  };
  return {
    ages: { riskAge: risk.years, targetAge: reachable.years },
    about: {
      riskAgeBound: risk.bound,
      targetAgeBound: reachable.bound,
      yearsOlder: Math.round((riskYears - profile.age) * 100) / 100,
      ...treatmentOf(profile, targetYears),
      tenYears: { ...tenYears, ...tenYearWordsOf(tenYears, profile, risk, facts) },
    },
    shares: sharesOfRisk(profile),
    gains: sharesOfGain(profile, target),
  };
}

/** Fewer years are no gain of treatment: the model counts a treated pressure for a little more. */
const minYearsOfTreatment = 0.5;

/** The age that treatment of the pressure reaches, if it is shown as lower than by living alone. */
function treatmentOf(profile: Profile, living: number) {
  const treated = treatedTargetProfile(profile);
  if (treated === null) return { treatedTarget: null, treatmentHelps: false };
  const years = heartAge(treated);
  const [shown, without] = [shownAge(years), shownAge(living)];
  const isSeen = shown.years < without.years || (without.bound === 'above' && shown.bound === null);
  const isLower = isSeen && living - years >= minYearsOfTreatment;
  return { treatedTarget: isLower ? shown : null, treatmentHelps: !isLower };
}

/** The model's reference person: the same age and sex with healthy values. */
function healthyPeerOf({ age, sex }: Profile): Profile {
  const { bmi, sbp } = framinghamOffice.reference;
  return { age, sex, bmi, sbp, treated: false, lowDiastolic: false, smoker: false, diabetes: false };
}
