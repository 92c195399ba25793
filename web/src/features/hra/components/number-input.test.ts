import { type AnswerCheck, checkOf } from '@choose-life/contracts/domain/hra/answer-check';
import type { AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import { describe, expect, it } from 'vitest';
import { numberFaultOf, rangeOf, unreadableFaultOf } from './number-input.tsx';

const weight = { min: 30, max: 300, units: 'kg' };
const digitsOnly = 'Enter a number in digits, for example 70 or 5.5.';

describe('rangeOf', () => {
  it.each([
    [weight, '30 to 300 kg'],
    [{ min: 0, max: 100, units: '%' }, '0 to 100%'],
    [{ min: 0, max: 60, units: null }, '0 to 60'],
    [{ min: 18, max: null, units: 'years' }, '18 years or more'],
    [{ min: null, max: 9, units: null }, 'up to 9'],
    [{ min: null, max: null, units: 'kg' }, null],
  ])('describes the limits %j as %s', (limits, text) => {
    expect(rangeOf(limits)).toBe(text);
  });
});

describe('numberFaultOf', () => {
  it.each([
    ['70', null],
    [70, null],
    ['30', null],
    ['300', null],
    [null, null],
    ['29.9', 'Enter a number between 30 and 300 kg.'],
    ['301', 'Enter a number between 30 and 300 kg.'],
    ['1e2', digitsOnly],
    // Only another client can have stored this answer: this page stores a typed '5,5' as '5.5'.
    ['5,5', digitsOnly],
  ])('returns for the answer %j the fault: %s', (value: AnswerValue | null, fault) => {
    const check = checkOf({ weight_kg: value }, 'weight_kg', () => weight);
    expect(numberFaultOf(weight, check)).toBe(fault);
  });

  it.each<[AnswerCheck['kind'], string]>([
    ['unit', 'Did you mean something else?'],
    ['order', 'The low number must be smaller than the high number.'],
  ])('returns for a check of the kind %s the fault: %s', (kind, fault) => {
    expect(numberFaultOf(weight, { key: 'weight_kg', kind, suggestions: [] })).toBe(fault);
  });

  it.each([
    [{ min: 18, max: null, units: 'years' }, 'Enter a number 18 years or more.'],
    [{ min: null, max: 9, units: null }, 'Enter a number up to 9.'],
  ])('names the only limit of %j', (limits, fault) => {
    const outside: AnswerCheck = { key: 'age_in_years', kind: 'outside', suggestions: [] };
    expect(numberFaultOf(limits, outside)).toBe(fault);
  });
});

describe('unreadableFaultOf', () => {
  it('explains what to type if there is no earlier answer', () => {
    expect(unreadableFaultOf('far', null).fault).toBe(digitsOnly);
  });

  it('names the earlier answer, which is still used', () => {
    const expected = { fault: '176 cms could not be read; 175 is used.', note: digitsOnly };
    expect(unreadableFaultOf('176 cms', '175')).toEqual(expected);
  });
});
