import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { describe, expect, it } from 'vitest';
import { idsOf, man, without } from '../../test/appraisal/people.ts';
import { appraise } from './appraise.ts';
import { assumptionRows } from './assumptions.ts';

const always = ['glucose-under-126', 'low-number-not-used'];
const textOf = (id: string, answers: Answers) =>
  appraise(answers).details.assumptions.find(line => line.id === id)?.text;

describe('the list of assumptions', () => {
  it.each<[string, Answers]>([
    ['blood-pressure-estimated', { ...without(man, 'high_number'), blood_pressure_estimated: 'from_140' }],
    ['medicine-not-known', { ...man, blood_pressure_medication: 'not_sure' }],
    ['medicine-not-known', without(man, 'blood_pressure_medication')],
    ['glucose-blank', without(man, 'blood_glucose')],
    ['glucose-blank', { ...man, blood_glucose: 5.4 }],
    ['glucose-under-126', { ...man, blood_glucose: 125.9 }],
    ['glucose-fasting', { ...man, blood_glucose: 126 }],
    ['quit-smoking', { ...man, smoking: 'used_to_smoke' }],
    ['other-smoke', { ...man, daily_cigars: 1 }],
    ['other-smoke', { ...man, daily_pipes: '2' }],
    ['other-smoke', { ...man, vaping: 'yes' }],
    ['other-smoke', { ...man, smokeless_tobacco: 'daily' }],
    ['low-number-not-used', man],
  ])('contains %s for %j', (id, answers) => {
    expect(idsOf(appraise(answers).details.assumptions)).toContain(id);
  });

  it.each<[string, Answers]>([
    ['blood-pressure-estimated', { ...man, blood_pressure_estimated: 'from_140' }],
    ['medicine-not-known', { ...man, blood_pressure_medication: 'yes' }],
    ['glucose-blank', man],
    ['glucose-under-126', { ...man, blood_glucose: 126 }],
    ['glucose-fasting', man],
    ['quit-smoking', man],
    ['other-smoke', { ...man, daily_cigars: 0, vaping: 'no', smokeless_tobacco: 'used_to' }],
    ['low-number-not-used', without(man, 'low_number')],
  ])('does not contain %s for %j', (id, answers) => {
    expect(idsOf(appraise(answers).details.assumptions)).not.toContain(id);
  });

  it('contains only the two that always apply for a person who answered everything', () => {
    expect(idsOf(appraise(man).details.assumptions)).toEqual(always);
    expect(assumptionRows.map(({ id }) => id)).toEqual(expect.arrayContaining(always));
  });

  it('is empty without a risk age', () => {
    expect(appraise({ vaping: 'yes' }).details.assumptions).toEqual([]);
    expect(appraise({ ...man, age_in_years: 20 }).details.assumptions).toEqual([]);
  });

  it('comes with a risk age that counts an unknown medicine as none, and an unknown blood sugar as no diabetes', () => {
    const unsure = appraise({ ...man, blood_pressure_medication: 'not_sure', blood_glucose: null });
    expect(unsure.riskAge).toBe(appraise(man).riskAge);
    expect(unsure.details.contributions.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['not known', 'no number']),
    );
    // From 126 mg/dL on, a blood sugar counts as diabetes.
    expect(appraise({ ...man, blood_glucose: 125 }).riskAge).toBe(appraise(man).riskAge);
    expect(appraise({ ...man, blood_glucose: 126 }).riskAge).toBeGreaterThan(appraise(man).riskAge ?? 0);
  });

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
  ])(
    'describes former smoking (%j), and says next to the risk age that it may be higher',
    (answers, start) => {
      const { assumptions } = appraise({ ...man, smoking: 'used_to_smoke', ...answers }).details;
      const beside = assumptions.find(({ id }) => id === 'quit-smoking')?.beside;
      expect(beside).toBe('It may be higher: you smoked.');
      expect(textOf('quit-smoking', { ...man, smoking: 'used_to_smoke', ...answers })).toMatch(
        new RegExp(`^${start}`),
      );
    },
  );

  it.each([0, 0.5, '0.9'])(
    'says for how long a person who stopped %s years ago still counts as smoking',
    years_since_quitting => {
      const quit = { ...man, smoking: 'used_to_smoke', years_since_quitting };
      const { details, riskAge, targetAge } = appraise(quit);
      const smoking = appraise(man);
      expect([riskAge, targetAge]).toEqual([smoking.riskAge, smoking.targetAge]);
      expect(details.assumptions.find(({ id }) => id === 'quit-recently')?.beside).toContain(
        'From a year on',
      );
      expect(details.advice.find(({ id }) => id === 'stay-smoke-free')?.years).toBeGreaterThan(0);
      expect(appraise({ ...quit, years_since_quitting: 1 }).riskAge).toBeLessThan(riskAge ?? 0);
    },
  );
});
