import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { describe, expect, it } from 'vitest';
import { idsOf, smokingMan, without } from '../../test/appraisal/people.ts';
import { appraise } from './appraise.ts';

// `smokingMan` measured 138/88, takes no medicine for it, and has a blood sugar of 90 mg/dL.

const lineOf = (id: string, answers: Answers) =>
  appraise(answers).details.assumptions.find(line => line.id === id);

describe('the list of assumptions', () => {
  it.each<[string, Answers]>([
    [
      'blood-pressure-estimated',
      { ...without(smokingMan, 'high_number'), blood_pressure_estimated: 'from_140' },
    ],
    ['medicine-not-known', { ...smokingMan, blood_pressure_medication: 'not_sure' }],
    ['medicine-not-known', without(smokingMan, 'blood_pressure_medication')],
    ['glucose-blank', without(smokingMan, 'blood_glucose')],
    // 5.4 is a value in mmol/L. As mg/dL it is below the limits of the question, so it is not used.
    ['glucose-blank', { ...smokingMan, blood_glucose: 5.4 }],
    ['glucose-under-126', { ...smokingMan, blood_glucose: 125.9 }],
    ['glucose-fasting', { ...smokingMan, blood_glucose: 126 }],
    ['quit-smoking', { ...smokingMan, smoking: 'used_to_smoke' }],
    ['other-smoke', { ...smokingMan, daily_cigars: 1 }],
    ['other-smoke', { ...smokingMan, daily_pipes: '2' }],
    ['other-smoke', { ...smokingMan, vaping: 'yes' }],
    ['other-smoke', { ...smokingMan, smokeless_tobacco: 'daily' }],
  ])('contains %s for %j', (id, answers) => {
    expect(idsOf(appraise(answers).details.assumptions)).toContain(id);
  });

  it.each<[string, Answers]>([
    ['blood-pressure-estimated', { ...smokingMan, blood_pressure_estimated: 'from_140' }],
    ['medicine-not-known', { ...smokingMan, blood_pressure_medication: 'yes' }],
    ['glucose-under-126', { ...smokingMan, blood_glucose: 126 }],
    ['other-smoke', { ...smokingMan, daily_cigars: 0, vaping: 'no', smokeless_tobacco: 'used_to' }],
    ['low-number-not-used', without(smokingMan, 'low_number')],
  ])('does not contain %s for %j', (id, answers) => {
    expect(idsOf(appraise(answers).details.assumptions)).not.toContain(id);
  });

  it('has only the lines on the blood sugar and the low number if no other assumption is needed', () => {
    expect(idsOf(appraise(smokingMan).details.assumptions)).toEqual([
      'glucose-under-126',
      'low-number-not-used',
    ]);
  });

  it('is empty if there is neither a risk age nor a range', () => {
    // No answer that the model needs.
    expect(appraise({ vaping: 'yes' }).details.assumptions).toEqual([]);
    // The model begins at 30 years.
    expect(appraise({ ...smokingMan, age_in_years: 20 }).details.assumptions).toEqual([]);
  });

  describe.each([
    ['unknown medicine counts as none', { blood_pressure_medication: 'not_sure' }, 'not known'],
    ['an unknown blood sugar counts as no diabetes', { blood_glucose: null }, 'no number'],
  ])('agrees with the risk age: %s', (_rule, unknown, valueOfFactor) => {
    const { details, riskAge } = appraise({ ...smokingMan, ...unknown });

    it('has the same risk age as with the known answer', () => {
      expect(riskAge).toBe(appraise(smokingMan).riskAge);
    });

    it(`has "${valueOfFactor}" as the value of a factor`, () => {
      expect(details.contributions.map(({ value }) => value)).toContain(valueOfFactor);
    });
  });

  it('agrees with the risk age: a blood sugar from 126 mg/dL on counts as diabetes', () => {
    expect(appraise({ ...smokingMan, blood_glucose: 125 }).riskAge).toBe(appraise(smokingMan).riskAge);
    expect(appraise({ ...smokingMan, blood_glucose: 126 }).riskAge).toBeGreaterThan(
      appraise(smokingMan).riskAge ?? 0,
    );
  });

  // Each text ends with the first word of the next sentence, so that the whole first sentence is compared.
  it.each([
    [{}, 'You stopped smoking. We'],
    [
      { years_since_quitting: 1, used_to_smoke: 20 },
      'You stopped smoking 20 cigarettes a day 1 year ago. We',
    ],
    [
      { years_since_quitting: 12, used_to_smoke: 1 },
      'You stopped smoking 1 cigarette a day 12 years ago. We',
    ],
  ])('describes former smoking with the answers %j', (answers, start) => {
    const line = lineOf('quit-smoking', { ...smokingMan, smoking: 'used_to_smoke', ...answers });
    expect(line?.text.slice(0, start.length)).toBe(start);
  });

  it('has a sentence next to the risk age of a person who used to smoke', () => {
    const line = lineOf('quit-smoking', { ...smokingMan, smoking: 'used_to_smoke' });
    expect(line?.beside).toBe('It may be higher: you smoked.');
  });

  describe.each([0, 0.5, '0.9'])('for a person who stopped smoking %s years ago', years_since_quitting => {
    const quit = { ...smokingMan, smoking: 'used_to_smoke', years_since_quitting };
    const { details, riskAge, targetAge } = appraise(quit);

    it('agrees with the risk age: until a year after stopping the person counts as smoking', () => {
      const smoking = appraise(smokingMan);
      expect([riskAge, targetAge]).toEqual([smoking.riskAge, smoking.targetAge]);
      expect(appraise({ ...quit, years_since_quitting: 1 }).riskAge).toBeLessThan(riskAge ?? 0);
    });

    it('says that the person counts as smoking only until a year after stopping', () => {
      expect(lineOf('quit-recently', quit)?.beside).toContain('From a year on');
    });

    it('comes with a step to stay smoke-free, which is worth years', () => {
      expect(details.advice.find(({ id }) => id === 'stay-smoke-free')?.years).toBeGreaterThan(0);
    });
  });
});
