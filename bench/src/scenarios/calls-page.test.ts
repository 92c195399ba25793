import { expect, it } from 'vitest';
import { type MeasuredCall, pageLines } from './calls-page.ts';

/**
 * A measured call in which LIMIT, the pass-through server that all figures are compared with, needs 2 ms of CPU and has a latency of 20 ms. The
 * latency of the adapter is five times its CPU time.
 */
const callOf = (call: string, adapterCpuMs: number, kind: MeasuredCall['kind'] = 'exact'): MeasuredCall => ({
  call,
  kind,
  isBatch: call === 'dashboard',
  bytes: 100,
  slices: new Map([
    ['LIMIT', [{ cpuPerCall: 2, latencies: [20] }]],
    ['adapter', [{ cpuPerCall: adapterCpuMs, latencies: [adapterCpuMs * 5] }]],
  ]),
});

it('pageLines shows for each kind of answers the figures as multiples of LIMIT, and their geometric mean without batches', () => {
  const calls = [
    callOf('login', 2),
    callOf('library', 8),
    callOf('dashboard', 100),
    callOf('login', 6, 'extra'),
  ];
  const servers = ['LIMIT', 'adapter'];
  const peakMemory = new Map([['adapter', 543]]);
  const page = pageLines({ servers, calls, arePinned: true, peakMemory }).join('\n');
  // The dashboard is a batch, so the mean is that of login and library.
  expect(page).toContain('| CPU of a call: adapter, × LIMIT | 1.00 | 4.00 | 50.00 | 2.00 |');
  expect(page).toContain('| p99: adapter, × LIMIT | 0.50 | 2.00 | 25.00 | 1.00 |');
  expect(page).toContain('| CPU of a call: adapter, × LIMIT | 3.00 | 3.00 |');
  expect(page).toContain('| peak, MB | - | 543 |');
});
