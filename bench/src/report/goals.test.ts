import { describe, expect, it } from 'vitest';
import type { Figures, Row } from '../figures.ts';
import { goalsOf, isMet } from './goals.ts';

const figures = (cpuPerCall: number): Figures => ({
  callsPerSecond: 1000,
  p99: cpuPerCall * 10,
  cpuPerCall,
  driverShare: 0.5,
  othersShare: 0,
});

/** A row in which LIMIT needs 1 ms, the peer 3 ms. */
const row = (call: string, adapter: number, memory = 200, kind: Row['kind'] = 'exact'): Row => ({
  call,
  kind,
  connections: 32,
  bytes: 100,
  figures: new Map([
    ['LIMIT', figures(1)],
    ['typebox', figures(3)],
    ['adapter', figures(adapter)],
  ]),
  troubles: new Map(),
  peakMemory: new Map([
    ['LIMIT', 200],
    ['typebox', 250],
    ['adapter', memory],
  ]),
});

const goals = (rows: readonly Row[], longest = Number.NaN) =>
  goalsOf({
    servers: ['LIMIT', 'typebox', 'adapter'],
    rows,
    seconds: 1,
    pinned: true,
    startMs: new Map(),
    stalls: new Map([['adapter', { longest, median: 1 }]]),
  });
const found = (rows: readonly Row[], start: string, longest?: number) =>
  goals(rows, longest).find(({ text }) => text.startsWith(start));

describe('goals of the bench', () => {
  it('means CPU and p99 over single calls, the page of several left out', () => {
    const rows = [row('login', 1), row('library', 4), row('dashboard', 100)];
    expect(found(rows, 'CPU, geometric mean, exact')?.figure).toBeCloseTo(2);
    expect(found(rows, 'p99')?.figure).toBeCloseTo(2);
    expect(found(rows, 'CPU of the dashboard')?.figure).toBeCloseTo(100);
  });

  it('keeps the two kinds of answers apart', () => {
    const rows = [row('login', 1), row('login', 3, 200, 'extra')];
    expect(found(rows, 'CPU, geometric mean, exact')?.figure).toBeCloseTo(1);
    expect(found(rows, 'CPU, geometric mean, members')?.figure).toBeCloseTo(3);
  });

  it('names the dearest call, and the one on which a peer is nearest or ahead', () => {
    const rows = [row('login', 1.5), row('save', 6)];
    expect(found(rows, 'CPU of the dearest')?.text).toContain('save');
    const beside = found(rows, 'CPU beside typebox');
    expect(beside).toMatchObject({ figure: 2, text: expect.stringContaining('save') });
    expect(beside && isMet(beside)).toBe('no');
  });

  it('looks at calls under the main load alone', () => {
    const rows = [row('login', 1.2), { ...row('login', 9), connections: 256 }];
    expect(found(rows, 'CPU of the dearest')?.figure).toBeCloseTo(1.2);
  });

  it('tells memory without and with the largest call', () => {
    const rows = [row('login', 1, 230), row('pdf-10mb', 1, 500)];
    expect(found(rows, "peak memory above LIMIT's, without")?.figure).toBe(30);
    expect(found(rows, "peak memory above LIMIT's, with it")?.figure).toBe(300);
  });

  it('calls nothing met or missed that was not measured', () => {
    expect(goals([]).map(isMet)).toEqual(goals([]).map(() => '-'));
    expect(isMet({ text: '', figure: 41, most: 40, unit: 'ms' })).toBe('no');
    expect(isMet({ text: '', figure: 40, most: 40, unit: 'ms' })).toBe('yes');
  });
});
