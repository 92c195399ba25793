import { getPriority, setPriority } from 'node:os';
import { move } from 'piscina';
import { type ReportToPrint, renderReport } from './render-report.ts';

// Answering calls is more important than drawing, so this thread gets a lower priority. A higher number is a lower priority, and 19 is the
// lowest. The number is relative to the process: a fixed number could raise the priority, which needs privileges. Only Linux has priorities
// of threads: elsewhere this would change the whole process.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + 5, 19));

/** The task of a worker thread of the printer (`report-printer.ts`). The bytes are transferred to the main thread, not copied. */
export default async function render(report: ReportToPrint): Promise<ReturnType<typeof move>> {
  // Copied first: a small Buffer may share its memory with other Buffers, and shared memory cannot be transferred.
  return move(new Uint8Array(await renderReport(report)));
}
