import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOf, checksOf, usableNumber } from './answer-check.ts';
import type { Answers } from './answer-groups.ts';
import type { Limits, LimitsOf } from './answer-range.ts';

const limitsByKey: Readonly<Record<string, Limits>> = {
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
/** The limits of the embedded gateway's questionnaire. */
const embeddedLimits: LimitsOf = key => limitsByKey[key] ?? null;
const noLimits: LimitsOf = () => null;
/** Limits that are too wide to exclude a wrong number. */
const wideLimits: LimitsOf = () => ({ min: 0, max: 5000 });
/** The limits of a questionnaire that asks for laboratory results in mmol/L. */
const mmolLimits: LimitsOf = key => {
  if (key === 'blood_glucose') return { min: 2, max: 35 };
  return key === 'cholesterol_level' ? { min: 1, max: 20 } : embeddedLimits(key);
};

const usCustomary = { app_units: 'us_customary' };
const suggestedLabels = (answers: Answers, key: string, limitsOf = embeddedLimits) =>
  checkOf(answers, key, limitsOf)?.suggestions.map(({ label }) => label);

describe('checkOf', () => {
  it.each<[string, string, string, string, string[], Answers?]>([
    ['an extra zero in the high number', 'high_number', '1380', 'outside', ['138 mmHg']],
    ['an extra zero in the low number', 'low_number', '860', 'outside', ['86 mmHg']],
    ['a high number in cmHg', 'high_number', '13.8', 'outside', ['138 mmHg (13.8 cmHg)']],
    ['a low number in cmHg', 'low_number', '8.5', 'outside', ['85 mmHg (8.5 cmHg)']],
    [
      'the two numbers swapped',
      'high_number',
      '80',
      'order',
      ['120 over 80: the two numbers the other way round'],
      { low_number: '120' },
    ],
    ['two equal numbers', 'high_number', '100', 'order', [], { low_number: '100' }],
    ['sugar in mmol/L', 'blood_glucose', '5.4', 'outside', ['97 mg/dL (5.4 mmol/L)']],
    ['sugar in mmol/L, high', 'blood_glucose', '21', 'outside', ['378 mg/dL (21 mmol/L)']],
    ['an impossible sugar', 'blood_glucose', '1', 'outside', []],
    ['cholesterol in mmol/L', 'cholesterol_level', '5.2', 'outside', ['201 mg/dL (5.2 mmol/L)']],
    ['metres', 'height_cm', '1.65', 'outside', ['165 cm (1.65 metres)']],
    ['feet in the metric field', 'height_cm', '5.9', 'outside', ['180 cm (5.9 feet)']],
    ['inches in the metric field', 'height_cm', '70', 'outside', ['178 cm (70 inches)']],
    ['centimetres in the field for feet', 'height', '170', 'outside', ['5.58 ft (170 cm)'], usCustomary],
    ['metres in the field for feet', 'height', '1.7', 'outside', ['5.58 ft (1.7 metres)'], usCustomary],
    ['inches in the field for feet', 'height', '70', 'outside', ['5.83 ft (70 inches)'], usCustomary],
    ['feet and inches', 'height', '5.11', 'unit', ['5 feet 11 inches', '5 feet 1 inch'], usCustomary],
    [
      'feet and ten inches, a text that is 5.1 as a number',
      'height',
      '5.10',
      'unit',
      ['5 feet 10 inches', '5 feet 1 inch'],
      usCustomary,
    ],
    [
      'kilograms in the field for pounds',
      'weight',
      '70',
      'unit',
      ['154.3 lb (70 kg)'],
      { ...usCustomary, height: '6.25' },
    ],
    ['pounds in the metric field', 'weight_kg', '210', 'unit', ['95.3 kg (210 lb)'], { height_cm: '160' }],
    ['a weight that no person of this height has', 'weight_kg', '31', 'size', [], { height_cm: '230' }],
    ['an impossible age', 'age_in_years', '450', 'outside', []],
    ['a comma', 'blood_glucose', '5,4', 'unreadable', []],
    ['letters', 'age_in_years', 'forty', 'unreadable', []],
  ])('asks to check %s, and usableNumber returns null', (_mistake, key, typed, kind, labels, others) => {
    const answers = { ...others, [key]: typed };
    expect(checkOf(answers, key, embeddedLimits)?.kind).toBe(kind);
    expect(suggestedLabels(answers, key)).toEqual(labels);
    expect(usableNumber(answers, key, embeddedLimits)).toBeNull();
  });

  it.each([
    // 190 is above the maximum of the low number, and 45 is below the minimum of the high number.
    [80, 190],
    [45, 120],
  ])('suggests swapping %s over %s, although one of the two numbers is outside its limits', (high, low) => {
    const check = checkOf({ high_number: high, low_number: low }, 'high_number', embeddedLimits);
    expect(check?.kind).toBe('order');
    expect(check?.suggestions).toHaveLength(1);
  });

  it('suggests swapping two blood pressure numbers only at the high number', () => {
    const pair = { high_number: 80, low_number: 120 };
    expect(suggestedLabels(pair, 'low_number')).toEqual([]);
    expect(usableNumber(pair, 'low_number', embeddedLimits)).toBeNull();
    expect(checkOf(pair, 'high_number', embeddedLimits)?.suggestions[0]).toMatchObject({
      value: 120,
      secondAnswer: { key: 'low_number', value: 80 },
    });
  });

  it('does not suggest swapping two numbers if one of them would then be outside its limits', () => {
    const lowTo140: LimitsOf = key => ({ min: 40, max: key === 'low_number' ? 140 : 250 });
    expect(suggestedLabels({ high_number: 150, low_number: 160 }, 'high_number', wideLimits)).toHaveLength(1);
    // Swapped, the low number would be 145, above its maximum of 140. As typed, only the low number has to be checked.
    expect(suggestedLabels({ high_number: 145, low_number: 149 }, 'high_number', lowTo140)).toBeUndefined();
  });

  it('returns null for a blood pressure number inside its limits if the other number is outside', () => {
    expect(checkOf({ high_number: 120, low_number: 800 }, 'high_number', embeddedLimits)).toBeNull();
    expect(checkOf({ high_number: 12, low_number: 80 }, 'low_number', embeddedLimits)).toBeNull();
  });

  it.each<Answers>([{}, { blood_glucose: null }, { blood_glucose: '' }, { blood_glucose: '  ' }])(
    'returns null for a missing answer: %j',
    answers => {
      expect(checkOf(answers, 'blood_glucose', embeddedLimits)).toBeNull();
    },
  );
});

describe('checksOf', () => {
  it('lists the checks in the order of the keys, without answers that need no check', () => {
    const answers = { blood_glucose: '5.4', age_in_years: '45', high_number: '1380' };
    const checks = checksOf(answers, Object.keys(answers), embeddedLimits);
    expect(checks.map(({ key }) => key)).toEqual(['blood_glucose', 'high_number']);
  });
});

describe('checkOf for the questionnaire of another gateway', () => {
  it.each(['2', '5.4', '30', '35'])('accepts %s mmol/L if the limits are those of mmol/L', value => {
    expect(checkOf({ blood_glucose: value }, 'blood_glucose', mmolLimits)).toBeNull();
  });

  it('suggests the conversion of a number in mg/dL if the limits are those of mmol/L', () => {
    expect(suggestedLabels({ blood_glucose: '97' }, 'blood_glucose', mmolLimits)).toEqual([
      '5.4 mmol/L (97 mg/dL)',
    ]);
    expect(suggestedLabels({ cholesterol_level: '201' }, 'cholesterol_level', mmolLimits)).toEqual([
      '5.2 mmol/L (201 mg/dL)',
    ]);
    expect(suggestedLabels({ blood_glucose: '1' }, 'blood_glucose', mmolLimits)).toEqual([]);
  });

  it('accepts a number in mmol/L if the questionnaire has this unit and no limits', () => {
    const unitOnly: LimitsOf = () => ({ min: null, max: null, units: 'mmol/l' });
    expect(checkOf({ blood_glucose: '5.4' }, 'blood_glucose', unitOnly)).toBeNull();
  });

  it.each([
    ['blood_glucose', 'g/L', '1.02'],
    ['high_number', 'kPa', '16'],
    ['height', 'inches', '66'],
    ['weight', 'stone', '12'],
  ])('accepts any %s in the unknown unit %s, for example %s', (key, units, value) => {
    const unknownUnit: LimitsOf = () => ({ min: null, max: null, units });
    expect(checkOf({ ...usCustomary, height: '5.8', [key]: value }, key, unknownUnit)).toBeNull();
  });

  it.each<[string, LimitsOf]>([
    ['no limits', noLimits],
    ['very wide limits', wideLimits],
  ])(
    'with %s suggests a conversion for a number that is only plausible in another unit',
    (_limits, limitsOf) => {
      expect(suggestedLabels({ blood_glucose: '5.4' }, 'blood_glucose', limitsOf)).toEqual([
        '97 mg/dL (5.4 mmol/L)',
      ]);
      expect(suggestedLabels({ high_number: '1380' }, 'high_number', limitsOf)).toEqual(['138 mmHg']);
      expect(suggestedLabels({ height_cm: '1.65' }, 'height_cm', limitsOf)).toEqual(['165 cm (1.65 metres)']);
    },
  );

  it('without limits accepts every plausible number, and every number of an unknown question', () => {
    expect(checkOf({ blood_glucose: '97' }, 'blood_glucose', noLimits)).toBeNull();
    expect(checkOf({ high_number: '260', low_number: '90' }, 'high_number', noLimits)).toBeNull();
    expect(checkOf({ 'hra.q.new.a': '-5000' }, 'hra.q.new.a', noLimits)).toBeNull();
  });
});

describe('the checks of all answers', () => {
  /** More runs than the default of 100, because most generated answers have no suggestion, or none of the kind that a test is about. */
  const manyRuns = { numRuns: 1000 };
  const keys = Object.keys(limitsByKey);
  /** Most numbers are at most 2600, which is above the highest range of a common mistake: 700 to 2500 for a high number with an extra zero. */
  const typedNumber = fc.oneof(
    fc.integer({ min: 0, max: 2600 }),
    fc.integer({ min: 0, max: 26_000 }).map(tenths => tenths / 10),
    // Heights in feet with two decimals, such as '5.10'.
    fc.integer({ min: 0, max: 2600 }).map(hundredths => (hundredths / 100).toFixed(2)),
    // Ambiguous: '1,650' is 1650 or 1.65.
    fc
      .integer({ min: 1000, max: 250_000 })
      .map(thousandths => (thousandths / 1000).toFixed(3).replace('.', ',')),
  );
  const anyAnswers = fc
    .tuple(fc.constantFrom('metric', 'us_customary'), fc.dictionary(fc.constantFrom(...keys), typedNumber))
    .map(([units, numbers]): Answers => ({ ...numbers, app_units: units }));
  const anyLimits = fc.constantFrom(embeddedLimits, noLimits, wideLimits, mmolLimits);

  it('have only suggestions that need no further check', () => {
    fc.assert(
      fc.property(anyAnswers, anyLimits, (answers, limitsOf) => {
        for (const { key, suggestions } of checksOf(answers, keys, limitsOf))
          for (const { value, secondAnswer } of suggestions) {
            const corrected = {
              ...answers,
              [key]: value,
              ...(secondAnswer && { [secondAnswer.key]: secondAnswer.value }),
            };
            expect(checkOf(corrected, key, limitsOf)).toBeNull();
            if (secondAnswer) expect(checkOf(corrected, secondAnswer.key, limitsOf)).toBeNull();
          }
      }),
      manyRuns,
    );
  });

  it('of the kind `unit` concern only weights, and heights in feet that end in .10 or .11', () => {
    fc.assert(
      fc.property(anyAnswers, answers => {
        for (const { key, kind } of checksOf(answers, keys, embeddedLimits)) {
          if (kind !== 'unit') continue;
          expect(['weight', 'weight_kg', 'height']).toContain(key);
          if (key === 'height') expect(String(answers.height)).toMatch(/\.1[01]$/);
        }
      }),
      manyRuns,
    );
  });

  it('do not concern a weight in kg that gives a body mass index from 10 to 80', () => {
    const centimetres = fc.integer({ min: 1100, max: 2300 }).map(tenths => tenths / 10);
    // Inside `possibleBmi` (suggestions.ts), 10 to 80, by a margin, since the weight is rounded to two decimals below.
    const bmi = fc.double({ min: 10.01, max: 79.99, noNaN: true });
    fc.assert(
      fc.property(centimetres, bmi, (height, index) => {
        const weight = Number((index * (height / 100) ** 2).toFixed(2));
        fc.pre(weight >= 30 && weight <= 300);
        const answers = { app_units: 'metric', height_cm: height, weight_kg: weight };
        expect(checkOf(answers, 'weight_kg', embeddedLimits)).toBeNull();
      }),
      manyRuns,
    );
  });
});
