import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { missingAnswers } from '@choose-life/contracts/domain/hra/missing-answers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAnswers } from '../../test/appraisal/arbitraries.ts';
import { idsOf, smokingMan, without } from '../../test/appraisal/people.ts';
import { buildQuestionnaire } from '../assessments/questionnaire.ts';
import { appraise } from './appraise.ts';
import type { ReasonId } from './reasons.ts';

describe('the reasons for a missing risk age', () => {
  it.each<[ReasonId, Answers]>([
    ['age-missing', without(smokingMan, 'age_in_years')],
    ['age-below-30', { ...smokingMan, age_in_years: 29 }],
    ['age-above-74', { ...smokingMan, age_in_years: 75 }],
    ['sex-missing', without(smokingMan, 'sex')],
    ['height-or-weight-missing', without(smokingMan, 'weight_kg')],
    // With US units the metric height and weight are not read.
    ['height-or-weight-missing', { ...smokingMan, app_units: 'us_customary' }],
    ['smoking-missing', without(smokingMan, 'smoking')],
    // Body mass indexes of 14.7 and 54.9; the model accepts 15 to 50.
    ['bmi-outside', { ...smokingMan, weight_kg: 45 }],
    ['bmi-outside', { ...smokingMan, app_units: 'us_customary', height: 5.5, weight: 340 }],
    ['blood-pressure-outside', { ...smokingMan, high_number: 89 }],
    ['blood-pressure-outside', { ...smokingMan, high_number: 201 }],
    ['blood-pressure-unknown', without(smokingMan, 'high_number')],
    ['blood-pressure-unknown', { ...smokingMan, high_number: null, blood_pressure_estimated: 'dont_know' }],
    // A digit too many, and feet in the field for centimetres.
    ['answer-to-check', { ...smokingMan, high_number: 1380 }],
    ['answer-to-check', { ...smokingMan, height_cm: 5.9 }],
  ])('are %s for %j, and the results are empty', (id, answers) => {
    const { details, gains, riskAge, targetAge } = appraise(answers);
    expect(idsOf(details.reasons)).toEqual([id]);
    expect({ gains, riskAge, targetAge }).toEqual({
      gains: [],
      riskAge: null,
      targetAge: null,
    });
    expect(details).toMatchObject({
      riskAgeBound: null,
      targetAgeBound: null,
      yearsOlder: null,
      treatedTarget: null,
      tenYears: null,
      contributions: [],
      whatIf: null,
    });
  });

  it('name only the age for a person outside the ages of the model', () => {
    expect(idsOf(appraise({ age_in_years: 24 }).details.reasons)).toEqual(['age-below-30']);
    expect(idsOf(appraise({ age_in_years: 90, weight_kg: 4 }).details.reasons)).toEqual(['age-above-74']);
  });

  it('exist if and only if there is no risk age', () => {
    fc.assert(
      fc.property(anyAnswers, answers => {
        const { details, riskAge, targetAge } = appraise(answers);
        expect(riskAge === null).toBe(details.reasons.length > 0);
        expect(targetAge === null).toBe(riskAge === null);
      }),
    );
  });

  it('name a missing answer if and only if the review page asks for one', () => {
    const questionnaire = buildQuestionnaire('');
    // Reasons for an answer that exists, so the review page does not ask for it.
    const outsideTheModel = ['bmi-outside', 'blood-pressure-outside'];
    fc.assert(
      fc.property(anyAnswers, fc.integer({ min: 30, max: 74 }), fc.boolean(), (otherAnswers, age, hasAge) => {
        // An age outside 30 to 74 would hide all other reasons.
        const answers = { ...otherAnswers, age_in_years: hasAge ? age : null };
        const reasons = idsOf(appraise(answers).details.reasons).filter(id => !outsideTheModel.includes(id));
        const missing = missingAnswers(questionnaire, answers).map(({ need }) => need);
        expect(missing.length > 0, reasons.join()).toBe(reasons.length > 0);
      }),
    );
  });
});

describe('a report with a risk age', () => {
  const modelAnswers = fc.record({
    sex: fc.constantFrom('male', 'female'),
    age_in_years: fc.integer({ min: 30, max: 74 }),
    weight_kg: fc.integer({ min: 46, max: 150 }),
    high_number: fc.integer({ min: 90, max: 200 }),
    // The gain of a smoker who stops could hide that another value became worse.
    smoking: fc.constantFrom('never_smoked', 'still_smoke'),
  });

  it('has a target age that is not above the risk age', () => {
    fc.assert(
      fc.property(anyAnswers, modelAnswers, (otherAnswers, answers) => {
        const { riskAge, targetAge } = appraise({ ...otherAnswers, ...smokingMan, ...answers });
        fc.pre(riskAge !== null);
        expect(targetAge).toBeLessThanOrEqual(riskAge);
      }),
    );
  });
});
