import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportViewOf } from './report-view-of.ts';
import { urgentRows } from './urgent.ts';

const age = fc.option(fc.integer({ min: 18, max: 100 }));
const ages = fc.record({ targetAge: age, riskAge: age, currentAge: age });

describe('praise', () => {
  it('is never said beside something urgent, whatever the ages', () => {
    fc.assert(
      fc.property(ages, fc.constantFrom(...urgentRows), (some, { id }) => {
        const { analysis } = reportViewOf({ ages: some, details: null, helpLines: [], urgentIds: [id] });
        expect(analysis.tone).toBe('urgent');
        expect([analysis.headline, ...analysis.sentences].join(' ')).not.toMatch(
          /younger|keep it up|win back/i,
        );
      }),
    );
  });
});
