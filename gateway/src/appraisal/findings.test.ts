import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { describe, expect, it } from 'vitest';
import { appraise } from './appraise.ts';
import type { FindingId } from './finding.ts';

function bandFor(id: FindingId, answers: Answers): string | undefined {
  return appraise(answers).findings.find(finding => finding.id === id)?.band;
}

describe('findings', () => {
  it.each([
    [119, 79, 'Normal'],
    [120, 79, 'Elevated'],
    [129, 79, 'Elevated'],
    [130, 79, 'High, stage 1'],
    [119, 80, 'High, stage 1'],
    [139, 89, 'High, stage 1'],
    [140, 70, 'High, stage 2'],
    [119, 90, 'High, stage 2'],
    [180, 120, 'High, stage 2'],
    [181, 90, 'Very high'],
    [150, 121, 'Very high'],
    [118, null, 'Normal'],
    [null, 95, 'High, stage 2'],
    [80, 120, 'Please check'],
  ])('holds %s over %s: %s', (high_number, low_number, band) => {
    expect(bandFor('blood-pressure', { high_number, low_number })).toBe(band);
  });

  it.each([
    [18.49, 'Underweight'],
    [18.5, 'Healthy weight'],
    [24.95, 'Healthy weight'],
    [25, 'Overweight'],
    [29.95, 'Overweight'],
    [30, 'Obesity, class 1'],
    [35, 'Obesity, class 2'],
    [40, 'Obesity, class 3'],
  ])('puts a BMI of %s in %s, by the CDC table', (bmi, band) => {
    expect(bandFor('bmi', { height_cm: 100, weight_kg: bmi })).toBe(band);
  });

  it.each<[FindingId, Answers, string | undefined]>([
    ['cholesterol', { cholesterol_level: 199 }, 'Desirable'],
    ['cholesterol', { cholesterol_level: 200 }, 'Borderline high'],
    ['cholesterol', { cholesterol_level: 240 }, 'High'],
    ['cholesterol', { cholesterol_level: 240, cholesterol_check: '3' }, undefined],
    ['glucose', { blood_glucose: 69 }, 'Low'],
    ['glucose', { blood_glucose: 99 }, 'Normal'],
    ['glucose', { blood_glucose: 100 }, 'Raised'],
    ['glucose', { blood_glucose: 126 }, 'Diabetes range'],
    ['alcohol', { sex: 'male', beer: 10, wine: 4 }, 'Low risk'],
    ['alcohol', { sex: 'male', beer: 10, wine: '5' }, 'Above low risk'],
    ['alcohol', { sex: 'female', mixed_drinks: 7 }, 'Low risk'],
    ['alcohol', { sex: 'female', wine_coolers: 8 }, 'Above low risk'],
    ['alcohol', { beer: 0 }, 'None'],
    ['activity', { weekly_physical_activity: 3 }, 'Meets the advice'],
    ['activity', { weekly_physical_activity: '1' }, 'Below the advice'],
    ['sleep', { sleep1: '5_6' }, 'Short'],
    ['sleep', { sleep1: '7_9' }, 'Enough'],
    ['breath', { chh_sbreath: 'yes' }, 'Get help'],
    ['breath', { chh_sbreath: 'no' }, undefined],
    ['mood', { PHQa: '1', PHQb: '1' }, 'Nothing stands out'],
    ['mood', { PHQa: '2', PHQb: 1 }, 'Worth a talk'],
    ['mood', { PHQa: '3' }, undefined],
    ['worry', { GADa: '3', GADb: '0' }, 'Worth a talk'],
    ['worry', { GADa: '7', GADb: '0' }, undefined],
  ])('%s of %j is %s', (id, answers, band) => {
    expect(bandFor(id, answers)).toBe(band);
  });

  it('never calls a score a diagnosis, and offers a talk', () => {
    const { advice, findings } = appraise({ PHQa: '3', PHQb: '3', GADa: '3', GADb: '3' });
    for (const finding of findings) expect(finding.text).toContain('not a diagnosis');
    expect(advice.map(({ id }) => id)).toContain('talk-to-somebody');
  });

  it('has questions and a source in every line', () => {
    const { findings } = appraise({
      chh_sbreath: 'yes',
      high_number: 120,
      height_cm: 170,
      weight_kg: 70,
      beer: 1,
    });
    expect(findings).toHaveLength(4);
    for (const { questions, source } of findings) {
      expect(questions.length).toBeGreaterThan(0);
      expect(source).not.toBe('');
    }
  });
});
