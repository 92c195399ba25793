import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../hra/answer-groups.ts';
import type { LimitsOf } from '../hra/answer-range.ts';
import { mayBePregnant } from './pregnancy.ts';
import { urgentRows, urgentRowsFor } from './urgent-rows.ts';

const ours: LimitsOf = key =>
  ({
    high_number: { min: 70, max: 250 },
    low_number: { min: 40, max: 150 },
    blood_glucose: { min: 40, max: 600 },
  })[key] ?? null;
const none: LimitsOf = () => null;
const idsOf = (answers: Answers, limitsOf = ours) => urgentRowsFor(answers, limitsOf).map(({ id }) => id);
const pair = (high: number | string | null, low: number | string | null) => ({
  high_number: high,
  low_number: low,
});

describe('urgent blood pressure', () => {
  it.each<[number | string | null, number | string | null, string[]]>([
    [139, 89, []],
    [140, 80, ['pressure-high-4-weeks']],
    [159, 99, ['pressure-high-4-weeks']],
    [130, 90, ['pressure-high-4-weeks']],
    [160, 80, ['pressure-high-week']],
    [179, 109, ['pressure-high-week']],
    [150, 100, ['pressure-high-week']],
    [180, 80, ['pressure-high-today']],
    [150, 110, ['pressure-high-today']],
    [180, 120, ['pressure-high-today']],
    [181, 80, ['pressure-very-high']],
    [180.5, 80, ['pressure-very-high']],
    [130, 121, ['pressure-very-high']],
    [200, 125, ['pressure-very-high']],
    [181, null, ['pressure-very-high']],
    [null, 121, ['pressure-very-high']],
    [90, 60, []],
    [89, 60, ['pressure-low']],
    // A low number under 60 alone is no headline.
    [112, 58, []],
    [135, 58, []],
    [null, 59, []],
    [89, null, ['pressure-low']],
    [150, 59, ['pressure-high-4-weeks']],
    [181, 59, ['pressure-very-high']],
    ['181', '80', ['pressure-very-high']],
    [120, 80, []],
    [null, null, []],
  ])('%s over %s shows %j', (high, low, ids) => {
    expect(idsOf(pair(high, low))).toEqual(ids);
  });

  it.each([
    [1380, 86],
    [80, 190],
    [100, 120],
    ['12e1', null],
    [260, null],
    [1380, 55],
  ])('%s over %s is to be checked first, and shows nothing', (high, low) => {
    expect(idsOf(pair(high, low))).toEqual([]);
  });

  it('rests on the number that is fine where the other is to be checked', () => {
    expect(idsOf(pair(1380, 121))).toEqual(['pressure-very-high']);
    // But what can wait waits for the other number.
    expect(idsOf(pair(1380, 95))).toEqual([]);
    expect(idsOf(pair(85, 555))).toEqual(['pressure-low']);
  });
});

describe('urgent blood sugar', () => {
  it.each<[number | string, string[]]>([
    [40, ['glucose-very-low']],
    [53, ['glucose-very-low']],
    [53.9, ['glucose-very-low']],
    [54, ['glucose-low']],
    [69, ['glucose-low']],
    [69.9, ['glucose-low']],
    [70, []],
    [125, []],
    [126, ['glucose-diabetes-range']],
    [199, ['glucose-diabetes-range']],
    [200, ['glucose-high']],
    [299.9, ['glucose-high']],
    [300, ['glucose-very-high']],
    ['600', ['glucose-very-high']],
    [5.4, []],
    [601, []],
    ['5,4', []],
  ])('%s mg/dL shows %j', (glucose, ids) => {
    expect(idsOf({ blood_glucose: glucose })).toEqual(ids);
  });

  it.each<[number, string[]]>([
    [2.9, ['glucose-very-low']],
    [3, ['glucose-low']],
    [3.8, ['glucose-low']],
    [3.9, []],
    [5.4, []],
    [16.6, ['glucose-high']],
    [16.7, ['glucose-very-high']],
    [97, []],
  ])('%s mmol/L of a questionnaire with limits 2 to 35 shows %j', (glucose, ids) => {
    expect(idsOf({ blood_glucose: glucose }, () => ({ min: 2, max: 35 }))).toEqual(ids);
  });

  it('is not read in a unit that nobody here knows', () => {
    expect(idsOf({ blood_glucose: 0.97 }, () => ({ min: null, max: null, units: 'g/L' }))).toEqual([]);
    expect(idsOf({ high_number: 16 }, () => ({ min: 5, max: 40, units: 'kPa' }))).toEqual([]);
  });
});

describe('without limits', () => {
  it.each<[Answers, string[]]>([
    [pair(200, 125), ['pressure-very-high']],
    [pair(0, 0), []],
    [pair(0, null), []],
    [pair(1380, 86), []],
    [{ blood_glucose: 0 }, []],
    [{ blood_glucose: 5.4 }, []],
    [{ blood_glucose: 50 }, ['glucose-very-low']],
    [{ blood_glucose: 900 }, ['glucose-very-high']],
  ])('%j shows %j', (answers, ids) => {
    expect(idsOf(answers, none)).toEqual(ids);
  });
});

describe('breath, mood and worry', () => {
  it.each<[Answers, string[]]>([
    [{ chh_sbreath: 'yes' }, ['breath']],
    [{ chh_sbreath: 'no' }, []],
    [{ PHQa: '1', PHQb: '1', GADa: '1', GADb: '1' }, []],
    [{ PHQa: '1', PHQb: '2' }, ['mood']],
    [{ GADa: '0', GADb: '3' }, ['worry']],
    [{ PHQa: '3', GADb: '3' }, ['mood-and-worry']],
  ])('%j shows %j', (answers, ids) => {
    expect(idsOf(answers)).toEqual(ids);
  });
});

const breath = { chh_sbreath: 'yes' };
const fever = { chh_fever: 'yes' };

describe('a symptom that the person told of', () => {
  it.each<[Answers, string[]]>([
    [{ ...pair(200, 125), ...breath }, ['pressure-very-high-breath']],
    [{ blood_glucose: 400, ...breath }, ['glucose-very-high-breath']],
    [
      { ...pair(200, 125), blood_glucose: 400, ...breath },
      ['pressure-very-high-breath', 'glucose-very-high-breath'],
    ],
    [{ ...pair(180, 110), ...breath }, ['pressure-high-today', 'breath']],
    [{ ...pair(85, 60), ...breath }, ['pressure-low-unwell', 'breath']],
    [{ ...pair(85, 60), ...fever }, ['pressure-low-unwell']],
    [{ resting_heart_rate: 40, ...breath }, ['pulse-extreme-breath']],
    [{ resting_heart_rate: 120, ...fever }, ['pulse-fast-fever']],
    [{ ...breath, ...fever }, ['breath-fever']],
    [{ ...pair(200, 125), ...breath, ...fever }, ['pressure-very-high-breath']],
    [fever, []],
  ])('%j shows %j', (answers, ids) => {
    expect(idsOf(answers)).toEqual(ids);
  });

  it('is never told as "if": its own row says that the person told it', () => {
    const told = urgentRows.filter(({ keys, topic }) => keys.includes('chh_sbreath') && topic !== 'breath');
    for (const { text, title } of told) {
      expect(`${title} ${text}`).toContain('short of breath');
      expect(text).not.toMatch(/\bif\b/i);
    }
  });
});

describe('heart rate, medicine, weight and drinks', () => {
  it.each<[Answers, string[]]>([
    [{ resting_heart_rate: 40 }, ['pulse-extreme']],
    [{ resting_heart_rate: 41 }, []],
    [{ resting_heart_rate: 110 }, []],
    [{ resting_heart_rate: 111 }, ['pulse-fast']],
    [{ resting_heart_rate: 130 }, ['pulse-fast']],
    [{ resting_heart_rate: 131 }, ['pulse-extreme']],
    [{ ...pair(150, 80), blood_pressure_medication: 'yes' }, ['pressure-high-on-medicine']],
    [{ ...pair(165, 80), blood_pressure_medication: 'yes' }, ['pressure-high-week']],
    [{ height_cm: 200, weight_kg: 63.9 }, ['weight-far-too-low']],
    [{ height_cm: 200, weight_kg: 64 }, []],
    [{ app_units: 'us_customary', height: 6, weight: 110 }, ['weight-far-too-low']],
    [{ sex: 'male', beer: 28 }, []],
    [{ sex: 'male', beer: 20, wine: 9 }, ['drinks-high']],
    [{ sex: 'female', beer: 20 }, []],
    [{ sex: 'female', beer: 21 }, ['drinks-high']],
    [{ beer: 21 }, ['drinks-high']],
  ])('%j shows %j', (answers, ids) => {
    expect(idsOf(answers)).toEqual(ids);
  });

  it('the nearest time stands first', () => {
    const all = { ...pair(150, 95), blood_glucose: 250, ...breath, PHQa: 3, GADa: 3, beer: 40 };
    expect(idsOf(all)).toEqual([
      'breath',
      'mood-and-worry',
      'glucose-high',
      'pressure-high-4-weeks',
      'drinks-high',
    ]);
  });
});

describe('the pregnancy line', () => {
  it.each<[Answers, boolean]>([
    [{ sex: 'female', age_in_years: 18 }, true],
    [{ sex: 'female', age_in_years: 50 }, true],
    [{ sex: 'female', age_in_years: 17 }, false],
    [{ sex: 'female', age_in_years: 51 }, false],
    [{ sex: 'female', age_in_years: 30, hysterectomy: 'yes' }, false],
    [{ sex: 'male', age_in_years: 30 }, false],
    [{ age_in_years: 30 }, false],
  ])('is for %j: %s', (answers, is) => {
    expect(mayBePregnant(answers)).toBe(is);
  });
});

describe('the table of urgent situations', () => {
  it('says what it is without a number, and what to do', () => {
    for (const { title, text, questions } of urgentRows) {
      expect(title).not.toMatch(/\d/);
      expect(text).not.toMatch(/\bsoon\b|clinician/i);
      expect(questions.length).toBeGreaterThan(0);
    }
  });

  const anyPair = fc.record({
    high_number: fc.option(fc.integer({ min: 60, max: 260 })),
    low_number: fc.option(fc.integer({ min: 30, max: 160 })),
  });
  const anyAnswers = fc
    .tuple(
      anyPair,
      fc.record({
        blood_glucose: fc.option(fc.integer({ min: 1, max: 700 })),
        chh_sbreath: fc.constantFrom('yes', 'no', null),
        PHQa: fc.option(fc.integer({ min: 0, max: 3 })),
        PHQb: fc.option(fc.integer({ min: 0, max: 3 })),
        GADa: fc.option(fc.integer({ min: 0, max: 3 })),
        GADb: fc.option(fc.integer({ min: 0, max: 3 })),
      }),
    )
    .map(([numbers, others]): Answers => ({ ...numbers, ...others }));

  it('changes by one answer only in the rows that are read from it', () => {
    const keys = ['high_number', 'low_number', 'blood_glucose', 'chh_sbreath', 'PHQa', 'GADb'];
    fc.assert(
      fc.property(anyAnswers, anyAnswers, fc.constantFrom(...keys), (before, other, key) => {
        const after = { ...before, [key]: other[key] ?? null };
        const changed = urgentRows.filter(
          ({ id }) => idsOf(before).includes(id) !== idsOf(after).includes(id),
        );
        for (const row of changed) {
          // One that another row tells in a nearer time, or in one notice for two, goes too.
          const combined = ['mood', 'worry', 'breath', 'breath-fever'].includes(row.id);
          expect(row.keys.includes(key) || combined || key === 'chh_sbreath').toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('never calls a pressure very high and low at once', () => {
    fc.assert(
      fc.property(anyPair, answers => {
        expect(idsOf(answers).length).toBeLessThan(2);
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps a very high pressure very high as the high number rises within its limits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 181, max: 250 }), fc.integer({ min: 181, max: 250 }), (one, other) => {
        expect(idsOf(pair(one, 90))).toEqual(idsOf(pair(other, 90)));
      }),
    );
  });
});
