import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { describe, expect, it } from 'vitest';
import { idsOf, smokingMan, without } from '../../test/appraisal/people.ts';
import { appraise } from './appraise.ts';

interface QuestionToCheck {
  readonly question: string;
  /** The finding that is missing while the answer is unconfirmed. */
  readonly missingFinding: string;
  /** Whether the risk age needs the answer. */
  readonly isNeeded: boolean;
}

const pressure: QuestionToCheck = {
  question: 'blood_pressure_measured',
  missingFinding: 'blood-pressure',
  isNeeded: true,
};
const sugar: QuestionToCheck = { question: 'blood_glucose', missingFinding: 'glucose', isNeeded: false };
const weight: QuestionToCheck = { question: 'weight_kg', missingFinding: 'bmi', isNeeded: true };

/**
 * Answers with a probable typing error, and the suggestion for each: a digit too many in a pressure, a sugar in mmol/L, and a weight that gives
 * a body mass index under 10.
 */
const slips: readonly [name: string, answers: Answers, subject: QuestionToCheck, suggestion: string][] = [
  ['a high number of 1380', { ...smokingMan, high_number: 1380 }, pressure, '138 mmHg'],
  [
    'a low number of 880, which the model does not need',
    { ...smokingMan, low_number: 880 },
    { ...pressure, isNeeded: false },
    '88 mmHg',
  ],
  ['sugar of 5.4 mmol/L', { ...smokingMan, blood_glucose: 5.4 }, sugar, '97 mg/dL (5.4 mmol/L)'],
  [
    'a weight that is impossible for the height',
    { ...smokingMan, height_cm: 230, weight_kg: 31 },
    weight,
    'It does not fit your height',
  ],
];

describe.each(slips)('an answer to check: %s', (_name, answers, subject, suggestion) => {
  const { isNeeded, missingFinding, question } = subject;
  const { details, riskAge } = appraise(answers);
  const { findings } = details;

  it('has a finding with the most likely meaning', () => {
    const finding = findings.find(({ id }) => id === `check-${question}`);
    expect(finding).toMatchObject({
      band: 'Please check',
      tone: 'note',
      urgency: null,
      questions: [question],
    });
    expect(finding?.text).toMatch(/^Please check/);
    expect(finding?.text).toContain(suggestion);
    expect(finding?.text).toMatch(/" was not used\.$/);
  });

  it('has no band and no urgent notice', () => {
    expect(idsOf(findings)).not.toContain(missingFinding);
    expect(findings.filter(({ urgency }) => urgency !== null)).toEqual([]);
  });

  it('prevents the risk age only if the model needs it', () => {
    expect(idsOf(details.reasons)).toEqual(isNeeded ? ['answer-to-check'] : []);
    expect(riskAge === null).toBe(isNeeded);
  });

  it('changes nothing else in the report', () => {
    const parts = question === 'blood_pressure_measured' ? ['high_number', 'low_number'] : [question];
    const otherFindings = (someAnswers: Answers) =>
      appraise(someAnswers).details.findings.filter(
        ({ questions }) => !questions.includes(question) && !questions.includes('height'),
      );
    expect(otherFindings(answers)).toEqual(otherFindings(without(answers, ...parts)));
  });
});

describe('an answer to check', () => {
  it('asks to measure the pressure again if one of its numbers is to be checked', () => {
    const { advice } = appraise({ ...smokingMan, low_number: 880 }).details;
    expect(idsOf(advice)).toContain('measure-blood-pressure');
  });

  it('does not hide the urgent notice of the other number of the pressure', () => {
    const { findings } = appraise({ ...smokingMan, high_number: 190, low_number: 880 }).details;
    // 'today', since the urgent situation for 'now' needs a known symptom.
    expect(findings[0]).toMatchObject({ id: 'blood-pressure', urgency: 'today' });
  });

  // Above the limits of the questions (250, 600 and 200), but still possible.
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
    'above its limit has a notice "If this number is right", and is shown as typed in the letter: %s',
    (_what, answers, fact, value, urgency) => {
      const { facts, findings, tenYears } = appraise({ ...smokingMan, ...answers }).details;
      const finding = findings.find(({ band }) => band === 'Please check');
      expect(finding).toMatchObject({
        urgency,
        value,
        band: 'Please check',
        title: expect.stringContaining(': please check it'),
      });
      expect(finding?.text).toMatch(/^If this number is right: .* If not, correct it\.$/);
      expect(findings.filter(({ id }) => id === finding?.id)).toHaveLength(1);
      expect(facts.map(line => line.value)).toContain(fact);
      expect(tenYears?.band).not.toBe('low');
    },
  );

  it('is also reported for a person outside the ages of the model', () => {
    const { findings, reasons } = appraise({ ...smokingMan, age_in_years: 20, high_number: 1380 }).details;
    expect(idsOf(reasons)).toEqual(['age-below-30']);
    expect(idsOf(findings)).toContain('check-blood_pressure_measured');
  });

  it('shows the typed text, cut after 20 characters', () => {
    const { findings } = appraise({ ...smokingMan, blood_glucose: `${'9'.repeat(40)}\n<b>` }).details;
    expect(findings.find(({ id }) => id === 'check-blood_glucose')?.value).toBe(`${'9'.repeat(20)}…`);
  });
});
