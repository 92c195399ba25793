import { describe, expect, it } from 'vitest';
import { describeValue, type ExpectedKind, shortDifferences } from './difference.ts';

describe('describeValue', () => {
  it.each<[unknown, ExpectedKind, string]>([
    // Shown, because the value looks like the expected kind: a number or a word such as 'null', or a short code.
    ['42', 'number', '"42"'],
    ['5,5', 'number', '"5,5"'],
    ['null', 'number', '"null"'],
    [42, 'code', '42'],
    ['99', 'code', '"99"'],
    ['FAILED', 'code', '"FAILED"'],
    [' 22 ', 'code', '" 22 "'],
    [true, 'number', 'true'],
    // Not shown, because the value does not look like the expected kind.
    ['ada@example.test', 'number', 'a string of 16 characters'],
    ['Ada', 'number', 'a string of 3 characters'],
    ['ada@work', 'code', 'a string of 8 characters'],
    // Not shown, because the value has more than 12 characters.
    ['a very long code', 'code', 'a string of 16 characters'],
    ['1234567890123', 'number', 'a string of 13 characters'],
    // Never shown, because the contract expects neither a number nor a code.
    [42, 'other', 'a number'],
    ['smoker', 'other', 'a string of 6 characters'],
    [true, 'other', 'a boolean'],
    ['', 'other', 'an empty string'],
    // Objects and lists are never shown.
    [{ answer: 'smoker' }, 'code', 'an object'],
    [['smoker'], 'number', 'a list of 1'],
    [[], 'other', 'an empty list'],
    // Null and a missing value have a word of their own, whatever kind the contract expects.
    [null, 'code', 'null'],
    [undefined, 'number', 'nothing'],
  ])('for %j, if the contract expects the kind "%s", returns %s', (value, kind, description) => {
    expect(describeValue(value, kind)).toBe(description);
  });
});

describe('shortDifferences', () => {
  it('joins texts that differ only in list indexes or the received value, and adds their count', () => {
    expect(
      shortDifferences([
        'status: expected "OK", got "ok"',
        'data[0].input[0].min: expected number, got "18"',
        'data[0].input[1].min: expected number, got "40"',
        'data[7].input[0].min: expected number, got a string of 9 characters',
        'data[7].input[0].max: expected number, got "120"',
        'data[8].input[0].min: expected number or null, got "120"',
      ]),
    ).toEqual([
      'status: expected "OK", got "ok"',
      'data[].input[].min: expected number, got "18" and others (3 times)',
      'data[7].input[0].max: expected number, got "120"',
      'data[8].input[0].min: expected number or null, got "120"',
    ]);
  });

  it('omits "and others" if the received value is the same in all elements', () => {
    const missing = [0, 1].map(
      index => `meta.modules[${index}].questions[2].label: expected string, got nothing`,
    );
    expect(shortDifferences(missing)).toEqual([
      'meta.modules[].questions[].label: expected string, got nothing (2 times)',
    ]);
  });
});
