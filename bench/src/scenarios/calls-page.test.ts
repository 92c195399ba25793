import { expect, it } from 'vitest';
import { pageLines, type Row } from './calls-page.ts';

/** A row in which LIMIT needs 2 ms of CPU and has a latency of 20 ms. @param adapter the CPU of the adapter in ms; its latency is five times this */
const row = (call: string, adapter: number, kind: Row['kind'] = 'exact'): Row => ({
  call,
  kind,
  isBatch: call === 'dashboard',
  bytes: 100,
  slices: new Map([
    ['LIMIT', [{ cpuPerCall: 2, latencies: [20] }]],
    ['adapter', [{ cpuPerCall: adapter, latencies: [adapter * 5] }]],
  ]),
});

it('linesOf shows the figures as multiples of LIMIT for each kind of answers, with their mean over the single calls', () => {
  const rows = [row('login', 2), row('library', 8), row('dashboard', 100), row('login', 6, 'extra')];
  const servers = ['LIMIT', 'adapter'];
  const page = pageLines({ servers, rows, arePinned: true, peakMemory: new Map([['adapter', 543]]) }).join(
    '\n',
  );
  expect(page).toContain('| CPU of a call: adapter, × LIMIT | 1.00 | 4.00 | 50.00 | 2.00 |');
  expect(page).toContain('| p99: adapter, × LIMIT | 0.50 | 2.00 | 25.00 | 1.00 |');
  expect(page).toContain('| CPU of a call: adapter, × LIMIT | 3.00 | 3.00 |');
  expect(page).toContain('| peak, MB | - | 543 |');
});
