import { describe, expect, it } from 'vitest';
import { latestHasNoAge, trendOf, trendSentence, trendTone } from './risk-trend.ts';

const report = (created: string, age: number | null, status = 'ACTIVE') => ({
  risksAppraisedAuditReportId: created,
  risksAppraisedAuditCreatedAt: created,
  risksAppraisedAuditStatus: status,
  risksAppraisedAuditRiskAge: age,
});

/** Points with these ages. '>80' means 80 or over, '<30' means 30 or under. */
const points = (ages: readonly (number | '>80' | '<30')[]) =>
  ages.map((age, index) => ({
    number: index + 1,
    createdAt: '',
    createdMs: index,
    age: shownAgeOf(age),
    model: null,
  }));

function shownAgeOf(age: number | '>80' | '<30') {
  if (age === '>80') return { years: 80, bound: 'above' } as const;
  if (age === '<30') return { years: 30, bound: 'below' } as const;
  return { years: age, bound: null };
}

describe('the trend of the risk age', () => {
  const list = [
    report('2026-09-12', 47.4),
    report('2026-03-10', 51),
    // No point, because it has no risk age.
    report('2026-10-01', null),
    // No point, because it is not completed.
    report('2026-11-02', 40, 'PENDING'),
    // No point, because it has no date.
    report('', 40),
  ];

  it('contains the completed reports with a date and a risk age, oldest first', () => {
    expect(trendOf(list).map(({ age }) => age.years)).toEqual([51, 47]);
  });

  it('contains the newest 20 of more reports', () => {
    const days = Array.from({ length: 25 }, (_, index) => index + 1);
    const reports = days.map(day => report(`2026-03-${String(day).padStart(2, '0')}`, 30 + day));
    expect(trendOf(reports).map(({ age }) => age.years)).toEqual(days.slice(5).map(day => 30 + day));
  });

  it('detects that the newest completed report has no risk age', () => {
    expect(latestHasNoAge(list)).toBe(true);
    expect(latestHasNoAge(list.slice(0, 2))).toBe(false);
  });

  it.each([
    [[51, 47], 'good', 'Your risk age went down from 51 to 47.'],
    [[47, 51], 'neutral', 'Your risk age went up from 47 to 51.'],
    [[47, 47], 'neutral', 'Your risk age has stayed at 47.'],
    [[47, 50, 47], 'neutral', 'Your risk age is 47 again.'],
    [
      ['>80', '>80'],
      'neutral',
      'Your risk age is still 80 or over; changes beyond the end of the scale cannot be seen.',
    ],
    [
      ['<30', '<30'],
      'neutral',
      'Your risk age is still 30 or under; changes beyond the end of the scale cannot be seen.',
    ],
    [['>80', 70, '>80'], 'neutral', 'Your risk age is 80 or over again.'],
    [['>80', 71], 'good', 'Your risk age went down from 80 or over to 71.'],
    [[80, '>80'], 'neutral', 'Your risk age went up from 80 to 80 or over.'],
    [[34, '<30'], 'good', 'Your risk age went down from 34 to 30 or under.'],
    [[47], 'neutral', null],
    [[], 'neutral', null],
  ] as const)('describes the ages %j with the tone %s and the sentence %j', (ages, tone, sentence) => {
    expect(trendSentence(points(ages))).toBe(sentence);
    expect(trendTone(points(ages))).toBe(tone);
  });

  it.each([
    [['old', 'new'], 'neutral', /worked out by a new rule/],
    [['old', 'old', 'new'], 'neutral', /worked out by a new rule/],
    [[null, 'new'], 'neutral', /worked out by a new rule/],
    [['old', 'new', 'new'], 'good', /^Your risk age went down from 47 to 46\.$/],
  ] as const)('compares only ages of the newest model: %j', (models, tone, sentence) => {
    const pointsWithModels = points([51, 47, 46].slice(0, models.length)).map((point, index) => ({
      ...point,
      model: models[index] ?? null,
    }));
    expect(trendSentence(pointsWithModels)).toMatch(sentence);
    expect(trendTone(pointsWithModels)).toBe(tone);
  });
});
