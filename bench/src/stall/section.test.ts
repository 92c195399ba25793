import { describe, expect, it } from 'vitest';
import { isMet, maxLivez } from './section.ts';

const figures = {
  name: 'x',
  livez: maxLivez,
  stall: { wallMs: 1, cpuMs: 1 },
  memory: 20,
  maxMemory: 20,
  ended: {},
};

describe('what a hostile gateway may do', () => {
  it.each([
    [figures, true],
    [{ ...figures, livez: maxLivez + 1 }, false],
    [{ ...figures, memory: 21 }, false],
    [{ ...figures, memory: 500, maxMemory: null }, true],
    [{ ...figures, memory: Number.NaN }, true],
  ])('%j is met: %j', (measured, isGood) => {
    expect(isMet(measured)).toBe(isGood);
  });
});
