import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { describe, expect, it } from 'vitest';
import { healthyMan, idsOf, smokingMan, without } from '../../test/appraisal/people.ts';
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

/** Answers with a probable typing error. The expected text is a part of the finding: the suggested number, or why there is a problem. */
const typingErrors: readonly [
  name: string,
  answers: Answers,
  checked: QuestionToCheck,
  expectedText: string,
][] = [
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

describe.each(typingErrors)('an answer to check: %s', (_name, answers, checked, expectedText) => {
  const { isNeeded, missingFinding, question } = checked;
  const { details, riskAge } = appraise(answers);
  const { findings } = details;

  const finding = findings.find(({ id }) => id === `check-${question}`);

  it('has a finding that asks to check it', () => {
    expect(finding).toMatchObject({
      band: 'Please check',
      tone: 'note',
      urgency: null,
      questions: [question],
    });
    expect(finding?.text).toMatch(/^Please check/);
    expect(finding?.text).toContain(expectedText);
  });

  it('has a finding that says that it was not used', () => {
    expect(finding?.text).toMatch(/" was not used\.$/);
  });

  it('does not have the regular finding of its question', () => {
    expect(idsOf(findings)).not.toContain(missingFinding);
  });

  it('has no urgent notice', () => {
    expect(findings.filter(({ urgency }) => urgency !== null)).toEqual([]);
  });

  it('prevents the risk age only if the model needs it', () => {
    expect(idsOf(details.reasons)).toEqual(isNeeded ? ['answer-to-check'] : []);
    expect(riskAge === null).toBe(isNeeded);
  });

  it('changes no finding on another question', () => {
    const parts = question === 'blood_pressure_measured' ? ['high_number', 'low_number'] : [question];
    const otherFindings = (someAnswers: Answers) =>
      appraise(someAnswers).details.findings.filter(({ questions }) => !questions.includes(question));
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
  describe.each<[what: string, value: string, factInLetter: string, answers: Answers]>([
    ['a pressure', '260/120', '260/120 mmHg; 260, not confirmed', { high_number: 260, low_number: 120 }],
    ['a sugar', '650', '650, not confirmed', { blood_glucose: 650 }],
    ['a pulse', '220', '220, not confirmed', { resting_heart_rate: 220 }],
  ])('above the limit of its question: %s of %s', (_what, value, factInLetter, answers) => {
    const { facts, findings, tenYears } = appraise({ ...healthyMan, ...answers }).details;

    it('has exactly one finding, which says what to do today if the number is right', () => {
      const finding = findings.find(({ band }) => band === 'Please check');
      expect(finding).toMatchObject({
        urgency: 'today',
        value,
        title: expect.stringContaining(': please check it'),
      });
      expect(finding?.text).toMatch(/^If this number is right: .* If not, correct it\.$/);
      expect(findings.filter(({ id }) => id === finding?.id)).toHaveLength(1);
    });

    it('is marked as not confirmed in the letter', () => {
      expect(facts.map(line => line.value)).toContain(factInLetter);
    });

    it('does not have the ten-year risk band "low" of the confirmed answers', () => {
      expect(appraise(healthyMan).details.tenYears?.band).toBe('low');
      // Without a confirmed pressure there is no ten-year risk. With the sugar or the pulse there is one without a band.
      expect(tenYears?.band ?? null).toBeNull();
    });
  });

  it('has one finding with the texts of all its notices, and the nearest time', () => {
    const answers = { ...healthyMan, height_cm: 150, weight_kg: 28, chh_cough: 'yes' };
    const findings = appraise(answers).details.findings.filter(({ id }) => id === 'check-weight_kg');
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({
      urgency: 'today',
      text: expect.stringMatching(/^If this number is right: Your weight is dangerously low\..*test for TB/),
      questions: expect.arrayContaining(['chh_cough', 'weight_kg']),
    });
  });

  it('on the height is shown in the letter as not confirmed, after the known weight', () => {
    const { facts } = appraise({ ...healthyMan, height_cm: 5.11, weight_kg: 70 }).details;
    expect(facts.find(({ id }) => id === 'size')?.value).toBe('70 kg; 5.11, not confirmed');
  });

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
