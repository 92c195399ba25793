import type { ReportDetails } from '@choose-life/contracts/domain/report/generated/report-details';
import type { Facts } from './facts.ts';
import { framinghamOffice, type RiskProfile } from './model.ts';
import {
  type FactorYears,
  heartAge,
  sharesOfGain,
  sharesOfRisk,
  shownAge,
  targetProfile,
  tenYearRisk,
  treatedTargetProfile,
} from './risk-model.ts';
import { tenYearWordsOf } from './ten-years.ts';

/** The numbers that the model computes from a profile, and the texts on the ten-year risk. */
export interface ModelResults {
  /** The unrounded years that each factor adds to the risk age. */
  readonly shares: readonly FactorYears[];
  /** The unrounded years that a change of each factor takes off the risk age. */
  readonly gains: readonly FactorYears[];
  /** The ages as they are shown, in whole years; null if the report has no risk age (`noResults` in `appraise.ts`). */
  readonly ages: Readonly<Record<'riskAge' | 'targetAge', number | null>>;
  /** The members of a report that describe these ages. */
  readonly details: Pick<
    ReportDetails,
    'riskAgeBound' | 'targetAgeBound' | 'yearsOlder' | 'treatedTarget' | 'treatmentHelps' | 'tenYears'
  >;
}

/** A percentage with one decimal. */
const percent = (risk: number) => Math.round(risk * 1000) / 10;

/** Computes ages, years by factor and ten-year risk. @param facts the facts that select the text on the ten-year risk */
export function modelResultsOf(profile: RiskProfile, facts: Facts): ModelResults {
  const target = targetProfile(profile);
  const riskYears = heartAge(profile);
  const shownRiskAge = shownAge(riskYears);
  const targetYears = heartAge(target);
  const shownTargetAge = shownAge(targetYears);
  const tenYears = {
    now: percent(tenYearRisk(profile)),
    after: percent(tenYearRisk(target)),
    healthyPeer: percent(tenYearRisk(healthyPeerOf(profile))),
  };
  return {
    ages: { riskAge: shownRiskAge.years, targetAge: shownTargetAge.years },
    details: {
      riskAgeBound: shownRiskAge.bound,
      targetAgeBound: shownTargetAge.bound,
      // Two decimals are enough, since clients only compare this number with 0.
      yearsOlder: Math.round((riskYears - profile.age) * 100) / 100,
      ...treatmentOf(profile, targetYears),
      tenYears: { ...tenYears, ...tenYearWordsOf(tenYears, profile, shownRiskAge, facts) },
    },
    shares: sharesOfRisk(profile),
    gains: sharesOfGain(profile, target),
  };
}

/**
 * For a smaller difference in years, the report only says that treatment helps. The model cannot show how much, since it rates a treated
 * pressure slightly higher than the same pressure untreated.
 */
const minTreatmentGainYears = 0.5;

/**
 * The age that a person reaches with treatment of the pressure. It is shown if it is visibly below the target age without treatment, and by
 * at least `minTreatmentGainYears`. Otherwise it is null, and `treatmentHelps` is true. Without a target for treatment
 * (`treatedTargetProfile`) it is null, and `treatmentHelps` is false.
 */
function treatmentOf(
  profile: RiskProfile,
  targetYears: number,
): Pick<ReportDetails, 'treatedTarget' | 'treatmentHelps'> {
  const treated = treatedTargetProfile(profile);
  if (treated === null) return { treatedTarget: null, treatmentHelps: false };
  const years = heartAge(treated);
  const withTreatment = shownAge(years);
  const withoutTreatment = shownAge(targetYears);
  const isVisiblyLower =
    withTreatment.years < withoutTreatment.years ||
    (withoutTreatment.bound === 'above' && withTreatment.bound === null);
  const isShown = isVisiblyLower && targetYears - years >= minTreatmentGainYears;
  return { treatedTarget: isShown ? withTreatment : null, treatmentHelps: !isShown };
}

/** The reference person of the model: the same age and sex, with healthy values. */
function healthyPeerOf({ age, sex }: RiskProfile): RiskProfile {
  const { bmi, sbp } = framinghamOffice.reference;
  return { age, sex, bmi, sbp, treated: false, lowDiastolic: false, smoker: false, diabetes: false };
}
