import { describe, expect, it } from 'vitest';
import { isMet, livezGoal } from './hostile.ts';

const measurement = {
  name: 'x',
  maxLivezMs: livezGoal,
  stallMs: 1,
  workMs: 1,
  memory: 20,
  maxMemory: 20,
  ends: '1 OK',
};

describe('what a hostile gateway may do', () => {
  it.each([
    [measurement, true],
    [{ ...measurement, maxLivezMs: livezGoal + 1 }, false],
    [{ ...measurement, memory: 21 }, false],
    [{ ...measurement, memory: 500, maxMemory: null }, true],
    [{ ...measurement, memory: Number.NaN }, true],
  ])('%j is met: %j', (measured, isGood) => {
    expect(isMet(measured)).toBe(isGood);
  });
});
