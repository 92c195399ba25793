import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { describe, expect, it } from 'vitest';
import { idsOf, man, without } from '../../test/appraisal/people.ts';
import { appraise } from './appraise.ts';

interface Asked {
  readonly question: string;
  readonly silent: string;
  /** Whether the number needs the answer. */
  readonly needed: boolean;
}

const asked = (question: string, silent: string, needed: boolean): Asked => ({ question, silent, needed });
const pressure = asked('blood_pressure_measured', 'blood-pressure', true);
const sugar = asked('blood_glucose', 'glucose', false);

/** The typed answer, and the most likely meaning. */
const slips: readonly [name: string, answers: Answers, asked: Asked, asks: string][] = [
  ['a high number of 1380', { ...man, high_number: 1380 }, pressure, '138 mmHg'],
  [
    'a low number of 880, which the model does not need',
    { ...man, low_number: 880 },
    { ...pressure, needed: false },
    '88 mmHg',
  ],
  ['sugar of 5.4 mmol/L', { ...man, blood_glucose: 5.4 }, sugar, '97 mg/dL (5.4 mmol/L)'],
  [
    'a weight that nobody of this height has',
    { ...man, height_cm: 230, weight_kg: 31 },
    asked('weight_kg', 'bmi', true),
    'It does not fit your height',
  ],
];

describe.each(slips)('an answer to check: %s', (_name, answers, { question, silent, needed }, asks) => {
  const { details, riskAge } = appraise(answers);
  const { findings } = details;

  it('is asked about, with what was most likely meant', () => {
    const finding = findings.find(({ id }) => id === `check-${question}`);
    expect(finding).toMatchObject({
      band: 'Please check',
      tone: 'note',
      urgency: null,
      questions: [question],
    });
    expect(finding?.text).toMatch(/^Please check/);
    expect(finding?.text).toContain(asks);
    expect(finding?.text).toMatch(/" was not used\.$/);
  });

  it('gives no band and no notice', () => {
    expect(idsOf(findings)).not.toContain(silent);
    expect(findings.filter(({ urgency }) => urgency !== null)).toEqual([]);
  });

  it('stands in the way of the number where the model needs it', () => {
    expect(idsOf(details.reasons)).toEqual(needed ? ['answer-to-check'] : []);
    expect(riskAge === null).toBe(needed);
  });

  it('changes nothing else in the report', () => {
    const parts = question === 'blood_pressure_measured' ? ['high_number', 'low_number'] : [question];
    const others = (given: Answers) =>
      appraise(given).details.findings.filter(
        ({ questions }) => !questions.includes(question) && !questions.includes('height'),
      );
    expect(others(answers)).toEqual(others(without(answers, ...parts)));
  });
});

describe('an answer to check', () => {
  it('says to measure again in place of what half a reading would say', () => {
    const { advice } = appraise({ ...man, low_number: 880 }).details;
    expect(idsOf(advice)).toContain('measure-blood-pressure');
    expect(idsOf(advice)).not.toContain('ask-about-blood-pressure');
  });

  it('keeps a crisis that the number beside it tells', () => {
    const { findings } = appraise({ ...man, high_number: 190, low_number: 880 }).details;
    // For today since it has a row for now with a known symptom.
    expect(findings[0]).toMatchObject({ id: 'blood-pressure', urgency: 'today' });
  });

  it.each<[string, Answers, string, string, string]>([
    [
      '260/120',
      { high_number: 260, low_number: 120 },
      '260/120 mmHg; 260, not confirmed',
      '260/120',
      'today',
    ],
    ['sugar of 650', { blood_glucose: 650 }, '650, not confirmed', '650', 'today'],
    ['a pulse of 220', { resting_heart_rate: 220 }, '220, not confirmed', '220', 'today'],
  ])(
    'past its limit is a notice if it is right, and is shown to a health worker as typed: %s',
    (_what, answers, fact, value, urgency) => {
      const { facts, findings, tenYears } = appraise({ ...man, ...answers }).details;
      const finding = findings.find(({ band }) => band === 'Please check');
      expect(finding).toMatchObject({
        urgency,
        value,
        band: 'Please check',
        title: expect.stringContaining(': please check it'),
      });
      expect(finding?.text).toMatch(/^If this number is right: .* If not, correct it\.$/);
      expect(findings.filter(({ id }) => id === finding?.id)).toHaveLength(1);
      expect(facts.map(each => each.value)).toContain(fact);
      expect(tenYears?.band).not.toBe('low');
    },
  );

  it('asks about a person whose age the model does not reach too', () => {
    const { findings, reasons } = appraise({ ...man, age_in_years: 20, high_number: 1380 }).details;
    expect(idsOf(reasons)).toEqual(['age-below-30']);
    expect(idsOf(findings)).toContain('check-blood_pressure_measured');
  });

  it('shows what was typed, cut short', () => {
    const { findings } = appraise({ ...man, blood_glucose: `${'9'.repeat(40)}\n<b>` }).details;
    expect(findings.find(({ id }) => id === 'check-blood_glucose')?.value).toBe(`${'9'.repeat(20)}…`);
  });
});
