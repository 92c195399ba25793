import { describe, expect, it } from 'vitest';
import { answerKeys } from './answer-groups.ts';
import { kindOf } from './answer-keys.ts';
import { unitOf } from './answer-units.ts';

describe('the unit of an answer', () => {
  it.each(answerKeys)('%s has one exactly where it is a number', key => {
    expect(unitOf(key) !== null).toBe(kindOf(key) === 'number');
  });
});
