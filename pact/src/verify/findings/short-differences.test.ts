import { describe, expect, it } from 'vitest';
import { shortDifferences } from './short-differences.ts';

describe('the differences of a finding, for people', () => {
  it('stand once for all elements of a list, with how often, and apart where the fault is another', () => {
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

  it('say once what came, where it is the same in each', () => {
    const missing = [0, 1].map(at => `meta.modules[${at}].questions[2].label: expected string, got nothing`);
    expect(shortDifferences(missing)).toEqual([
      'meta.modules[].questions[].label: expected string, got nothing (2 times)',
    ]);
  });
});
