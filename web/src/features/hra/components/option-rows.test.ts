import { describe, expect, it } from 'vitest';
import { rowLayoutOf } from './option-rows.tsx';

const options = (count: number, length: number) =>
  Array.from({ length: count }, () => ({ label: 'x'.repeat(length) }));

describe('rowLayoutOf', () => {
  it.each([
    [0, 0, 'rows'],
    [1, 5, 'rows'],
    [2, 22, 'two'],
    [2, 23, 'rows'],
    [3, 12, 'three'],
    [3, 13, 'rows'],
    [4, 3, 'rows'],
    [5, 3, 'rows'],
    [6, 36, 'columns'],
    [7, 37, 'rows'],
    [12, 56, 'columns'],
    [26, 57, 'rows'],
  ])('returns for %s options with %s characters: %s', (count, length, layout) => {
    expect(rowLayoutOf(options(count, length))).toBe(layout);
  });
});
