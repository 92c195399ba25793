import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goalText } from './goal-cards.tsx';

describe('goalText', () => {
  it.each([
    [0, '0'],
    [7, '7'],
    [7.5, '7.5'],
    // Rounded to tenths.
    [7.04, '7'],
    [999.95, '1,000'],
    [8000, '8,000'],
    [1_234_567, '1,234,567'],
    [-1200, '-1,200'],
  ])('returns for %d the text %s', (amount, text) => {
    expect(goalText(amount)).toBe(text);
  });

  // `goalText` replaces `Intl.NumberFormat`, which takes 30 ms to load on a phone.
  it('returns the same text as `Intl.NumberFormat`', () => {
    const { format } = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), hundredths => {
        expect(goalText(hundredths / 100)).toBe(format(hundredths / 100));
      }),
    );
  });
});
