import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import type { AnalysisView } from '@choose-life/contracts/domain/report/report-view';
import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import { appraise } from '../../src/appraisal/appraise.ts';

/** One way in which a report can begin, with the words of an example. */
export interface NumberCase {
  readonly when: string;
  readonly analysis: AnalysisView;
}

const man: Answers = {
  sex: 'male',
  age_in_years: 47,
  height_cm: 175,
  weight_kg: 90,
  high_number: 138,
  low_number: 88,
  blood_pressure_medication: 'no',
  smoking: 'still_smoke',
  blood_glucose: 92,
};
const fit: Answers = { ...man, weight_kg: 68, high_number: 112, low_number: 72, smoking: 'never_smoked' };
const unmeasured: Answers = { ...man, high_number: null, low_number: null };
const old: Answers = { ...man, age_in_years: 74, blood_glucose: 200 };

/** The first pressure at which the risk age is the age. */
function ofTheSameAge(): Answers {
  const all = Array.from({ length: 40 }, (_, index) => ({ ...fit, high_number: 100 + index }));
  const found = all.find(answers => appraise(answers).riskAge === fit.age_in_years);
  if (found === undefined) throw new Error('nobody has the risk age of their age');
  return found;
}

function row(when: string, answers: Answers): NumberCase {
  const ages = appraise(answers);
  return { when, analysis: reportViewOf({ ages, details: ages.details, helpLines: [] }).analysis };
}

/** The report of a gateway that answers the three ages alone. */
function agesAlone(when: string, answers: Answers): NumberCase {
  const ages = appraise(answers);
  return { when, analysis: reportViewOf({ ages, details: null, helpLines: [] }).analysis };
}

export const numberCases: readonly NumberCase[] = [
  row('the risk age is above the age, and something can be changed', man),
  row('it is above, and nothing of the model can be changed', { ...fit, blood_glucose: 200 }),
  row('it is below the age, and nothing can be changed', fit),
  row('it is below, and something can be changed', { ...fit, high_number: 122, age_in_years: 60 }),
  row('it is the same', ofTheSameAge()),
  row('underweight (body mass index under 18.5)', { ...fit, weight_kg: 52 }),
  row('without medicine at 140 or more, where treatment reaches lower than living', {
    ...man,
    high_number: 170,
    low_number: 95,
  }),
  row('a band of blood pressure in place of a reading', {
    ...unmeasured,
    blood_pressure_estimated: 'from_120_to_139',
  }),
  row('a band, and both its ends are beyond the scale', {
    ...old,
    high_number: null,
    blood_pressure_estimated: 'from_140',
  }),
  row('risk age and target age are both beyond the end of the scale', {
    ...old,
    high_number: 190,
    low_number: 100,
  }),
  row('nothing is known of the blood pressure', unmeasured),
  row('one thing is missing', { ...man, smoking: null }),
  row('several things are missing', { ...man, smoking: null, sex: null }),
  row('something urgent stands above, and the risk age is below the age', { ...fit, PHQa: '3', PHQb: '2' }),
  agesAlone('another gateway, which tells the three ages alone', man),
  agesAlone('another gateway, without ages', {}),
];
