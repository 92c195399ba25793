import { setTimeout as delay } from 'node:timers/promises';
import { renderReport } from '@choose-life/gateway/reports/pdf/render-report';
import { createReportPrinter } from '@choose-life/gateway/reports/report-printer';
import { sampleReports } from '@choose-life/gateway/testing/reports/sample-reports';
import { watchStalls } from '../measure/stall-watch.ts';
import { writeSection } from '../speed-page.ts';
import { median } from '../statistics.ts';
import { pdfSection } from './section.ts';

/**
 * `npm run bench:pdf`: how long a report takes as a PDF, cold, warm and in the gateway's threads, and for how long the
 * thread that answers calls stands still meanwhile. Prints the results and writes them into docs/speed.md.
 */
const reports = 30;
const all = Object.values(sampleReports);
const batch = Array.from({ length: reports }, (_, index) => all[index % all.length] ?? sampleReports.usual);
const stallsSinceLast = watchStalls();

const cold: number[] = [];
for (let run = 0; run < 5; run += 1) {
  const printer = createReportPrinter();
  cold.push(await timeOf(() => printer.print(sampleReports.usual)));
  await printer.close();
}

for (const report of all) await renderReport(report);
const warm: number[] = [];
const stallHere = await maxStallIn(async () => {
  for (const report of batch) warm.push(await timeOf(() => renderReport(report)));
});

const printer = createReportPrinter({ threads: 2, waiting: reports });
const printAll = () => Promise.all(batch.map(report => printer.print(report)));
await printAll();
let together = 0;
const stallBeside = await maxStallIn(async () => {
  together = await timeOf(printAll);
});
await printer.close();

await writeSection(
  'pdf',
  pdfSection({
    reports,
    cold: median(cold),
    warm: median(warm),
    perReport: together / reports,
    stallHere,
    stallBeside,
  }),
);

/** Milliseconds until the work is done. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** The maximal stall of this thread during the work, in milliseconds. */
async function maxStallIn(work: () => Promise<unknown>): Promise<number> {
  stallsSinceLast();
  await work();
  // A stall that lasts to the end is seen in the next turn of the loop.
  await delay(20);
  return stallsSinceLast().wallMs;
}
