import { renderReport } from '@choose-life/gateway/reports/pdf/render-report';
import { createReportPrinter } from '@choose-life/gateway/reports/report-printer';
import { sampleReports } from '@choose-life/gateway/testing/sample-reports';
import { formatNumber, type Scenario, table } from '../scenario.ts';
import { median } from '../statistics.ts';

/** The number of reports that are rendered at the same time. */
const reportCount = 30;
const samples = Object.values(sampleReports);
const reportsToRender = Array.from(
  { length: reportCount },
  (_, index) => samples[index % samples.length] ?? sampleReports.usual,
);

/**
 * Measures how long a report as PDF takes: the first in a new thread and one in a warm thread (medians), and many at the same time (the total time
 * divided by their number).
 */
export const pdf: Scenario = async () => {
  const cold: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const printer = createReportPrinter();
    cold.push(await timeOf(() => printer.print(sampleReports.usual)));
    await printer.close();
  }
  // Warms up this thread.
  for (const report of samples) await renderReport(report);
  const warm: number[] = [];
  for (const report of reportsToRender) warm.push(await timeOf(() => renderReport(report)));

  const printer = createReportPrinter({ threads: 2, waiting: reportCount });
  const printAll = () => Promise.all(reportsToRender.map(report => printer.print(report)));
  // The first time starts and warms up both threads.
  await printAll();
  const totalMs = await timeOf(printAll);
  await printer.close();
  const durations = [
    ['as the first of a thread, which starts and reads code and fonts', median(cold)],
    ['on one warm thread', median(warm)],
    [`among ${reportCount} at once on two warm threads`, totalMs / reportCount],
  ] as const;
  const rows = durations.map(([title, ms]) => [title, `${formatNumber(ms)} ms`]);
  return { section: { heading: 'Reports as PDF', lines: [table(['a report takes', 'time'], rows)] } };
};

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
