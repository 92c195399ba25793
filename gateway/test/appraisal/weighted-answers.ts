import type { Answers, AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import fc from 'fast-check';
import { anyAnswers } from './arbitraries.ts';

type Value = AnswerValue | null;
type Part = fc.Arbitrary<Answers>;

const from = (min: number, max: number) => fc.integer({ min, max });
const item = fc.constantFrom<Value>(null, '0', '1', '2', '3');

/** An adult with a risk age, in one of the two systems of units. */
const size: Part = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record<Answers>({
      app_units: fc.constant('metric'),
      height_cm: from(150, 190),
      weight_kg: fc.oneof({ weight: 9, arbitrary: from(42, 130) }, { weight: 1, arbitrary: from(30, 300) }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record<Answers>({
      app_units: fc.constant('us_customary'),
      height: fc.constantFrom<Value>('5.11', 5.5, 5.75, 6),
      weight: from(70, 300),
    }),
  },
);

const basics: Part = fc.record<Answers>({
  sex: fc.constantFrom('male', 'female'),
  age_in_years: from(30, 74),
  smoking: fc.constantFrom('never_smoked', 'used_to_smoke', 'still_smoke'),
});

const band = fc.constantFrom<Value>(null, 'below_120', 'from_120_to_139', 'from_140', 'dont_know');

function reading(high: fc.Arbitrary<Value>, low: fc.Arbitrary<Value>): Part {
  return fc.record<Answers>({ high_number: high, low_number: low, blood_pressure_estimated: band });
}

const nothing = fc.constant(null);

/** Readings of every kind: each band, urgent situation and typing error, also with one number missing. */
const pressure: Part = fc.oneof(
  { weight: 4, arbitrary: reading(from(100, 180), from(60, 89)) },
  { weight: 2, arbitrary: reading(from(90, 119), from(60, 79)) },
  { weight: 2, arbitrary: reading(from(170, 250), from(85, 130)) },
  { weight: 2, arbitrary: reading(from(75, 95), from(45, 65)) },
  { weight: 2, arbitrary: reading(from(126, 180), from(45, 62)) },
  { weight: 3, arbitrary: reading(nothing, nothing) },
  { weight: 1, arbitrary: reading(nothing, from(45, 130)) },
  { weight: 1, arbitrary: reading(from(75, 200), nothing) },
  { weight: 1, arbitrary: reading(from(700, 1900), from(45, 130)) },
  { weight: 1, arbitrary: reading(from(90, 190), from(200, 900)) },
  { weight: 1, arbitrary: reading(from(70, 110), from(90, 150)) },
  { weight: 1, arbitrary: reading(from(251, 320), from(45, 130)) },
);

const sugar = fc.oneof(
  { weight: 3, arbitrary: nothing },
  { weight: 3, arbitrary: from(70, 130) },
  { weight: 2, arbitrary: from(120, 320) },
  { weight: 2, arbitrary: from(40, 71) },
  { weight: 1, arbitrary: from(300, 600) },
  { weight: 1, arbitrary: fc.constantFrom<Value>(2.8, 5.4, '10', 'ninety', 2000) },
);

/** Mostly none or few drinks, so that weeks without a drink occur. */
const drinks = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Value>(0) },
  { weight: 2, arbitrary: from(1, 7) },
  { weight: 1, arbitrary: from(8, 120) },
  { weight: 1, arbitrary: nothing },
);

const rest: Part = fc.record<Answers>({
  blood_glucose: sugar,
  cholesterol_level: fc.oneof(from(120, 320), fc.constantFrom<Value>(null, 5.2, 'high')),
  cholesterol_check: fc.constantFrom<Value>(null, '1', '1', '2', '3'),
  PHQa: item,
  PHQb: item,
  GADa: item,
  GADb: item,
  chh_sbreath: fc.constantFrom<Value>('yes', 'no', 'no', 'no', null),
  chh_fever: fc.constantFrom<Value>('yes', 'no', 'no', 'no', null),
  chh_cough: fc.constantFrom<Value>('yes', 'no', 'no', null),
  ...Object.fromEntries(['beer', 'wine', 'wine_coolers', 'mixed_drinks'].map(kind => [kind, drinks])),
  resting_heart_rate: fc.oneof(from(40, 130), from(30, 200), fc.constantFrom<Value>(null, 700)),
});

/** Like `anyAnswers`, but urgent, unconfirmed and estimated values are common, and rare combinations occur. */
const weightedAnswers: Part = fc
  .tuple(
    anyAnswers,
    fc.option(basics, { freq: 6, nil: {} }),
    fc.option(size, { freq: 6, nil: {} }),
    pressure,
    rest,
  )
  .map(parts => Object.assign({}, ...parts));

/** That many sets of answers, the same in every run. */
export function sampleOfAnswers(count: number): readonly Answers[] {
  return fc.sample(weightedAnswers, { numRuns: count, seed: 20_080_117 });
}
