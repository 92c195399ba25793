import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainNumberOf } from './hra/answer-value.ts';
import { commaMeaningsOf, normalizeTypedNumber, typedAmountOf } from './typed-number.ts';

/** A separator before three digits separates thousands or decimals: 1200 or 1.2. */
const ambiguousTexts = ['1,200', '١٬٢٠٠', '١٫٢٠٠', '１，２００'];

const numberIn = (typed: string) => plainNumberOf(normalizeTypedNumber(typed));

describe('normalizeTypedNumber', () => {
  it.each([
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['12,75', 12.75],
    ['-7,5', -7.5],
    [' 70 ', 70],
    ['1.200', 1.2],
    // Arabic, Persian and full-width digits, with their decimal and thousands separators.
    ['٧٫٥', 7.5],
    ['٧٬٥', 7.5],
    ['\u200f١٢٠', 120],
    ['۱۲٫۵', 12.5],
    ['１８０', 180],
    ['６２，５', 62.5],
    ['６２．５', 62.5],
  ])('reads %j as %d', (typed, number) => {
    expect(numberIn(typed)).toBe(number);
  });

  it.each(ambiguousTexts)('normalizes the ambiguous %j to 1,200, which is not read as a number', typed => {
    expect(normalizeTypedNumber(typed)).toBe('1,200');
    expect(numberIn(typed)).toBeNull();
  });

  it.each(['1,2345', '5,', ',5', '1e3'])('keeps %j, which is not read as a number', typed => {
    expect(normalizeTypedNumber(typed)).toBe(typed);
    expect(numberIn(typed)).toBeNull();
  });

  it.each(['1,234,567', '1.200,5', '1 200', '10²', 'forty', '-', ''])(
    'returns null for %j, which is not a number',
    typed => {
      expect(normalizeTypedNumber(typed)).toBeNull();
    },
  );

  const digitSets = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９'];
  it('reads the same value with the digits of every script', () => {
    const typed = fc.record({
      whole: fc.nat(999_999),
      decimals: fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 4 }),
      separator: fc.constantFrom(',', '٫', '٬', '，'),
      digitSet: fc.constantFrom(...digitSets),
    });
    fc.assert(
      fc.property(typed, ({ whole, decimals, separator, digitSet }) => {
        const inDigitSet = (text: string) => text.replace(/\d/g, digit => digitSet[Number(digit)] ?? '');
        const value = Number(`${whole}.${decimals}`);
        expect(numberIn(inDigitSet(`${whole}.${decimals}`))).toBe(value);
        // A separator before three digits is ambiguous. Before four digits it is not accepted.
        const valueWithSeparator = decimals.length < 3 ? value : null;
        expect(numberIn(inDigitSet(`${whole}${separator}${decimals}`))).toBe(valueWithSeparator);
      }),
    );
  });

  it('keeps the typed digits in their order', () => {
    const characters = fc.constantFrom(...digitSets.join(''), ...',.٫٬，． -+e');
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 9 }), typed => {
        const number = normalizeTypedNumber(typed);
        if (plainNumberOf(number) === null) return;
        const typedDigits = [...typed].map(character => {
          const digitSet = digitSets.find(digits => digits.includes(character));
          return digitSet?.indexOf(character) ?? '';
        });
        expect(number?.replace(/\D/g, '')).toBe(typedDigits.join(''));
      }),
    );
  });
});

describe('commaMeaningsOf', () => {
  it.each(ambiguousTexts)('returns both meanings of %j', typed => {
    expect(commaMeaningsOf(typed)).toEqual([1200, 1.2]);
  });

  it.each(['1,20', '1,2345', '5,', ',5', '1,234,567', '1.200,5', '1 200', '1e3', '10²', 'forty', '-', ''])(
    'returns no meanings for %j, which is not ambiguous',
    typed => {
      expect(commaMeaningsOf(typed)).toEqual([]);
    },
  );
});

describe('typedAmountOf', () => {
  it.each([
    ['22 mmol/L', '22', 'mmol/L'],
    ['396 mg/dl', '396', 'mg/dL'],
    ['5.4mmol', '5.4', 'mmol/L'],
    ['5,4 MMOL / l.', '5.4', 'mmol/L'],
    ['5.4 mmol per litre', '5.4', 'mmol/L'],
    ['97 mg', '97', 'mg/dL'],
    ['97mg%', '97', 'mg/dL'],
    ['97 mg per 100 ml', '97', 'mg/dL'],
    ['٥٫٤ mmol/L', '5.4', 'mmol/L'],
    ['1,200 mg/dL', '1,200', 'mg/dL'],
    ['97', '97', null],
    [' 5,5 ', '5.5', null],
    ['1e3', '1e3', null],
  ])('reads %j as %s in %s', (typed, number, unit) => {
    expect(typedAmountOf(typed)).toEqual({ number, unit });
  });

  it.each(['', 'mmol/L', 'forty mg/dL', '5.4 g/L', '5.4 mm', '5 4 mmol/L', '5.4 mmol/L 6', '176 cms'])(
    'returns null for %j',
    typed => {
      expect(typedAmountOf(typed)).toBeNull();
    },
  );

  it('reads the same number with and without a unit, and with or without spaces before the unit', () => {
    const numbers = fc.string({ unit: fc.constantFrom(...'0123456789٠۵６,.٫ -'), maxLength: 8 });
    const units = fc.constantFrom(
      ['mg/dL', 'mg/dL'],
      ['mg/dl', 'mg/dL'],
      ['MMOL/L', 'mmol/L'],
      ['mmol', 'mmol/L'],
    );
    fc.assert(
      fc.property(numbers, fc.constantFrom('', ' ', '  '), units, (typed, space, [spelling, unit]) => {
        const number = normalizeTypedNumber(typed);
        expect(typedAmountOf(`${typed}${space}${spelling}`)).toEqual(
          number === null ? null : { number, unit },
        );
        expect(typedAmountOf(typed)).toEqual(number === null ? null : { number, unit: null });
      }),
    );
  });
});
