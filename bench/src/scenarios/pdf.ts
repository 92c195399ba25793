import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { renderReport } from '@choose-life/gateway/reports/pdf/render-report';
import { createReportPrinter } from '@choose-life/gateway/reports/report-printer';
import { sampleReports } from '@choose-life/gateway/testing/sample-reports';
import { type Scenario, shown, table } from '../scenario.ts';
import { median } from '../statistics.ts';

const reports = 30;
const all = Object.values(sampleReports);
const batch = Array.from({ length: reports }, (_, index) => all[index % all.length] ?? sampleReports.usual);
const milliseconds = (value: number) => `${shown(value)} ms`;

/**
 * How long a report takes as a PDF, cold, warm and in the gateway's threads, and for how long the thread that answers calls
 * stands still meanwhile.
 */
export const pdf: Scenario = {
  heading: 'Reports as PDF',
  async run() {
    const cold: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const printer = createReportPrinter();
      cold.push(await timeOf(() => printer.print(sampleReports.usual)));
      await printer.close();
    }
    for (const report of all) await renderReport(report);
    const warm: number[] = [];
    const stallOnIt = await maxStallIn(async () => {
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
    const takes = [
      ['as the first of a thread, which starts and reads code and fonts', milliseconds(median(cold))],
      ['on one warm thread', milliseconds(median(warm))],
      [`among ${reports} at once on two warm threads`, milliseconds(together / reports)],
    ];
    const stalls = [
      ['beside it, as the gateway does', milliseconds(stallBeside)],
      ['on it', milliseconds(stallOnIt)],
    ];
    const meanwhile = `while ${reports} reports are made`;
    return {
      lines: [
        table(['a report takes', 'median'], takes),
        '',
        table([meanwhile, 'the thread that answers calls stands still for at most'], stalls),
      ],
      isMet: true,
    };
  },
};

/** Milliseconds until the work is done. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** The maximal stall of this thread during the work, in milliseconds. */
async function maxStallIn(work: () => Promise<unknown>): Promise<number> {
  const stalls = monitorEventLoopDelay({ resolution: 1 });
  stalls.enable();
  // A stall is counted from the turn before it.
  await delay(20);
  await work();
  // A stall that lasts to the end is seen in the next turn of the loop.
  await delay(20);
  stalls.disable();
  return stalls.max / 1e6;
}
