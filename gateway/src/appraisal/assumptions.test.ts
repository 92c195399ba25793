import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { describe, expect, it } from 'vitest';
import { idsOf, man, without } from '../../test/appraisal/people.ts';
import { appraise } from './appraise.ts';
import { assumptionRows } from './assumptions.ts';

const always = ['glucose-under-126', 'low-number-not-used'];
const textOf = (id: string, answers: Answers) =>
  appraise(answers).details.assumptions.find(line => line.id === id)?.text;

describe('assumptions', () => {
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
  ])('include %s for %j', (id, answers) => {
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
  ])('do not include %s for %j', (id, answers) => {
    expect(idsOf(appraise(answers).details.assumptions)).not.toContain(id);
  });

  it('are only the two that always apply for a person who answered everything', () => {
    expect(idsOf(appraise(man).details.assumptions)).toEqual(always);
    expect(assumptionRows.map(({ id }) => id)).toEqual(expect.arrayContaining(always));
  });

  it('are empty without a risk age', () => {
    expect(appraise({ vaping: 'yes' }).details.assumptions).toEqual([]);
    expect(appraise({ ...man, age_in_years: 20 }).details.assumptions).toEqual([]);
  });

  it('count an unknown medicine as none, and an unknown blood sugar as no diabetes', () => {
    const unsure = appraise({ ...man, blood_pressure_medication: 'not_sure', blood_glucose: null });
    expect(unsure.riskAge).toBe(appraise(man).riskAge);
    expect(unsure.details.contributions.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['not known', 'no number']),
    );
    expect(appraise({ ...man, blood_glucose: 125 }).riskAge).toBe(64);
    expect(appraise({ ...man, blood_glucose: 126 }).riskAge).toBeGreaterThan(64);
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
    'describe the former smoking, and say next to the risk age that it may be higher: %j',
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
    'count a person who stopped %s years ago as smoking, and say for how long',
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
