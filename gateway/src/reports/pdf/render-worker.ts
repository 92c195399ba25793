import { getPriority, setPriority } from 'node:os';
import { move } from 'piscina';
import { type PrintedReport, renderReport } from './render-report.ts';

// Answering calls is more urgent than drawing, also in a process that is nice already: without privileges none may become less
// so. Only Linux has a priority for each thread; elsewhere it would be the whole process's.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + 5, 19));

/** The function of a printer's thread, for one report at a time. The bytes are moved to the other thread, not copied. */
export default async function render(report: PrintedReport): Promise<ReturnType<typeof move>> {
  // A copy with memory of its own: a small Buffer may share its memory with others, and that cannot be moved.
  return move(new Uint8Array(await renderReport(report)));
}
