import type { Answers, AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import fc from 'fast-check';
import { anyAnswers } from './arbitraries.ts';

type Value = AnswerValue | null;
type AnswersArbitrary = fc.Arbitrary<Answers>;

/** A whole number, with both ends included. */
const between = (min: number, max: number) => fc.integer({ min, max });
const moodAnswer = fc.constantFrom<Value>(null, '0', '1', '2', '3');

/** Height and weight in one of the two systems of units, mostly within the limits of the risk model. */
const heightAndWeight: AnswersArbitrary = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record<Answers>({
      app_units: fc.constant('metric'),
      height_cm: between(150, 190),
      weight_kg: fc.oneof(
        { weight: 9, arbitrary: between(42, 130) },
        { weight: 1, arbitrary: between(30, 300) },
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record<Answers>({
      app_units: fc.constant('us_customary'),
      // Some people type '5.11' for 5 feet 11 inches, so it must be confirmed.
      height: fc.constantFrom<Value>('5.11', 5.5, 5.75, 6),
      weight: between(70, 300),
    }),
  },
);

/** Further answers without which there is no risk age. Blood pressures follow below. */
const sexAgeAndSmoking: AnswersArbitrary = fc.record<Answers>({
  sex: fc.constantFrom('male', 'female'),
  age_in_years: between(30, 74),
  smoking: fc.constantFrom('never_smoked', 'used_to_smoke', 'still_smoke'),
});

const estimatedPressure = fc.constantFrom<Value>(
  null,
  'below_120',
  'from_120_to_139',
  'from_140',
  'dont_know',
);

function reading(high: fc.Arbitrary<Value>, low: fc.Arbitrary<Value>): AnswersArbitrary {
  return fc.record<Answers>({
    high_number: high,
    low_number: low,
    blood_pressure_estimated: estimatedPressure,
  });
}

const unanswered = fc.constant(null);

/** Blood pressures of every kind. */
const pressure: AnswersArbitrary = fc.oneof(
  // Usual, healthy, very high and low readings, and a high number far above the low one.
  { weight: 4, arbitrary: reading(between(100, 180), between(60, 89)) },
  { weight: 2, arbitrary: reading(between(90, 119), between(60, 79)) },
  { weight: 2, arbitrary: reading(between(170, 250), between(85, 130)) },
  { weight: 2, arbitrary: reading(between(75, 95), between(45, 65)) },
  { weight: 2, arbitrary: reading(between(126, 180), between(45, 62)) },
  // Missing numbers.
  { weight: 3, arbitrary: reading(unanswered, unanswered) },
  { weight: 1, arbitrary: reading(unanswered, between(45, 130)) },
  { weight: 1, arbitrary: reading(between(75, 200), unanswered) },
  // Typing errors: an additional digit, exchanged numbers, and a number that is too high.
  { weight: 1, arbitrary: reading(between(700, 1900), between(45, 130)) },
  { weight: 1, arbitrary: reading(between(90, 190), between(200, 900)) },
  { weight: 1, arbitrary: reading(between(70, 110), between(90, 150)) },
  { weight: 1, arbitrary: reading(between(251, 320), between(45, 130)) },
);

const bloodSugar = fc.oneof(
  { weight: 3, arbitrary: unanswered },
  { weight: 3, arbitrary: between(70, 130) },
  { weight: 2, arbitrary: between(120, 320) },
  { weight: 2, arbitrary: between(40, 71) },
  { weight: 1, arbitrary: between(300, 600) },
  // Numbers in mmol/L, a word, and a number that is too high.
  { weight: 1, arbitrary: fc.constantFrom<Value>(2.8, 5.4, '10', 'ninety', 2000) },
);

/** Mostly none or few drinks of each kind, since four random kinds would hardly ever add up to a week without a drink. */
const drinks = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Value>(0) },
  { weight: 2, arbitrary: between(1, 7) },
  { weight: 1, arbitrary: between(8, 120) },
  { weight: 1, arbitrary: unanswered },
);

/** In a list, a repeated value is more likely than the others. */
const otherAnswers: AnswersArbitrary = fc.record<Answers>({
  blood_glucose: bloodSugar,
  cholesterol_level: fc.oneof(between(120, 320), fc.constantFrom<Value>(null, 5.2, 'high')),
  cholesterol_check: fc.constantFrom<Value>(null, '1', '1', '2', '3'),
  PHQa: moodAnswer,
  PHQb: moodAnswer,
  GADa: moodAnswer,
  GADb: moodAnswer,
  chh_sbreath: fc.constantFrom<Value>('yes', 'no', 'no', 'no', null),
  chh_fever: fc.constantFrom<Value>('yes', 'no', 'no', 'no', null),
  chh_cough: fc.constantFrom<Value>('yes', 'no', 'no', null),
  ...Object.fromEntries(['beer', 'wine', 'wine_coolers', 'mixed_drinks'].map(kind => [kind, drinks])),
  resting_heart_rate: fc.oneof(between(40, 130), between(30, 200), fc.constantFrom<Value>(null, 700)),
});

/** Like `anyAnswers`, but urgent, unconfirmed and estimated values are common, and rare combinations occur. */
const weightedAnswers: AnswersArbitrary = fc
  .tuple(
    anyAnswers,
    // Otherwise most samples would have no risk age.
    fc.option(sexAgeAndSmoking, { freq: 6, nil: {} }),
    fc.option(heightAndWeight, { freq: 6, nil: {} }),
    pressure,
    otherAnswers,
  )
  // Later parts replace answers of `anyAnswers`.
  .map(parts => Object.assign({}, ...parts));

/** `count` sets of answers. The seed is fixed, so that every run has the same answers and a failure can be repeated. */
export function sampleOfAnswers(count: number): readonly Answers[] {
  return fc.sample(weightedAnswers, { numRuns: count, seed: 20_080_117 });
}
