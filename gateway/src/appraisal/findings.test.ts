import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { describe, expect, it } from 'vitest';
import { appraise } from './appraise.ts';

function bandFor(id: string, answers: Answers): string | undefined {
  return appraise(answers).details.findings.find(finding => finding.id === id)?.band;
}

describe('findings', () => {
  it.each([
    [119, 79, 'Healthy'],
    [120, 79, 'Elevated'],
    [130, 79, 'High, stage 1'],
    [139, 89, 'High, stage 1'],
    [140, 70, 'High, stage 2'],
    [90, 60, 'Low'],
    [91, 60, 'On the low side'],
    [99, 60, 'On the low side'],
    [100, 60, 'Healthy'],
    // A low number under 60 alone: no headline, and a raised high number stays raised.
    [112, 58, 'Low second number'],
    [129, 59, 'Elevated'],
    [130, 59, 'High, stage 1'],
    [118, null, 'Healthy'],
    [null, 95, 'High, stage 2'],
    [null, 85, 'High, stage 1'],
    // Half a reading is never called healthy.
    [null, 70, undefined],
    [null, 59, undefined],
  ])('holds %s over %s: %s', (high_number, low_number, band) => {
    expect(bandFor('blood-pressure', { high_number, low_number })).toBe(band);
  });

  it.each([
    [15.99, 'Far too low'],
    [16, 'Underweight'],
    [18.49, 'Underweight'],
    [18.5, 'Healthy weight'],
    [24.95, 'Healthy weight'],
    [25, 'Overweight'],
    [29.95, 'Overweight'],
    [30, 'Obesity, class 1'],
    [35, 'Obesity, class 2'],
    [40, 'Obesity, class 3'],
  ])('puts a BMI of %s in %s, by the CDC table', (bmi, band) => {
    expect(bandFor('bmi', { height_cm: 200, weight_kg: 4 * bmi })).toBe(band);
  });

  it.each<[string, Answers, string | undefined]>([
    ['cholesterol', { cholesterol_level: 199 }, 'Desirable'],
    ['cholesterol', { cholesterol_level: 200 }, 'Borderline high'],
    ['cholesterol', { cholesterol_level: 240 }, 'High'],
    ['cholesterol', { cholesterol_level: 240, cholesterol_check: '3' }, undefined],
    ['glucose', { blood_glucose: 70 }, 'Healthy'],
    ['glucose', { blood_glucose: 99 }, 'Healthy'],
    ['glucose', { blood_glucose: 100 }, 'Raised'],
    ['glucose', { blood_glucose: 126 }, 'Diabetes range'],
    ['pulse', { resting_heart_rate: 40 }, 'Far from usual'],
    ['pulse', { resting_heart_rate: 41 }, 'Slow'],
    ['pulse', { resting_heart_rate: 50 }, 'Slow'],
    // NEWS2 counts from 51 to 90 as usual.
    ['pulse', { resting_heart_rate: 51 }, 'Usual'],
    ['pulse', { resting_heart_rate: 100 }, 'Usual'],
    ['pulse', { resting_heart_rate: 101 }, 'Fast'],
    ['activity', { weekly_physical_activity: 3 }, 'Meets the advice'],
    ['activity', { weekly_physical_activity: '2' }, 'On the way'],
    ['activity', { weekly_physical_activity: '1' }, 'Below the advice'],
    ['activity', { weekly_physical_activity: '1', chh_fever: 'yes' }, 'Wait for now'],
    ['sleep', { sleep1: '5_6' }, 'Short'],
    ['sleep', { sleep1: '7_9' }, 'Enough'],
    ['breath', { chh_sbreath: 'yes' }, 'Get help'],
    ['infection', { chh_fever: 'yes', chh_cough: 'yes' }, 'Fever'],
    ['infection', { chh_cough: 'yes' }, 'New cough'],
    ['infection', { chh_interact: 'yes' }, 'Close contact'],
    ['mood', { PHQa: '0', PHQb: '0' }, 'Nothing stands out'],
    ['mood', { PHQa: '1', PHQb: '1' }, 'Some days'],
    ['worry', { GADa: '3', GADb: '0' }, 'Worth a talk'],
  ])('%s of %j is %s', (id, answers, band) => {
    expect(bandFor(id, answers)).toBe(band);
  });

  const kinds = ['beer', 'wine', 'wine_coolers', 'mixed_drinks'];
  const drinking = (sex: string | null, ...drinks: readonly (number | null)[]) => ({
    sex,
    ...Object.fromEntries(kinds.map((kind, index) => [kind, drinks[index] ?? null])),
  });

  it.each<[string, Answers, string | undefined]>([
    ['nothing answered', drinking('male'), undefined],
    ['all four kinds, none drunk', drinking('male', 0, 0, 0, 0), 'None'],
    ['one kind answered with 0, the rest blank', drinking('male', 0), 'Not complete'],
    ['14 a week, a man', drinking('male', 10, 4, 0, 0), 'Within the weekly limit'],
    ['15 a week, a man', drinking('male', 10, 5, 0, 0), 'Above the weekly limit'],
    ['15 a week, a man, the rest blank', drinking('male', 15), 'Above the weekly limit'],
    ['28 a week, a man', drinking('male', 28, 0, 0, 0), 'Above the weekly limit'],
    ['29 a week, a man', drinking('male', 29, 0, 0, 0), 'High risk'],
    ['14 a week, a man, one kind blank', drinking('male', 10, 4, 0), 'Not complete'],
    [
      '8 a week, a man of 64',
      { ...drinking('male', 8, 0, 0, 0), age_in_years: 64 },
      'Within the weekly limit',
    ],
    [
      '8 a week, a man of 65',
      { ...drinking('male', 8, 0, 0, 0), age_in_years: 65 },
      'Above the weekly limit',
    ],
    ['7 a week, a woman', drinking('female', 0, 0, 0, 7), 'Within the weekly limit'],
    ['8 a week, a woman', drinking('female', 0, 0, 8, 0), 'Above the weekly limit'],
    ['8 a week, sex unanswered', drinking(null, 8, 0, 0, 0), 'Above the weekly limit'],
  ])('alcohol: %s', (_who, answers, band) => {
    expect(bandFor('alcohol', answers)).toBe(band);
  });

  it('asks a person on medicine to keep to the plan of their health worker', () => {
    const { findings } = appraise({
      high_number: 115,
      low_number: 70,
      blood_pressure_medication: 'yes',
    }).details;
    expect(findings[0]).toMatchObject({ band: 'Healthy, on medicine', tone: 'good' });
    expect(findings[0]?.text).not.toContain('year');
  });

  it('never calls a score a diagnosis, and offers a talk', () => {
    const { advice, findings } = appraise({ PHQa: '3', PHQb: '3', GADa: '3', GADb: '3' }).details;
    expect(findings.map(({ id }) => id)).toEqual(['mood']);
    for (const finding of findings) expect(finding.text).toContain('not a diagnosis');
    expect(advice.map(({ id }) => id)).toContain('low-mood');
  });

  it('calls a slow heart common only in people who train, and only from 41 to 50', () => {
    const textAt = (resting_heart_rate: number, weekly_physical_activity: string) =>
      appraise({ resting_heart_rate, weekly_physical_activity }).details.findings[0]?.text;
    expect(textAt(45, '3')).toContain('people who train');
    expect(textAt(45, '1')).not.toContain('people who train');
    expect(textAt(40, '3')).not.toContain('people who train');
  });
});
