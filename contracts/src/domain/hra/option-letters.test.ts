import { describe, expect, it } from 'vitest';
import { letterOf } from './option-letters.ts';

describe('option letters', () => {
  it('run from A to Z, each once', () => {
    const letters = Array.from({ length: 26 }, (_, index) => letterOf(index));
    expect(letters.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    expect(new Set(letters).size).toBe(26);
  });

  it.each([-1, 26, 36, 0.5, Number.NaN])('end there: %d has none', index => {
    expect(letterOf(index)).toBeNull();
  });
});
