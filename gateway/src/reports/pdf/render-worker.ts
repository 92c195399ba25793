import { move } from 'piscina';
import { type PrintedReport, renderReport } from './render-report.ts';

/** What a thread of the printer runs: one report at a time. The bytes are handed over, not copied. */
export default async function render(report: PrintedReport): Promise<ReturnType<typeof move>> {
  // A copy with a buffer of its own: a small Buffer may lie in one that it shares with others.
  return move(new Uint8Array(await renderReport(report)));
}
