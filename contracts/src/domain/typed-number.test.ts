import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainNumberOf } from './hra/answer-value.ts';
import { commaMeaningsOf, typedAmountOf, typedNumberOf } from './typed-number.ts';

const numberIn = (typed: string) => plainNumberOf(typedNumberOf(typed));

describe('typedNumberOf', () => {
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

  it.each([
    ['1,200', '1,200', [1200, 1.2]],
    ['١٬٢٠٠', '1,200', [1200, 1.2]],
    ['١٫٢٠٠', '1,200', [1200, 1.2]],
    ['１，２００', '1,200', [1200, 1.2]],
    ['1,2345', '1,2345', []],
    ['5,', '5,', []],
    [',5', ',5', []],
    ['1e3', '1e3', []],
    ['1,234,567', null, []],
    ['1.200,5', null, []],
    ['1 200', null, []],
    ['10²', null, []],
    ['forty', null, []],
    ['-', null, []],
    ['', null, []],
  ])(
    'does not read %j as a number, but normalizes it to %j; commaMeaningsOf returns %j',
    (typed, normalized, meanings) => {
      expect(numberIn(typed)).toBeNull();
      expect(typedNumberOf(typed)).toBe(normalized);
      expect(commaMeaningsOf(typed)).toEqual(meanings);
    },
  );

  const scripts = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９'];
  // A separator before three digits may also separate thousands.
  it('reads the same value in every script and with every separator before one or two decimals', () => {
    const typed = fc.record({
      whole: fc.nat(999_999),
      decimals: fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 4 }),
      separator: fc.constantFrom(',', '٫', '٬', '，'),
      script: fc.constantFrom(...scripts),
    });
    fc.assert(
      fc.property(typed, ({ whole, decimals, separator, script }) => {
        const spelled = (text: string) => text.replace(/\d/g, digit => script[Number(digit)] ?? '');
        const plain = decimals.length < 3 ? Number(`${whole}.${decimals}`) : null;
        expect(numberIn(spelled(`${whole}`) + separator + spelled(decimals))).toBe(plain);
        expect(numberIn(spelled(`${whole}.${decimals}`))).toBe(Number(`${whole}.${decimals}`));
      }),
    );
  });

  it('keeps the typed digits in their order', () => {
    const characters = fc.constantFrom(...scripts.join(''), ...',.٫٬，． -+e');
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 9 }), typed => {
        const number = typedNumberOf(typed);
        if (plainNumberOf(number) === null) return;
        const digits = [...typed]
          .flatMap(each => scripts.flatMap(script => [...script].indexOf(each)))
          .filter(at => at >= 0);
        expect(number?.replace(/\D/g, '')).toBe(digits.join(''));
      }),
    );
  });
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

  it('reads the same number with and without a unit, and with any space before the unit', () => {
    const numbers = fc.string({ unit: fc.constantFrom(...'0123456789٠۵６,.٫ -'), maxLength: 8 });
    const units = fc.constantFrom(
      ['mg/dL', 'mg/dL'],
      ['mg/dl', 'mg/dL'],
      ['MMOL/L', 'mmol/L'],
      ['mmol', 'mmol/L'],
    );
    fc.assert(
      fc.property(numbers, fc.constantFrom('', ' ', '  '), units, (typed, gap, [spelled, unit]) => {
        const number = typedNumberOf(typed);
        expect(typedAmountOf(`${typed}${gap}${spelled}`)).toEqual(number === null ? null : { number, unit });
        expect(typedAmountOf(typed)).toEqual(number === null ? null : { number, unit: null });
      }),
    );
  });
});
