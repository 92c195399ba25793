import { renderReport } from '@choose-life/gateway/reports/pdf/render-report';
import { createReportPrinter } from '@choose-life/gateway/reports/report-printer';
import { sampleReports } from '@choose-life/gateway/testing/sample-reports';
import { type Scenario, shown, table } from '../scenario.ts';
import { median } from '../statistics.ts';

/** The number of reports that are rendered at the same time. */
const reports = 30;
const all = Object.values(sampleReports);
const batch = Array.from({ length: reports }, (_, index) => all[index % all.length] ?? sampleReports.usual);

/** Measures how long a report as PDF takes: the first in a new thread, one in a warm thread, and many at the same time. */
export const pdf: Scenario = async () => {
  const cold: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const printer = createReportPrinter();
    cold.push(await timeOf(() => printer.print(sampleReports.usual)));
    await printer.close();
  }
  // Warms up this thread.
  for (const report of all) await renderReport(report);
  const warm: number[] = [];
  for (const report of batch) warm.push(await timeOf(() => renderReport(report)));

  const printer = createReportPrinter({ threads: 2, waiting: reports });
  const printAll = () => Promise.all(batch.map(report => printer.print(report)));
  // The first time starts and warms up both threads.
  await printAll();
  const together = await timeOf(printAll);
  await printer.close();
  const takes = [
    ['as the first of a thread, which starts and reads code and fonts', median(cold)],
    ['on one warm thread', median(warm)],
    [`among ${reports} at once on two warm threads`, together / reports],
  ] as const;
  const rows = takes.map(([what, ms]) => [what, `${shown(ms)} ms`]);
  return {
    section: { heading: 'Reports as PDF', lines: [table(['a report takes', 'median'], rows)] },
    isMet: true,
  };
};

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
