import { renderReport } from '@choose-life/gateway/reports/pdf/render-report';
import { createReportPrinter } from '@choose-life/gateway/reports/report-printer';
import { sampleReports } from '@choose-life/gateway/testing/reports/sample-reports';
import { writePdfSection } from './section.ts';
import { longestStall, median, timeOf } from './timing.ts';

/**
 * `npm run bench:pdf`: how long a report takes as a PDF, cold, warm and in the gateway's threads, and for how long the
 * thread that answers calls stands still meanwhile. Prints the figures and writes them into docs/speed.md.
 */
const reports = 30;
const all = Object.values(sampleReports);
const batch = Array.from({ length: reports }, (_, index) => all[index % all.length] ?? sampleReports.usual);

const cold: number[] = [];
for (let run = 0; run < 5; run += 1) {
  const printer = createReportPrinter();
  cold.push(await timeOf(() => printer.print(sampleReports.usual)));
  await printer.close();
}

for (const report of all) await renderReport(report);
const warm: number[] = [];
const stallHere = await longestStall(async () => {
  for (const report of batch) warm.push(await timeOf(() => renderReport(report)));
});

const printer = createReportPrinter({ threads: 2, waiting: reports });
await Promise.all(batch.map(report => printer.print(report)));
let together = 0;
const stallBeside = await longestStall(async () => {
  together = await timeOf(() => Promise.all(batch.map(report => printer.print(report))));
});
await printer.close();

await writePdfSection({
  reports,
  cold: median(cold),
  warm: median(warm),
  perReport: together / reports,
  stallHere,
  stallBeside,
});
