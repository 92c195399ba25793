import { describe, expect, it } from 'vitest';
import { rowLayoutOf } from './option-rows.tsx';

const options = (count: number, length: number) =>
  Array.from({ length: count }, () => ({ label: 'x'.repeat(length) }));

describe('rowLayoutOf', () => {
  // The cases are on both sides of each limit: labels of 22, 12, 36 and 56 characters, and 6 and 8 options.
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
    [6, 37, 'rows'],
    [7, 36, 'columns'],
    [7, 37, 'rows'],
    [8, 56, 'columns'],
    [8, 57, 'rows'],
  ])('lays out %s options with labels of %s characters as: %s', (count, length, layout) => {
    expect(rowLayoutOf(options(count, length))).toBe(layout);
  });
});
