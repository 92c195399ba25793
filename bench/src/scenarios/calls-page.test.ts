import { describe, expect, it } from 'vitest';
import type { Measurement, Row } from '../measurements.ts';
import { goalsOf, isMet } from './calls-page.ts';

const measurement = (cpuPerCall: number): Measurement => ({
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
  measurements: new Map([
    ['LIMIT', measurement(1)],
    ['typebox', measurement(3)],
    ['adapter', measurement(adapter)],
  ]),
  errors: new Map(),
  peakMemory: new Map([
    ['LIMIT', 200],
    ['typebox', 250],
    ['adapter', memory],
  ]),
});

const goals = (rows: readonly Row[], maxStall = Number.NaN) =>
  goalsOf({
    servers: ['LIMIT', 'typebox', 'adapter'],
    rows,
    pinned: true,
    startMs: new Map(),
    stalls: new Map([['adapter', { max: maxStall, median: 1 }]]),
  });
const found = (rows: readonly Row[], start: string, maxStall?: number) =>
  goals(rows, maxStall).find(({ text }) => text.startsWith(start));

describe('goals of the bench', () => {
  it('means CPU and p99 over single calls, the page of several left out', () => {
    const rows = [row('login', 1), row('library', 4), row('dashboard', 100)];
    expect(found(rows, 'CPU, geometric mean, exact')?.value).toBeCloseTo(2);
    expect(found(rows, 'p99')?.value).toBeCloseTo(2);
    expect(found(rows, 'CPU of the dashboard')?.value).toBeCloseTo(100);
  });

  it('keeps the two kinds of answers apart', () => {
    const rows = [row('login', 1), row('login', 3, 200, 'extra')];
    expect(found(rows, 'CPU, geometric mean, exact')?.value).toBeCloseTo(1);
    expect(found(rows, 'CPU, geometric mean, members')?.value).toBeCloseTo(3);
  });

  it('names the dearest call, and the one on which a peer is nearest or ahead', () => {
    const rows = [row('login', 1.5), row('save', 6)];
    expect(found(rows, 'CPU of the dearest')?.text).toContain('save');
    const beside = found(rows, 'CPU beside typebox');
    expect(beside).toMatchObject({ value: 2, text: expect.stringContaining('save') });
    expect(beside && isMet(beside)).toBe('no');
  });

  it('looks at calls under the main load alone', () => {
    const rows = [row('login', 1.2), { ...row('login', 9), connections: 256 }];
    expect(found(rows, 'CPU of the dearest')?.value).toBeCloseTo(1.2);
  });

  it('tells memory without and with the largest call', () => {
    const rows = [row('login', 1, 230), row('pdf-10mb', 1, 500)];
    expect(found(rows, "peak memory above LIMIT's, without")?.value).toBe(30);
    expect(found(rows, "peak memory above LIMIT's, with it")?.value).toBe(300);
  });

  it('calls nothing met or missed that was not measured', () => {
    expect(goals([]).map(isMet)).toEqual(goals([]).map(() => '-'));
    expect(isMet({ text: '', value: 41, max: 40, unit: 'ms' })).toBe('no');
    expect(isMet({ text: '', value: 40, max: 40, unit: 'ms' })).toBe('yes');
  });
});
