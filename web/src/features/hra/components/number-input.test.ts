import { type AnswerCheck, checkOf } from '@choose-life/contracts/domain/hra/answer-check';
import type { AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import { describe, expect, it } from 'vitest';
import { numberFaultOf, rangeOf } from './number-input.tsx';

const weight = { min: 30, max: 300, units: 'kg' };
const digits = 'Enter a number in digits, for example 70 or 5.5.';

describe('range', () => {
  it.each([
    [weight, '30 to 300 kg'],
    [{ min: 0, max: 100, units: '%' }, '0 to 100%'],
    [{ min: 0, max: 60, units: null }, '0 to 60'],
    [{ min: 18, max: null, units: 'years' }, '18 years or more'],
    [{ min: null, max: 9, units: null }, 'up to 9'],
    [{ min: null, max: null, units: 'kg' }, null],
  ])('of %j reads %s', (limits, text) => {
    expect(rangeOf(limits)).toBe(text);
  });
});

describe('number fault', () => {
  it.each([
    ['70', false, null],
    [70, false, null],
    ['30', false, null],
    ['300', false, null],
    [null, false, null],
    ['29.9', false, 'Enter a number between 30 and 300 kg.'],
    ['301', false, 'Enter a number between 30 and 300 kg.'],
    [null, true, digits],
    ['1e2', false, digits],
    ['5,5', false, digits],
  ])('of %j (bad input %s) is %s', (value: AnswerValue | null, badInput, fault) => {
    const check = checkOf({ weight_kg: value }, 'weight_kg', () => weight);
    expect(numberFaultOf(weight, check, badInput)).toBe(fault);
  });

  it.each<[AnswerCheck['kind'], string]>([
    ['unit', 'Did you mean something else?'],
    ['order', 'The low number must be smaller than the high number.'],
  ])('of a number to check for its %s is: %s', (kind, fault) => {
    expect(numberFaultOf(weight, { key: 'weight_kg', kind, suggestions: [] }, false)).toBe(fault);
  });

  it.each([
    [{ min: 18, max: null, units: 'years' }, 'Enter a number 18 years or more.'],
    [{ min: null, max: 9, units: null }, 'Enter a number up to 9.'],
  ])('knows one limit alone: %j', (limits, fault) => {
    const outside: AnswerCheck = { key: 'age_in_years', kind: 'outside', suggestions: [] };
    expect(numberFaultOf(limits, outside, false)).toBe(fault);
  });
});
