import { type Answers, isAnswerKey } from '@choose-life/contracts/domain/hra/answer-groups';
import { hiddenQuestions } from '@choose-life/contracts/domain/hra/visibility';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appraise } from './appraise.ts';
import { anyAnswers, optionsOf, strayValues } from './arbitraries.ts';
import { framinghamOffice } from './model.ts';
import { type ReasonId, reasonIds } from './reasons.ts';
import { whatIf } from './what-if.ts';

const man: Answers = {
  app_units: 'metric',
  sex: 'male',
  age_in_years: 45,
  height_cm: 175,
  weight_kg: 90.04,
  high_number: 138,
  low_number: 88,
  blood_pressure_medication: 'no',
  smoking: 'still_smoke',
  blood_glucose: 90,
};
const without = (answers: Answers, ...keys: string[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => !keys.includes(key)));
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('appraisal', () => {
  it('gives the worked example', () => {
    expect(appraise(man)).toMatchObject({
      currentAge: 45,
      riskAge: 64,
      riskAgeBound: null,
      targetAge: 45,
      targetAgeBound: null,
      yearsToWinBack: 19,
      risk10: { before: 17.4, after: 6.2 },
      estimated: false,
      range: null,
      reasons: [],
      assumptions: [],
    });
  });

  it('takes numbers that come as text, and US units', () => {
    const text = Object.fromEntries(Object.entries(man).map(([key, value]) => [key, String(value)]));
    expect(appraise(text)).toEqual(appraise(man));
    const us = { ...man, app_units: 'us_customary', height: 175 / 30.48, weight: 90.04 / 0.45359237 };
    expect(appraise(us).riskAge).toBe(64);
    expect(appraise({ ...us, height_cm: null, weight_kg: null })).toEqual(appraise(us));
  });

  it('names its model', () => {
    expect(appraise({}).model.id).toBe('fhs_2008_office_bmi');
    expect(appraise({}).model.hash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('reasons for no number', () => {
  it.each<[ReasonId, Answers]>([
    ['age-missing', without(man, 'age_in_years')],
    ['age-below-30', { ...man, age_in_years: 29 }],
    ['age-above-74', { ...man, age_in_years: 75 }],
    ['sex-missing', without(man, 'sex')],
    ['height-or-weight-missing', without(man, 'weight_kg')],
    ['height-or-weight-missing', { ...man, height_cm: 0 }],
    ['height-or-weight-missing', { ...man, app_units: 'us_customary' }],
    ['smoking-missing', without(man, 'smoking')],
    ['bmi-outside', { ...man, weight_kg: 45 }],
    ['bmi-outside', { ...man, weight_kg: 154 }],
    ['blood-pressure-outside', { ...man, high_number: 89 }],
    ['blood-pressure-outside', { ...man, high_number: 201 }],
    ['blood-pressure-unknown', without(man, 'high_number')],
    ['blood-pressure-unknown', { ...man, high_number: null, blood_pressure_estimated: 'dont_know' }],
  ])('%s', (id, answers) => {
    const appraisal = appraise(answers);
    expect(idsOf(appraisal.reasons)).toEqual([id]);
    expect(appraisal).toMatchObject({
      riskAge: null,
      targetAge: null,
      yearsToWinBack: null,
      risk10: null,
      shares: [],
    });
  });

  it('have each its own sentence and next step', () => {
    const nobody = appraise({}).reasons;
    const odd = appraise({ ...man, weight_kg: 300, high_number: 230 }).reasons;
    const young = appraise({ ...man, age_in_years: 20 }).reasons;
    const old = appraise({ ...man, age_in_years: 80 }).reasons;
    const all = [...nobody, ...odd, ...young, ...old];
    expect(new Set(idsOf(all))).toEqual(new Set(reasonIds));
    expect(reasonIds).toHaveLength(9);
    expect(new Set(all.map(reason => reason.text)).size).toBe(9);
    expect(new Set(all.map(reason => reason.nextStep)).size).toBe(9);
    for (const { questions } of all) expect(questions.length).toBeGreaterThan(0);
  });

  it('ask nothing more of a person whose age the model does not reach', () => {
    expect(idsOf(appraise({ age_in_years: 24 }).reasons)).toEqual(['age-below-30']);
  });

  it('stand exactly where there is no number, and numbers stay within 30 to 80', () => {
    fc.assert(
      fc.property(anyAnswers, answers => {
        const { currentAge, reasons, riskAge, targetAge, yearsToWinBack } = appraise(answers);
        expect(riskAge === null).toBe(reasons.length > 0);
        expect(targetAge === null).toBe(riskAge === null);
        if (riskAge === null || targetAge === null) return;
        expect(currentAge).toBeGreaterThanOrEqual(30);
        expect(currentAge).toBeLessThanOrEqual(74);
        for (const age of [riskAge, targetAge]) {
          expect(Number.isInteger(age) && age >= 30 && age <= 80).toBe(true);
        }
        expect(targetAge).toBeLessThanOrEqual(riskAge);
        expect(yearsToWinBack).toBe(riskAge - targetAge);
      }),
    );
  });
});

describe('blood pressure that was not measured', () => {
  const unmeasured = without(man, 'high_number', 'low_number');

  it.each([
    ['below_120', 115],
    ['from_120_to_139', 130],
    ['from_140', 150],
  ])('%s counts as %i, says so and gives the range', (band, middle) => {
    const appraisal = appraise({ ...unmeasured, blood_pressure_estimated: band });
    expect(appraisal.riskAge).toBe(appraise({ ...man, high_number: middle }).riskAge);
    expect(appraisal.estimated).toBe(true);
    expect(appraisal.range?.because).toBe('estimated');
    expect(idsOf(appraisal.assumptions)).toContain('blood-pressure-estimated');
    expect(appraisal.advice[0]?.id).toBe('measure-blood-pressure');
  });

  it('unknown gives a range and no number', () => {
    const appraisal = appraise({ ...unmeasured, blood_pressure_estimated: 'dont_know' });
    expect(appraisal.range).toEqual({
      low: { years: 53, bound: null },
      high: { years: 75, bound: null },
      because: 'unknown',
    });
    expect(appraisal.advice[0]?.id).toBe('measure-blood-pressure');
  });

  it('gives no range while something else is missing', () => {
    expect(appraise(without(unmeasured, 'smoking')).range).toBeNull();
    expect(appraise({ ...unmeasured, age_in_years: 20 }).range).toBeNull();
  });

  it('contains the single number of every pressure in its band', () => {
    const bands = [
      ...Object.entries(framinghamOffice.estimates),
      ['dont_know', framinghamOffice.unknownSbp] as const,
    ];
    fc.assert(
      fc.property(
        anyAnswers,
        fc.constantFrom(...bands),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (given, row, part) => {
          const [band, { min, max }] = row;
          const person = {
            ...man,
            ...given,
            age_in_years: 50,
            height_cm: 170,
            weight_kg: 80,
            app_units: 'metric',
          };
          const sure = { ...person, sex: given.sex ?? 'female', smoking: given.smoking ?? 'never_smoked' };
          const { range } = appraise({ ...sure, high_number: null, blood_pressure_estimated: band });
          const single = appraise({ ...sure, high_number: Math.round(min + part * (max - min)) }).riskAge;
          expect(range?.low.years).toBeLessThanOrEqual(single ?? Number.NaN);
          expect(range?.high.years).toBeGreaterThanOrEqual(single ?? Number.NaN);
        },
      ),
    );
  });
});

describe('assumptions', () => {
  it.each<[string, Answers]>([
    ['medicine-unsure', { ...man, blood_pressure_medication: 'not_sure' }],
    ['medicine-unsure', without(man, 'blood_pressure_medication')],
    ['glucose-blank', without(man, 'blood_glucose')],
    ['glucose-fasting', { ...man, blood_glucose: 126 }],
    ['quit-lately', { ...man, smoking: 'used_to_smoke', years_since_quitting: 0 }],
  ])('lists %s', (id, answers) => {
    expect(idsOf(appraise(answers).assumptions)).toEqual([id]);
  });

  it('counts unsure medicine and blank sugar as no', () => {
    const same = appraise({ ...man, blood_pressure_medication: 'not_sure', blood_glucose: null });
    expect(same.riskAge).toBe(appraise(man).riskAge);
    expect(appraise({ ...man, blood_glucose: 125 }).riskAge).toBe(64);
    expect(appraise({ ...man, blood_glucose: 126 }).riskAge).toBeGreaterThan(64);
  });
});

describe('ends of the published tables', () => {
  it('caps above and says so', () => {
    const appraisal = appraise({ ...man, age_in_years: 70, high_number: 190, blood_glucose: 200 });
    expect(appraisal).toMatchObject({ riskAge: 80, riskAgeBound: 'above' });
  });

  it('caps below and says so', () => {
    const appraisal = appraise({
      ...man,
      age_in_years: 30,
      weight_kg: 60,
      high_number: 105,
      smoking: 'never_smoked',
    });
    expect(appraisal).toMatchObject({
      riskAge: 30,
      riskAgeBound: 'below',
      targetAge: 30,
      targetAgeBound: 'below',
    });
  });
});

describe('what must not matter', () => {
  it('hidden answers never change the appraisal', () => {
    fc.assert(
      fc.property(anyAnswers, strayValues, (answers, stray) => {
        const before = appraise(answers);
        for (const question of hiddenQuestions('page', answers)) {
          if (isAnswerKey(question)) expect(appraise({ ...answers, [question]: stray })).toEqual(before);
        }
      }),
      { numRuns: 50 },
    );
  });

  const bystanders = [
    'race',
    'household_income',
    'marital_status',
    'home_address_state',
    'highest_education_qualification',
    'occupation',
    'gainful_employment',
    'have_health_insurance',
  ];

  it.each(bystanders)('%s never changes the appraisal', key => {
    expect(optionsOf.get(key)?.length).toBeGreaterThan(1);
    fc.assert(
      fc.property(anyAnswers, answers => {
        const before = appraise(answers);
        for (const option of optionsOf.get(key) ?? []) {
          expect(appraise({ ...answers, [key]: option })).toEqual(before);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('nonsense in any slot leads to an appraisal, never to an error', () => {
    fc.assert(
      fc.property(
        anyAnswers,
        fc.dictionary(fc.constantFrom(...optionsOf.keys()), strayValues),
        (answers, stray) => {
          expect(() => appraise({ ...answers, ...stray })).not.toThrow();
        },
      ),
    );
  });
});

describe('what-if', () => {
  it('equals the appraisal of the changed answers', () => {
    const changed = { ...man, smoking: 'used_to_smoke', weight_kg: 80, high_number: 125 };
    expect(whatIf(man, { smoking: 'used_to_smoke', weight: 80, systolic: 125 })).toEqual(appraise(changed));
    expect(whatIf(man, {})).toEqual(appraise(man));
  });

  it('at the targets gives the target age', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 46, max: 150 }),
        fc.integer({ min: 90, max: 200 }),
        (weight, systolic) => {
          const answers = { ...man, weight_kg: weight, high_number: systolic };
          const atTargets = whatIf(answers, {
            smoking: 'used_to_smoke',
            weight: Math.min(weight, 24.9 * 1.75 ** 2),
            systolic: Math.min(systolic, 120),
          });
          expect(atTargets.riskAge).toBe(appraise(answers).targetAge);
        },
      ),
    );
  });
});
