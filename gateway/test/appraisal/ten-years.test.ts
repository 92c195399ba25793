import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import type { ReportView } from '@choose-life/contracts/domain/report/report-view';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { appraise } from '../../src/appraisal/appraise.ts';
import { medicines, tenYearTexts } from '../../src/appraisal/ten-years.ts';
import { reportOf } from './check-reports.ts';
import { healthyMan } from './people.ts';

const viewOf = (answers: Answers) => reportOf(answers).view;
const womanOf32 = { ...healthyMan, sex: 'female', height_cm: 165, weight_kg: 60, age_in_years: 32 };
const manOf60 = { ...healthyMan, age_in_years: 60 };
const smoker = { ...healthyMan, smoking: 'still_smoke' };
const smokerOf60 = { ...smoker, age_in_years: 60 };

const riskWord = /That is a (\w+) risk of a heart attack or stroke in 10 years\./;

describe('the band of the ten-year risk', () => {
  it.each<[string, Answers]>([
    ['an unconfirmed sugar of 39', { ...womanOf32, blood_glucose: 39 }],
    ['a sugar of 126', { ...womanOf32, blood_glucose: 126 }],
    ['a pressure of 165/95', { ...womanOf32, high_number: 165, low_number: 95 }],
    ['a pressure of 130/100', { ...womanOf32, high_number: 130, low_number: 100 }],
    ['a fever', { ...womanOf32, chh_fever: 'yes' }],
    ['low mood', { ...womanOf32, PHQa: '3' }],
    ['a cholesterol of 290', { ...womanOf32, cholesterol_check: '1', cholesterol_level: 290 }],
    ['a risk age of 37 at 32', { ...womanOf32, high_number: 139, low_number: 75, weight_kg: 75 }],
    ['a weight far too low', { ...womanOf32, high_number: 139, weight_kg: 43 }],
  ])('is not "low" with %s', (_what, answers) => {
    expect(viewOf(answers).tenYears?.sentence).not.toContain('That is a');
    // From 45 years on there is no note for young people.
    const sentenceAt45 = viewOf({ ...answers, age_in_years: 45 }).tenYears?.sentence;
    expect(sentenceAt45).not.toMatch(/That is a low|lifetime/);
  });

  it('is "low" if nothing else in the report is urgent', () => {
    expect(viewOf(healthyMan).tenYears?.sentence).toContain('That is a low risk');
  });
});

describe('the note for young people', () => {
  it('replaces "low" if the risk is above the risk of a healthy person of the same age', () => {
    const answers = { ...womanOf32, high_number: 165, low_number: 95 };
    expect(viewOf(answers).tenYears?.sentence).toContain(tenYearTexts.young);
  });

  it('is missing if the risk is not above the risk of a healthy person', () => {
    // Because of the fever, the risk is not called low.
    const answers = { ...womanOf32, chh_fever: 'yes', high_number: 110, weight_kg: 55 };
    expect(viewOf(answers).tenYears?.sentence).not.toContain(tenYearTexts.young);
  });
});

describe('the action for the ten-year risk', () => {
  const actionOf = (answers: Answers) => appraise(answers).details.tenYears?.action ?? null;

  it.each<[string, Answers]>([
    ['a smoker of 35, under 10 in 100', { ...smoker, age_in_years: 35 }],
    ['a healthy man of 58, whose risk has no cause that can be treated', { ...healthyMan, age_in_years: 58 }],
  ])('is missing for %s', (_who, answers) => {
    expect(actionOf(answers)).toBeNull();
  });

  it.each<[string, Answers]>([
    ['a smoker of 45, 13 in 100', smoker],
    ['a man of 60 with 132/75', { ...manOf60, high_number: 132 }],
    ['a man of 60 with a cholesterol of 240', { ...manOf60, cholesterol_check: '1', cholesterol_level: 240 }],
    ['a man of 60 with obesity', { ...manOf60, weight_kg: 92 }],
    [
      'a man of 60 who takes medicine, with a high number of 125',
      { ...manOf60, blood_pressure_medication: 'yes' },
    ],
    // These notices have no visit at which the person could also ask about the risk.
    ['a smoker of 60 with low mood', { ...smokerOf60, PHQa: '3' }],
    [
      'a smoker of 60 with an emergency of the pressure',
      { ...smokerOf60, high_number: 190, chh_sbreath: 'yes' },
    ],
    ['a smoker of 60 with an unconfirmed sugar of 39', { ...smokerOf60, blood_glucose: 39 }],
  ])('is recommended within 3 months for %s', (_who, answers) => {
    expect(actionOf(answers)).toBe(tenYearTexts.action(medicines.usual));
  });

  it.each<[string, Answers]>([
    ['a man of 60 with 165/95', { ...manOf60, high_number: 165, low_number: 95 }],
    ['a smoker of 60 with a sugar of 210', { ...smokerOf60, blood_glucose: 210 }],
  ])('is recommended at the visit of the notice for %s', (_who, answers) => {
    expect(actionOf(answers)).toBe(tenYearTexts.actionAtVisit(medicines.usual));
  });

  it('is a step, and the section on the ten-year risk refers to its number', () => {
    const { steps, tenYears } = viewOf({ ...manOf60, high_number: 132 });
    expect(steps?.first[0]).toMatchObject({
      id: 'ten-year-risk',
      title: 'Show this report to a health worker within 3 months',
      text: 'Your risk of a heart attack or stroke in 10 years is raised. Ask about medicine for pressure and cholesterol.',
    });
    expect(tenYears?.action).toBe('See step 1.');
  });

  it('comes after a step for today', () => {
    const { steps, tenYears } = viewOf({ ...manOf60, high_number: 132, PHQa: '3' });
    expect(steps?.first.map(({ id }) => id)).toEqual(['low-mood', 'ten-year-risk']);
    expect(tenYears?.action).toBe('See step 2.');
  });

  it('names the visit that a notice asks for, and the time of this visit', () => {
    const { steps } = viewOf({ ...manOf60, high_number: 165, low_number: 95 });
    expect(steps?.first[0]?.text).toContain(
      'See a health worker about your blood pressure within a week. At that visit, bring this up too. Ask about medicine',
    );
  });

  it('does not mention medicine for the pressure if the pressure is low', () => {
    const answers = { ...manOf60, age_in_years: 70, smoking: 'still_smoke', high_number: 90, low_number: 60 };
    expect(appraise(answers).details.tenYears?.action).toContain('ask about medicine for cholesterol');
  });
});

describe('the report of a healthy man from 60 years on', () => {
  const men = fc.record({
    age_in_years: fc.integer({ min: 60, max: 74 }),
    high_number: fc.integer({ min: 100, max: 129 }),
    weight_kg: fc.integer({ min: 57, max: 76 }),
  });
  const forHealthyMen = (check: (view: ReportView, highNumber: number) => void) =>
    fc.assert(
      fc.property(men, man => {
        check(viewOf({ ...healthyMan, ...man }), man.high_number);
      }),
      { numRuns: inject('long') ? 1_000 : 100 },
    );

  it('has no action for the ten-year risk', () => {
    forHealthyMen(({ tenYears }) => expect(tenYears?.action).toBeNull());
  });

  it('calls the ten-year risk by its band', () => {
    forHealthyMen(({ tenYears }) => expect(tenYears?.sentence).toMatch(riskWord));
  });

  it('explains a ten-year risk of 10 of 100 or more by the age', () => {
    forHealthyMen(({ tenYears }) => {
      const peopleOf100 = Number(/About (\d+) of them/.exec(tenYears?.sentence ?? '')?.[1]);
      expect(tenYears?.sentence.includes(tenYearTexts.old)).toBe(peopleOf100 >= 10);
    });
  });

  it('gives no praise for a pressure of 120 or more', () => {
    forHealthyMen(({ analysis }, highNumber) => {
      fc.pre(highNumber >= 120);
      expect(analysis.tone).not.toBe('good');
    });
  });
});
