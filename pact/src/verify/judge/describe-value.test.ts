import { describe, expect, it } from 'vitest';
import { describeValue, type Place } from './describe-value.ts';

describe('what a report says about a value', () => {
  it.each<[unknown, Place, string]>([
    ['42', 'figure', '"42"'],
    ['5,5', 'figure', '"5,5"'],
    ['null', 'figure', '"null"'],
    [42, 'code', '42'],
    ['99', 'code', '"99"'],
    ['FAILED', 'code', '"FAILED"'],
    [' 22 ', 'code', '" 22 "'],
    [true, 'figure', 'true'],
  ])('shows %j where the contract has a %s', (value, place, said) => {
    expect(describeValue(value, place)).toBe(said);
  });

  it.each<[unknown, Place, string]>([
    ['ada@example.test', 'figure', 'a string of 16 characters'],
    ['Ada', 'figure', 'a string of 3 characters'],
    ['ada@work', 'code', 'a string of 8 characters'],
    ['a very long code', 'code', 'a string of 16 characters'],
    ['1234567890123', 'figure', 'a string of 13 characters'],
    [42, 'other', 'a number'],
    ['smoker', 'other', 'a string of 6 characters'],
    [true, 'other', 'a boolean'],
    ['', 'other', 'an empty string'],
    [{ answer: 'smoker' }, 'code', 'an object'],
    [['smoker'], 'figure', 'a list of 1'],
    [[], 'other', 'an empty list'],
    [null, 'code', 'null'],
    [undefined, 'figure', 'nothing'],
  ])('does not show %j where the contract has a %s', (value, place, said) => {
    expect(describeValue(value, place)).toBe(said);
  });
});
