import { setPriority } from 'node:os';
import { move } from 'piscina';
import { type PrintedReport, renderReport } from './render-report.ts';

// Whoever reads goes before whoever draws, where a core is short. On Linux this is for the thread alone, elsewhere for all of the process.
if (process.platform === 'linux') setPriority(5);

/** What a thread of the printer runs: one report at a time. The bytes are handed over, not copied. */
export default async function render(report: PrintedReport): Promise<ReturnType<typeof move>> {
  // A copy with a buffer of its own: a small Buffer may lie in one that it shares with others.
  return move(new Uint8Array(await renderReport(report)));
}
