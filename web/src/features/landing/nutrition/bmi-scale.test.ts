import { describe, expect, it } from 'vitest';
import { bmiTicks, numberOf, placeOfBmi } from './bmi-scale.ts';

describe('scale of the body mass index', () => {
  it.each([
    [15, 0],
    [27.5, 50],
    [40, 100],
    [3, 0],
    [400, 100],
  ])('puts %d at %d percent', (value, place) => {
    expect(placeOfBmi(value)).toBe(place);
  });

  it('keeps the limits in their order', () => {
    const places = bmiTicks.map(placeOfBmi);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});

describe('typed number', () => {
  it.each([
    ['170', 170],
    ['62.5', 62.5],
    ['62,5', 62.5],
    [' 70 ', 70],
    ['', 0],
    ['-', 0],
    ['1e999', 0],
  ])('reads %j as %d', (typed, value) => {
    expect(numberOf(typed)).toBe(value);
  });
});
