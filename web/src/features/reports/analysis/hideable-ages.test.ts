import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mentionsAge, numberPiecesOf } from './hideable-ages.tsx';

/** The text with '_' for each number that `numberPiecesOf` finds. */
const withHiddenNumbers = (text: string) =>
  numberPiecesOf(text)
    .map(piece => (piece.isMatch ? '_' : piece.text))
    .join('');

describe('numberPiecesOf', () => {
  it.each([
    ['65', '_'],
    ['80 or over', '_ or over'],
    ['Why 65, not 47', 'Why _, not _'],
    ['47 + 17.6 = 64.6 years, shown as 65.', '_ + _ = _ years, shown as _.'],
    [
      'Your risk age went down from 65 on March 10, 2024 to 58.',
      'Your risk age went down from _ on March 10, 2024 to _.',
    ],
    ['-', '-'],
    ['', ''],
  ])('finds the numbers of %j, but not its dates: %j', (text, result) => {
    expect(withHiddenNumbers(text)).toBe(result);
  });

  it('returns pieces whose texts add up to the text', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const pieces = numberPiecesOf(text);
        expect(pieces.map(piece => piece.text).join('')).toBe(text);
      }),
    );
  });
});

describe('mentionsAge', () => {
  it.each([
    ['Healthier living can reduce your risks by 9 years', true],
    ['Worth about 1 year of your risk age.', true],
    ['Your body is as old as that of a person of 65.', true],
    ['Your risk in 10 years: 20 in 100 now, 7 in 100 with changes', false],
    ['Your risk of heart disease and stroke is that of a healthy person of 65. You are 47.', true],
    ['You are 47 years old. All parts together change nothing.', true],
    ['about 81 of every 100 parts', false],
    ['138/88 mmHg', false],
    ['12 cigarettes a day', false],
    // 'sausages' contains 'ages', but not as a whole word.
    ['Eat 5 handfuls of vegetables, also sausages once a week.', false],
  ])('for the text %j, returns %s', (text, result) => {
    expect(mentionsAge(text)).toBe(result);
  });
});
