import type { ReportDetails, ShownAge } from '@choose-life/contracts/domain/report/report-details';
import type { Appraisal } from './appraisal.ts';
import { framinghamOffice, type Profile } from './model.ts';
import { heartAge, risk10, shownAge } from './risk-model.ts';
import { sharesOfGain, sharesOfRisk } from './shares.ts';
import { targetProfile, treatedTargetProfile } from './targets.ts';

/** Everything the model works out for one whole profile. */
export interface ModelResults extends Pick<Appraisal, 'shares' | 'gains'> {
  readonly ages: Pick<Appraisal, 'riskAge' | 'targetAge'>;
  readonly about: Pick<
    ReportDetails,
    'riskAgeBound' | 'targetAgeBound' | 'yearsOlder' | 'treatedTarget' | 'tenYears'
  >;
}

const percent = (risk: number) => Math.round(risk * 1000) / 10;

/** The ages, the years by factor and the ten-year risk of a profile inside the model's guards. */
export function modelResultsOf(profile: Profile): ModelResults {
  const target = targetProfile(profile);
  const riskYears = heartAge(profile);
  const risk = shownAge(riskYears);
  const reachable = shownAge(heartAge(target));
  return {
    ages: { riskAge: risk.years, targetAge: reachable.years },
    about: {
      riskAgeBound: risk.bound,
      targetAgeBound: reachable.bound,
      yearsOlder: Math.round((riskYears - profile.age) * 100) / 100,
      treatedTarget: treatedTargetOf(profile, reachable),
      tenYears: {
        now: percent(risk10(profile)),
        after: percent(risk10(target)),
        healthyPeer: percent(risk10(healthyPeerOf(profile))),
      },
    },
    shares: sharesOfRisk(profile),
    gains: sharesOfGain(profile, target),
  };
}

/**
 * Told only where treatment reaches lower than living alone, as both are shown: the model counts a treated pressure for a
 * little more, and beyond the end of the scale one age reads like another.
 */
function treatedTargetOf(profile: Profile, living: ShownAge): ReportDetails['treatedTarget'] {
  const treated = treatedTargetProfile(profile);
  if (treated === null) return null;
  const shown = shownAge(heartAge(treated));
  const isLower = shown.years < living.years || (living.bound === 'above' && shown.bound === null);
  return isLower ? shown : null;
}

/** The model's reference person: the same age and sex with ordinary health. */
function healthyPeerOf({ age, sex }: Profile): Profile {
  const { bmi, sbp } = framinghamOffice.reference;
  return { age, sex, bmi, sbp, treated: false, smoker: false, diabetes: false };
}
