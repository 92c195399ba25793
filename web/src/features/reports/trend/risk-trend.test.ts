import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placedTrend, trendOf, trendSentence } from './risk-trend.ts';

const report = (created: string, age: number | null, status = 'ACTIVE') => ({
  risksAppraisedAuditReportId: created,
  risksAppraisedAuditCreatedAt: created,
  risksAppraisedAuditStatus: status,
  risksAppraisedAuditRiskAge: age,
});
const box = { left: 24, right: 600, top: 40, bottom: 120 };

describe('risk trend', () => {
  it('takes completed reports with a date and an age, oldest first', () => {
    const list = [
      report('2026-09-12', 47.4),
      report('2026-03-10', 51),
      report('2026-10-01', null),
      report('2026-11-02', 40, 'PENDING'),
      report('', 40),
    ];
    expect(trendOf(list).map(point => point.age)).toEqual([51, 47]);
  });

  it.each([
    [[51, 47], 'Your risk age went down from 51 to 47.'],
    [[47, 51], 'Your risk age went up from 47 to 51.'],
    [[47, 50, 47], 'Your risk age has stayed at 47.'],
    [[47], null],
    [[], null],
  ])('of %j says: %s', (ages, sentence) => {
    expect(trendSentence(ages.map((age, index) => ({ at: index, age })))).toBe(sentence);
  });

  it('keeps every point in the box, and the last one labelled', () => {
    const points = fc.array(fc.record({ at: fc.nat(), age: fc.integer({ min: 18, max: 100 }) }), {
      minLength: 2,
      maxLength: 20,
    });
    fc.assert(
      fc.property(points, some => {
        const placed = placedTrend(
          [...some].sort((one, other) => one.at - other.at),
          box,
        );
        expect(placed.at(-1)?.labelled).toBe(true);
        for (const { x, y } of placed) {
          expect(x).toBeGreaterThanOrEqual(box.left);
          expect(x).toBeLessThanOrEqual(box.right);
          expect(y).toBeGreaterThanOrEqual(box.top);
          expect(y).toBeLessThanOrEqual(box.bottom);
        }
      }),
    );
  });
});
