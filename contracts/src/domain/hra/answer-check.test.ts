import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOf, checksOf, usableNumber } from './answer-check.ts';
import type { Answers } from './answer-groups.ts';
import type { Limits, LimitsOf } from './answer-range.ts';

const asked: Readonly<Record<string, Limits>> = {
  age_in_years: { min: 18, max: 110 },
  height: { min: 3.6, max: 7.6, units: 'ft' },
  height_cm: { min: 110, max: 230, units: 'cm' },
  weight: { min: 66, max: 660, units: 'lb' },
  weight_kg: { min: 30, max: 300, units: 'kg' },
  high_number: { min: 70, max: 250, units: 'mmHg' },
  low_number: { min: 40, max: 150, units: 'mmHg' },
  cholesterol_level: { min: 80, max: 500, units: 'mg/dl' },
  blood_glucose: { min: 40, max: 600, units: 'mg/dL' },
};
const ours: LimitsOf = key => asked[key] ?? null;
const none: LimitsOf = () => null;
const wide: LimitsOf = () => ({ min: 0, max: 5000 });
const inMmol: LimitsOf = key => {
  if (key === 'blood_glucose') return { min: 2, max: 35 };
  return key === 'cholesterol_level' ? { min: 1, max: 20 } : ours(key);
};

const feet = { app_units: 'us_customary' };
const meant = (answers: Answers, key: string, limitsOf = ours) =>
  checkOf(answers, key, limitsOf)?.suggestions.map(({ label }) => label);

describe('an answer that is likely a slip', () => {
  it.each<[string, Answers, string, string[]]>([
    ['a zero too many', { high_number: '1380' }, 'outside', ['138 mmHg']],
    ['a zero too many below', { low_number: '860' }, 'outside', ['86 mmHg']],
    ['centimetres of mercury', { high_number: '13.8' }, 'outside', ['138 mmHg (13.8 cmHg)']],
    ['centimetres of mercury below', { low_number: '8.5' }, 'outside', ['85 mmHg (8.5 cmHg)']],
    [
      'the two numbers swapped',
      { high_number: '80', low_number: '120' },
      'order',
      ['120 over 80: the two numbers the other way round'],
    ],
    ['two equal numbers', { high_number: '100', low_number: '100' }, 'order', []],
    ['sugar in mmol/L', { blood_glucose: '5.4' }, 'outside', ['97 mg/dL (5.4 mmol/L)']],
    ['sugar in mmol/L, high', { blood_glucose: '21' }, 'outside', ['378 mg/dL (21 mmol/L)']],
    ['sugar of nobody', { blood_glucose: '1' }, 'outside', []],
    ['cholesterol in mmol/L', { cholesterol_level: '5.2' }, 'outside', ['201 mg/dL (5.2 mmol/L)']],
    ['metres', { height_cm: '1.65' }, 'outside', ['165 cm (1.65 metres)']],
    ['feet in the metric field', { height_cm: '5.9' }, 'outside', ['180 cm (5.9 feet)']],
    ['inches in the metric field', { height_cm: '70' }, 'outside', ['178 cm (70 inches)']],
    ['centimetres in the field for feet', { ...feet, height: '170' }, 'outside', ['5.58 ft (170 cm)']],
    ['metres in the field for feet', { ...feet, height: '1.7' }, 'outside', ['5.58 ft (1.7 metres)']],
    ['inches in the field for feet', { ...feet, height: '70' }, 'outside', ['5.83 ft (70 inches)']],
    ['feet and inches', { ...feet, height: '5.11' }, 'unit', ['5 feet 11 inches', '5 feet 1 inch']],
    ['feet and ten inches', { ...feet, height: '5.10' }, 'unit', ['5 feet 10 inches', '5 feet 1 inch']],
    ['kilograms as pounds', { ...feet, height: '6.25', weight: '70' }, 'unit', ['154.3 lb (70 kg)']],
    ['pounds as kilograms', { height_cm: '160', weight_kg: '210' }, 'unit', ['95.3 kg (210 lb)']],
    ['a weight that nobody has', { height_cm: '230', weight_kg: '31' }, 'size', []],
    ['an age of nobody', { age_in_years: '450' }, 'outside', []],
    ['a comma', { blood_glucose: '5,4' }, 'unreadable', []],
    ['letters', { age_in_years: 'forty' }, 'unreadable', []],
  ])('is asked about: %s', (_words, answers, kind, labels) => {
    // The last key is the one that is asked about, but for the swapped pair.
    const key = 'high_number' in answers ? 'high_number' : (Object.keys(answers).at(-1) ?? '');
    expect(checkOf(answers, key, ours)?.kind).toBe(kind);
    expect(meant(answers, key)).toEqual(labels);
    expect(usableNumber(answers, key, ours)).toBeNull();
  });

  it.each([
    [80, 190],
    [45, 120],
  ])('takes %s over %s for a swapped pair, though one of the two is outside its limits', (high, low) => {
    const check = checkOf({ high_number: high, low_number: low }, 'high_number', ours);
    expect(check?.kind).toBe('order');
    expect(check?.suggestions).toHaveLength(1);
  });

  it('names the pair once, though neither number is used', () => {
    const pair = { high_number: 80, low_number: 120 };
    expect(meant(pair, 'low_number')).toEqual([]);
    expect(usableNumber(pair, 'low_number', ours)).toBeNull();
    expect(checkOf(pair, 'high_number', ours)?.suggestions[0]).toMatchObject({
      value: 120,
      also: { key: 'low_number', value: 80 },
    });
  });

  it('offers no pair that the limits refuse', () => {
    const lowTo140: LimitsOf = key => ({ min: 40, max: key === 'low_number' ? 140 : 250 });
    expect(meant({ high_number: 150, low_number: 160 }, 'high_number', wide)).toHaveLength(1);
    expect(meant({ high_number: 145, low_number: 149 }, 'high_number', lowTo140)).toBeUndefined();
  });

  it('leaves a number alone whose partner is the one to check', () => {
    expect(checkOf({ high_number: 120, low_number: 800 }, 'high_number', ours)).toBeNull();
    expect(checkOf({ high_number: 12, low_number: 80 }, 'low_number', ours)).toBeNull();
  });

  it.each([null, undefined, '', '  '])('is none where nothing is given: %j', value => {
    expect(checkOf({ blood_glucose: value ?? null }, 'blood_glucose', ours)).toBeNull();
  });

  it('is listed in the order of the keys', () => {
    const answers = { blood_glucose: '5.4', age_in_years: '45', high_number: '1380' };
    expect(checksOf(answers, Object.keys(answers), ours).map(({ key }) => key)).toEqual([
      'blood_glucose',
      'high_number',
    ]);
  });
});

describe('another questionnaire', () => {
  it.each(['2', '5.4', '30', '35'])('asks for mmol/L and takes %s as it is', value => {
    expect(checkOf({ blood_glucose: value }, 'blood_glucose', inMmol)).toBeNull();
  });

  it('asks for mmol/L and knows mg/dL', () => {
    expect(meant({ blood_glucose: '97' }, 'blood_glucose', inMmol)).toEqual(['5.4 mmol/L (97 mg/dL)']);
    expect(meant({ cholesterol_level: '201' }, 'cholesterol_level', inMmol)).toEqual([
      '5.2 mmol/L (201 mg/dL)',
    ]);
    expect(meant({ blood_glucose: '1' }, 'blood_glucose', inMmol)).toEqual([]);
  });

  it('says its unit and no limit', () => {
    const named: LimitsOf = () => ({ min: null, max: null, units: 'mmol/l' });
    expect(checkOf({ blood_glucose: '5.4' }, 'blood_glucose', named)).toBeNull();
  });

  it.each([
    ['blood_glucose', 'g/L', '1.02'],
    ['high_number', 'kPa', '16'],
    ['height', 'inches', '66'],
    ['weight', 'stone', '12'],
  ])('asks for %s in %s, and nothing is guessed of %s', (key, units, value) => {
    const foreign: LimitsOf = () => ({ min: null, max: null, units });
    expect(checkOf({ ...feet, height: '5.8', [key]: value }, key, foreign)).toBeNull();
  });

  it.each<[string, LimitsOf]>([
    ['no limits', none],
    ['limits as wide as the sea', wide],
  ])('with %s still asks about a number that makes sense in another unit only', (_words, limitsOf) => {
    expect(meant({ blood_glucose: '5.4' }, 'blood_glucose', limitsOf)).toEqual(['97 mg/dL (5.4 mmol/L)']);
    expect(meant({ high_number: '1380' }, 'high_number', limitsOf)).toEqual(['138 mmHg']);
    expect(meant({ height_cm: '1.65' }, 'height_cm', limitsOf)).toEqual(['165 cm (1.65 metres)']);
  });

  it('without limits refuses no number', () => {
    expect(checkOf({ blood_glucose: '97' }, 'blood_glucose', none)).toBeNull();
    expect(checkOf({ high_number: '260', low_number: '90' }, 'high_number', none)).toBeNull();
    expect(checkOf({ 'hra.q.new.a': '-5000' }, 'hra.q.new.a', none)).toBeNull();
  });
});

describe('laws of checking', () => {
  const keys = Object.keys(asked);
  const decimal = fc.oneof(
    fc.integer({ min: 0, max: 2600 }),
    fc.integer({ min: 0, max: 26_000 }).map(tenths => tenths / 10),
    fc.integer({ min: 0, max: 2600 }).map(hundredths => (hundredths / 100).toFixed(2)),
  );
  const anyAnswers = fc
    .tuple(fc.constantFrom('metric', 'us_customary'), fc.dictionary(fc.constantFrom(...keys), decimal))
    .map(([units, numbers]): Answers => ({ ...numbers, app_units: units }));
  const anyLimits = fc.constantFrom(ours, none, wide, inMmol);

  it('a suggestion is inside the limits and needs no further check', () => {
    fc.assert(
      fc.property(anyAnswers, anyLimits, (answers, limitsOf) => {
        for (const { key, suggestions } of checksOf(answers, keys, limitsOf))
          for (const { value, also } of suggestions) {
            const mended = { ...answers, [key]: value, ...(also && { [also.key]: also.value }) };
            expect(checkOf(mended, key, limitsOf)).toBeNull();
            if (also) expect(checkOf(mended, also.key, limitsOf)).toBeNull();
          }
      }),
      { numRuns: 1000 },
    );
  });

  it('nothing in range and in order is asked about but weights, and feet that end in .10 or .11', () => {
    fc.assert(
      fc.property(anyAnswers, answers => {
        for (const { key, kind } of checksOf(answers, keys, ours)) {
          if (kind !== 'unit') continue;
          expect(['weight', 'weight_kg', 'height']).toContain(key);
          if (key === 'height') expect(String(answers.height)).toMatch(/\.1[01]$/);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('a metric adult with a body mass index from 10 to 80 is not asked about the weight', () => {
    const centimetres = fc.integer({ min: 1100, max: 2300 }).map(tenths => tenths / 10);
    const bmi = fc.double({ min: 10.01, max: 79.99, noNaN: true });
    fc.assert(
      fc.property(centimetres, bmi, (height, index) => {
        const weight = Number((index * (height / 100) ** 2).toFixed(2));
        fc.pre(weight >= 30 && weight <= 300);
        const answers = { app_units: 'metric', height_cm: height, weight_kg: weight };
        expect(checkOf(answers, 'weight_kg', ours)).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });
});
