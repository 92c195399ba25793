import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainNumber } from '../../../test/arbitraries.ts';
import { isAnswered, plainNumberOf } from './answer-value.ts';

describe('plainNumberOf', () => {
  it.each([
    ['45', 45],
    [' 45 ', 45],
    ['5.5', 5.5],
    ['-3', -3],
    ['007', 7],
    [0, 0],
    [45, 45],
  ])('reads %j as %d', (value, expected) => {
    expect(plainNumberOf(value)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    '5,5',
    '1 000',
    'abc',
    'NaN',
    // `Number` would accept these texts.
    '1e3',
    '5.',
    '.5',
    '0x10',
    '+4',
    'Infinity',
    // More than 9 digits before or 6 after the decimal point: a JavaScript number keeps at least 15 digits.
    '1234567890',
    '0.1234567',
    null,
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('returns null for %o', value => {
    expect(plainNumberOf(value)).toBeNull();
  });

  it('reads the text of a number as that number', () => {
    fc.assert(
      fc.property(plainNumber, number => {
        expect(plainNumberOf(String(number))).toBe(number);
      }),
    );
  });
});

describe('isAnswered', () => {
  it.each([
    [null, false],
    [undefined, false],
    ['', false],
    ['  ', false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
    [0, true],
    ['0', true],
  ])('returns for the value %o: %s', (value, expected) => {
    expect(isAnswered(value)).toBe(expected);
  });
});
