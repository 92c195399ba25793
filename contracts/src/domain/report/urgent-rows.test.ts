import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import type { Answers } from '../hra/answer-groups.ts';
import type { LimitsOf } from '../hra/answer-range.ts';
import { mayBePregnant, pregnancySentences } from './pregnancy.ts';
import { urgencyWords } from './urgency.ts';
import { urgentNoticesFor } from './urgent-notices.ts';
import { bodyLimits } from './urgent-reading.ts';
import { urgentRows } from './urgent-rows.ts';

/** The limits of the embedded gateway's questionnaire. */
const embeddedLimits: LimitsOf = key =>
  ({
    high_number: { min: 70, max: 250 },
    low_number: { min: 40, max: 150 },
    blood_glucose: { min: 40, max: 600 },
    cholesterol_level: { min: 80, max: 500 },
    resting_heart_rate: { min: 30, max: 200 },
    beer: { min: 0, max: 100 },
    weight_kg: { min: 30, max: 300 },
    height_cm: { min: 110, max: 230 },
  })[key] ?? null;
const noLimits: LimitsOf = () => null;
const idsOf = (answers: Answers, limitsOf = embeddedLimits) =>
  urgentNoticesFor(answers, limitsOf).map(({ id }) => id);
const pressure = (high: number | string | null, low: number | string | null) => ({
  high_number: high,
  low_number: low,
});

describe('urgentNoticesFor a blood pressure', () => {
  // Pairs on both sides of the thresholds 140/90, 160/100, 180/110 and above 180/120, and of the low thresholds 90, 80 and 40.
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
    [181, null, ['pressure-very-high']],
    [null, 121, ['pressure-very-high']],
    [91, 60, []],
    [90, 60, ['pressure-low']],
    // A low number from 40 to 59 is not a notice.
    [112, 58, []],
    [null, 59, []],
    [89, null, ['pressure-low']],
    [80, 60, ['pressure-low']],
    [79, 60, ['pressure-very-low']],
    [72, 38, ['pressure-very-low']],
    [150, 59, ['pressure-high-4-weeks']],
    [181, 59, ['pressure-very-high']],
    ['181', '80', ['pressure-very-high']],
    [null, null, []],
  ])('of %s over %s returns the ids %j', (high, low, ids) => {
    expect(idsOf(pressure(high, low))).toEqual(ids);
  });

  it.each([
    [1380, 86],
    [1380, 55],
    // Swapped, the pair needs no action.
    [80, 120],
    // Neither the text nor a pressure of 320 has a likely meaning.
    ['12e1', null],
    ['12e1', 95],
    [320, null],
  ])(
    'of %s over %s returns no notice, because the pair has to be checked and no likely meaning of it needs action',
    (high, low) => {
      expect(idsOf(pressure(high, low))).toEqual([]);
    },
  );

  it('returns a notice on one number if the other number has to be checked', () => {
    expect(idsOf(pressure(1380, 121))).toEqual(['pressure-very-high']);
    // A raised number below 180/110 gives no notice by itself (`isOnlyRaisedPressure`). The notice is on the likely pair, 138 over 95.
    expect(idsOf(pressure(1380, 95))).toEqual(['check-high_number']);
    expect(idsOf(pressure(85, 555))).toEqual(['pressure-low']);
  });

  it('returns no notice if the unit is unknown', () => {
    expect(idsOf({ high_number: 16 }, () => ({ min: 5, max: 40, units: 'kPa' }))).toEqual([]);
  });
});

describe('urgentNoticesFor a blood sugar', () => {
  // Both sides of the thresholds 54, 70, 126, 200 and 300 mg/dL.
  it.each<[number | string, string[]]>([
    // From 33.4 to 53 the number may be in mmol/L, in which it would be far too high.
    [40, ['check-blood_glucose']],
    [53, ['check-blood_glucose']],
    [53.9, ['glucose-very-low']],
    [54, ['glucose-low']],
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
    // Above the highest possible number, and not a plain decimal.
    [1600, []],
    ['5,4', []],
    // Probably typed in mmol/L. The notice is about the converted value.
    [2.0, ['check-blood_glucose']],
    [3.8, ['check-blood_glucose']],
    [3.9, []],
    [6.9, []],
    [7, ['check-blood_glucose']],
    [19.9, ['check-blood_glucose']],
    [33.4, ['check-blood_glucose']],
    [1, []],
  ])('of %s in a question in mg/dL returns the ids %j', (glucose, ids) => {
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
  ])('of %s in a question with the limits 2 to 35 (mmol/L) returns the ids %j', (glucose, ids) => {
    expect(idsOf({ blood_glucose: glucose }, () => ({ min: 2, max: 35 }))).toEqual(ids);
  });

  it('returns no notice if the unit is unknown', () => {
    expect(idsOf({ blood_glucose: 0.97 }, () => ({ min: null, max: null, units: 'g/L' }))).toEqual([]);
  });
});

describe('urgentNoticesFor a questionnaire without limits', () => {
  it.each<[Answers, string[]]>([
    [pressure(200, 125), ['pressure-very-high']],
    [pressure(0, 0), []],
    [pressure(0, null), []],
    [pressure(1380, 86), []],
    [{ blood_glucose: 0 }, []],
    [{ blood_glucose: 5.4 }, []],
    [{ blood_glucose: 50 }, ['check-blood_glucose']],
    [{ blood_glucose: 900 }, ['glucose-very-high']],
  ])('for %j returns the ids %j', (answers, ids) => {
    expect(idsOf(answers, noLimits)).toEqual(ids);
  });
});

describe('urgentNoticesFor breath, mood and worry', () => {
  it.each<[Answers, string[]]>([
    [{ chh_sbreath: 'yes' }, ['breath']],
    [{ chh_sbreath: 'no' }, []],
    [{ PHQa: '1', PHQb: '1', GADa: '1', GADb: '1' }, []],
    [{ PHQa: '1', PHQb: '2' }, ['mood']],
    [{ GADa: '0', GADb: '3' }, ['worry']],
    [{ PHQa: '3', GADb: '3' }, ['mood-and-worry']],
  ])('for %j returns the ids %j', (answers, ids) => {
    expect(idsOf(answers)).toEqual(ids);
  });
});

const breath = { chh_sbreath: 'yes' };
const fever = { chh_fever: 'yes' };

describe('urgentNoticesFor a number with a reported symptom', () => {
  it.each<[Answers, string[]]>([
    [{ ...pressure(200, 125), ...breath }, ['pressure-very-high-breath']],
    [{ blood_glucose: 200, ...breath }, ['glucose-high-breath']],
    [{ blood_glucose: 200, ...fever }, ['fever', 'glucose-high-fever']],
    [
      { ...pressure(200, 125), blood_glucose: 400, ...breath },
      ['pressure-very-high-breath', 'glucose-high-breath'],
    ],
    [{ ...pressure(180, 110), ...breath }, ['pressure-high-today', 'breath']],
    [{ ...pressure(85, 60), ...breath }, ['pressure-low-unwell']],
    [{ ...pressure(90, 60), ...fever }, ['pressure-low-unwell', 'fever']],
    [{ ...pressure(85, 60), resting_heart_rate: 111 }, ['pressure-low-unwell', 'pulse-fast']],
    [{ ...pressure(85, 60), resting_heart_rate: 110 }, ['pressure-low']],
    [{ ...pressure(85, 60), resting_heart_rate: 40 }, ['pressure-low-unwell', 'pulse-extreme']],
    [{ ...pressure(85, 60), resting_heart_rate: 41 }, ['pressure-low-slow-pulse']],
    [{ ...pressure(85, 60), resting_heart_rate: 50, weekly_physical_activity: '3' }, ['pressure-low-active']],
    [{ ...pressure(85, 60), resting_heart_rate: 51 }, ['pressure-low']],
    [{ ...pressure(85, 60), blood_pressure_medication: 'yes' }, ['pressure-low-on-medicine']],
    [
      { ...pressure(75, 60), blood_pressure_medication: 'yes', resting_heart_rate: 45 },
      ['pressure-very-low'],
    ],
    [{ resting_heart_rate: 40, ...breath }, ['pulse-extreme-breath']],
    [{ resting_heart_rate: 120, ...fever }, ['fever', 'pulse-fast-fever']],
    [{ resting_heart_rate: 131, ...fever }, ['pulse-extreme-fever', 'fever']],
    [{ resting_heart_rate: 140, ...fever, ...breath }, ['pulse-extreme-fever', 'breath-fever']],
    [{ resting_heart_rate: 40, ...fever }, ['fever', 'pulse-extreme']],
    [{ ...breath, ...fever }, ['breath-fever']],
    [{ ...pressure(200, 125), ...breath, ...fever }, ['pressure-very-high-breath', 'fever']],
    [fever, ['fever']],
    [{ ...fever, ...pressure(150, 95) }, ['fever', 'pressure-high-4-weeks']],
  ])('for %j returns the ids %j', (answers, ids) => {
    expect(idsOf(answers)).toEqual(ids);
  });

  it('names the shortness of breath as a fact, without "if"', () => {
    const withBreath = urgentRows.filter(
      ({ keys, topic }) => keys.includes('chh_sbreath') && topic !== 'breath',
    );
    for (const { text, title } of withBreath) {
      expect(`${title} ${text}`).toContain('short of breath');
      expect(text).not.toMatch(/\bif\b/i);
    }
  });
});

describe('urgentNoticesFor heart rate, medicine, cholesterol, weight and drinks', () => {
  // Both sides of the thresholds in docs/report.md, section 1. At a height of 200 cm, 64 kg are a body mass index of 16, and 52 kg of 13.
  it.each<[Answers, string[]]>([
    [{ resting_heart_rate: 40 }, ['pulse-extreme']],
    [{ resting_heart_rate: 41 }, []],
    [{ resting_heart_rate: 110 }, []],
    [{ resting_heart_rate: 111 }, ['pulse-fast']],
    [{ resting_heart_rate: 131 }, ['pulse-extreme']],
    [{ ...pressure(150, 80), blood_pressure_medication: 'yes' }, ['pressure-high-4-weeks']],
    [{ ...pressure(165, 80), blood_pressure_medication: 'yes' }, ['pressure-high-week']],
    [{ blood_pressure_estimated: 'from_140' }, ['pressure-told-high']],
    [{ blood_pressure_estimated: 'from_140', blood_pressure_medication: 'yes' }, ['pressure-told-high']],
    [{ blood_pressure_estimated: 'from_140', low_number: 85 }, ['pressure-told-high']],
    [{ blood_pressure_estimated: 'from_140', low_number: 100 }, ['pressure-high-week']],
    [{ blood_pressure_estimated: 'from_140', ...pressure(120, 80) }, []],
    [{ blood_pressure_estimated: 'from_120_to_139' }, []],
    [{ cholesterol_level: 349, age_in_years: 40 }, []],
    [{ cholesterol_level: 350, age_in_years: 40 }, ['cholesterol-very-high']],
    [{ cholesterol_level: 290, age_in_years: 29 }, ['cholesterol-very-high']],
    [{ cholesterol_level: 290, age_in_years: 30 }, []],
    [{ height_cm: 200, weight_kg: 63.9 }, ['weight-far-too-low']],
    [{ height_cm: 200, weight_kg: 64 }, []],
    [{ height_cm: 200, weight_kg: 52 }, ['weight-far-too-low']],
    [{ height_cm: 200, weight_kg: 51.9 }, ['weight-dangerously-low']],
    [{ height_cm: 175, weight_kg: 56, chh_cough: 'yes' }, ['cough-underweight']],
    [{ height_cm: 175, weight_kg: 57, chh_cough: 'yes' }, []],
    // Outside the limits of the question, but possible.
    [{ height_cm: 150, weight_kg: 23 }, ['weight-dangerously-low-if-right']],
    [{ height_cm: 150, weight_kg: 22 }, []],
    [{ app_units: 'us_customary', height: 6, weight: 110 }, ['weight-far-too-low']],
    [{ sex: 'male', beer: 28 }, []],
    [{ sex: 'male', beer: 20, wine: 9 }, ['drinks-high']],
    [{ sex: 'female', beer: 20 }, []],
    [{ sex: 'female', beer: 21 }, ['drinks-high']],
    [{ beer: 21 }, ['drinks-high']],
  ])('for %j returns the ids %j', (answers, ids) => {
    expect(idsOf(answers)).toEqual(ids);
  });

  it('sorts the notices by urgency', () => {
    const all = {
      ...pressure(150, 95),
      blood_glucose: 250,
      PHQa: 3,
      GADa: 3,
      beer: 40,
      resting_heart_rate: 140,
    };
    expect(idsOf(all)).toEqual([
      'pulse-extreme',
      'mood-and-worry',
      'glucose-high',
      'pressure-high-4-weeks',
      'drinks-high',
    ]);
  });
});

describe('urgentNoticesFor a number outside the limits of its question', () => {
  it.each<[Answers, string[]]>([
    [{ blood_glucose: 39 }, ['check-blood_glucose']],
    [{ blood_glucose: 25 }, ['check-blood_glucose']],
    [{ blood_glucose: 601 }, ['glucose-very-high-if-right']],
    [{ blood_glucose: 700, ...breath }, ['glucose-high-breath-if-right', 'breath']],
    [{ resting_heart_rate: 29 }, ['pulse-extreme-if-right']],
    [{ resting_heart_rate: 220, ...fever }, ['pulse-extreme-fever-if-right', 'fever']],
    [pressure(69, 40), ['pressure-very-low-if-right']],
    [pressure(251, 95), ['pressure-very-high-if-right']],
    [pressure(260, 120), ['pressure-high-today', 'pressure-very-high-if-right']],
    [pressure(260, 125), ['pressure-very-high']],
    // The numbers are swapped.
    [pressure(100, 160), ['check-high_number']],
    [pressure(60, 150), ['check-high_number']],
    [pressure(112, 39), ['pressure-very-low-if-right']],
    [pressure(175, 39), ['pressure-high-week-if-right']],
    [pressure(80, 190), ['check-high_number']],
    [pressure(100, 120), ['check-high_number']],
    [
      { ...pressure(85, 55), resting_heart_rate: 250 },
      ['pressure-low-unwell-if-right', 'pulse-extreme-if-right', 'pressure-low'],
    ],
    [{ cholesterol_level: 501 }, ['cholesterol-very-high-if-right']],
    // In mmol/L this is a usual number.
    [{ cholesterol_level: 5.2 }, []],
    [{ beer: 120 }, ['drinks-high-if-right']],
    [{ beer: 1000 }, []],
  ])('for %j returns the ids %j', (answers, ids) => {
    expect(idsOf(answers)).toEqual(ids);
  });

  const optional = <Value>(...values: Value[]) => fc.constantFrom(null, ...values);
  const otherAnswers = fc.record({
    high_number: fc.option(fc.integer({ min: 95, max: 200 })),
    low_number: fc.option(fc.integer({ min: 40, max: 60 })),
    blood_glucose: fc.option(fc.integer({ min: 40, max: 600 })),
    resting_heart_rate: fc.option(fc.integer({ min: 30, max: 200 })),
    blood_pressure_estimated: optional('from_140', 'below_120'),
    blood_pressure_medication: optional('yes', 'no'),
    chh_sbreath: optional('yes', 'no'),
    chh_fever: optional('yes', 'no'),
    sex: optional('male', 'female'),
    // At this height, 31 kg are a body mass index just below 16. The minimum of `bodyLimits`, 20 kg, is an index just above 10, the lowest
    // possible index.
    height_cm: fc.constant(140),
  });
  const urgencies = Object.keys(urgencyWords);
  /** The position in `urgencies`, the most urgent first, of the most urgent notice that depends on an answer; the length without a notice. */
  const urgencyRankOf = (answers: Answers, key: string) => {
    const notices = urgentNoticesFor(answers, embeddedLimits).filter(({ keys }) => keys.includes(key));
    return Math.min(urgencies.length, ...notices.map(({ urgency }) => urgencies.indexOf(urgency)));
  };
  it.each([
    ['high_number', 140, 'max'],
    ['high_number', 90, 'min'],
    ['low_number', 90, 'max'],
    ['low_number', 39, 'min'],
    ['blood_glucose', 126, 'max'],
    ['blood_glucose', 69, 'min'],
    ['weight_kg', 31, 'min'],
    ['cholesterol_level', 350, 'max'],
    ['resting_heart_rate', 111, 'max'],
    ['resting_heart_rate', 40, 'min'],
    ['beer', 29, 'max'],
  ] as const)(
    'never returns a less urgent notice while %s moves from the threshold %i to its possible %s',
    (key, threshold, end) => {
      const limits = bodyLimits[key];
      if (!limits) throw new Error(`${key} has no limits`);
      const edge = limits[end];
      const step = Math.sign(edge - threshold);
      fc.assert(
        fc.property(otherAnswers, person => {
          let rankBefore = urgencies.length;
          for (let value = threshold; value !== edge + step; value += step) {
            const rank = urgencyRankOf({ ...person, [key]: value }, key);
            expect(rank, `${key} ${value}`).toBeLessThanOrEqual(rankBefore);
            rankBefore = rank;
          }
        }),
        // Each run calculates the notices of up to 1,400 values, so only `npm run test:long` has many runs.
        { numRuns: inject('long') ? 300 : 5 },
      );
    },
  );
});

const textOf = (answers: Answers) =>
  urgentNoticesFor(answers, embeddedLimits)
    .map(({ text, title }) => `${title}. ${text}`)
    .join(' ');

describe('urgentNoticesFor a number that may be in the wrong unit', () => {
  it.each<[Answers, RegExp, string]>([
    [
      { blood_glucose: 22 },
      /^Blood sugar 22: please check it\. You typed 22\. If that is 22 mmol\/L \(396 mg\/dL\), your blood sugar is very high\. See a health worker today\..* If it is 22 mg\/dL: it is very low/,
      'now',
    ],
    [{ blood_glucose: 19 }, /If that is 19 mmol\/L \(342 mg\/dL\), your blood sugar is very high/, 'today'],
    [
      { blood_glucose: 12 },
      /If that is 12 mmol\/L \(216 mg\/dL\), your blood sugar is high\./,
      'within-a-week',
    ],
    [
      { blood_glucose: 2.5 },
      /If that is 2\.5 mmol\/L \(45 mg\/dL\), it is very low\. Take sugar now if it is 2\.5 mmol\/L/,
      'now',
    ],
    [
      { blood_glucose: 45 },
      /^Blood sugar 45: please check it\. If this is 45 mg\/dL: it is very low.* If it is 45 mmol\/L \(810 mg\/dL\): get emergency help now, and take no sugar\./,
      'now',
    ],
    [
      { cholesterol_level: 9.5 },
      /If that is 9\.5 mmol\/L \(367 mg\/dL\), your cholesterol is very high/,
      'within-4-weeks',
    ],
    [
      pressure(60, 150),
      /^Blood pressure 60\/150: please check it\. You typed 60\/150\. Did you mean 150 over 60\? Then your blood pressure is raised/,
      'within-4-weeks',
    ],
  ])('returns for %j a notice that names its likely meanings', (answers, words, urgency) => {
    expect(textOf(answers)).toMatch(words);
    expect(urgentNoticesFor(answers, embeddedLimits)[0]?.urgency).toBe(urgency);
  });

  it('repeats the unit in every sentence that advises to take sugar', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 530 }), tenths => {
        const text = textOf({ blood_glucose: tenths / 10 });
        const onSugar = text
          .split(/(?<=[.?]) /)
          .filter(sentence => /take( something with)? sugar/i.test(sentence));
        for (const sentence of onSugar) expect(sentence).toMatch(/mmol\/L|mg\/dL/);
      }),
    );
  });
});

describe('urgentNoticesFor a person who takes blood pressure medicine', () => {
  const reading = fc.record({
    high_number: fc.integer({ min: 140, max: 250 }),
    low_number: fc.integer({ min: 40, max: 130 }),
    chh_sbreath: fc.constantFrom('yes', 'no'),
  });
  it('has "Keep taking it" instead of "One reading" in the notice on every raised pressure', () => {
    fc.assert(
      fc.property(reading, answers => {
        const notices = urgentNoticesFor({ ...answers, blood_pressure_medication: 'yes' }, embeddedLimits);
        const notice = notices.find(({ topic }) => topic === 'blood-pressure');
        expect(notice?.text).toContain('person who prescribed your medicine. Keep taking it.');
        expect(notice?.text).not.toContain('One reading');
      }),
    );
  });
});

describe('urgentNoticesFor a woman who may be pregnant', () => {
  const woman = { sex: 'female', age_in_years: 30 };
  const leadOf = (answers: Answers) => urgentNoticesFor(answers, embeddedLimits)[0]?.lead;
  it.each<[Answers, string]>([
    [pressure(160, 90), 'now'],
    [pressure(159, 110), 'now'],
    [pressure(260, 95), 'now'],
    [{ beer: 30 }, 'today'],
  ])('begins the notice on %j with a lead with the urgency %s only for her', (answers, urgency) => {
    expect(leadOf({ ...woman, ...answers })?.urgency).toBe(urgency);
    expect(leadOf(answers)).toBeNull();
  });

  it('has no lead in the notice on a pressure below 160/110', () => {
    expect(leadOf({ ...woman, ...pressure(159, 109) })).toBeNull();
  });
});

describe('pregnancySentences', () => {
  const noConcerns = {
    hasHighPressure: false,
    hasLowPressure: false,
    hasFever: false,
    hasRaisedSugar: false,
    drinksMuch: false,
  };

  it('contain "Drink no alcohol" by default', () => {
    expect(pregnancySentences(noConcerns)).toEqual([
      'The risk age is not for you. Do not slim.',
      'Drink no alcohol.',
    ]);
  });

  it('contain no sentence on alcohol for a woman who drinks so much that she must not stop at once', () => {
    expect(pregnancySentences({ ...noConcerns, drinksMuch: true }).join(' ')).not.toMatch(/alcohol/);
  });
});

describe('mayBePregnant', () => {
  it.each<[Answers, boolean]>([
    [{ sex: 'female', age_in_years: 18 }, true],
    [{ sex: 'female', age_in_years: 50 }, true],
    [{ sex: 'female', age_in_years: 17 }, false],
    [{ sex: 'female', age_in_years: 51 }, false],
    [{ sex: 'female', age_in_years: 30, hysterectomy: 'yes' }, false],
    [{ sex: 'female', age_in_years: 30, hysterectomy: 'not_sure' }, true],
    [{ sex: 'male', age_in_years: 30 }, false],
    [{ age_in_years: 30 }, false],
  ])('returns for the answers %j: %s', (answers, isPossible) => {
    expect(mayBePregnant(answers)).toBe(isPossible);
  });
});

describe('the table of urgent situations', () => {
  it('has titles without digits, except in the period of the question on fever', () => {
    for (const { title } of urgentRows) expect(title.replace('the last 7 days', '')).not.toMatch(/\d/);
  });

  it('has texts without the vague words "soon" and "clinician"', () => {
    for (const { id, text } of urgentRows) expect(text, id).not.toMatch(/\bsoon\b|clinician/i);
  });

  it('has a question in each row', () => {
    for (const { id, questions } of urgentRows) expect(questions.length, id).toBeGreaterThan(0);
  });
});
