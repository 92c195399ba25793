import { execFile } from 'node:child_process';
import { getPriority } from 'node:os';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { Busy } from '../../src/refusal.ts';
import { renderReport } from '../../src/reports/pdf/render-report.ts';
import { createReportPrinter } from '../../src/reports/report-printer.ts';
import { sampleReports } from '../../testing/sample-reports.ts';

describe('the report printer', () => {
  // One printer for all tests, because each start of its thread reads the code and the fonts.
  const printer = createReportPrinter({ threads: 1, waiting: 2 });
  afterAll(() => printer.close());

  it('draws in its thread the same bytes as the main thread', async () => {
    const { usual, younger } = sampleReports;
    const [usualPdf, youngerPdf] = await Promise.all([printer.print(usual), printer.print(younger)]);
    expect((await renderReport(usual)).equals(usualPdf)).toBe(true);
    expect((await renderReport(younger)).equals(youngerPdf)).toBe(true);
  });

  it.runIf(process.platform === 'linux')(
    'gives its thread a lower priority than the main thread, even in a process started with nice',
    // A process started with nice gets little time on a busy machine.
    { timeout: 240_000 },
    async () => {
      const urlOf = (file: string) => new URL(`../../${file}`, import.meta.url).href;
      // In /proc/self/task/*/stat, the 17th field after the name in brackets is the niceness of the thread.
      const script = `
        import { readdirSync, readFileSync } from 'node:fs';
        import { createReportPrinter } from '${urlOf('src/reports/report-printer.ts')}';
        import { sampleReports } from '${urlOf('testing/sample-reports.ts')}';
        await createReportPrinter().print(sampleReports.usual);
        const stats = readdirSync('/proc/self/task').map(id => readFileSync('/proc/self/task/' + id + '/stat', 'utf8'));
        console.log(JSON.stringify(stats.map(stat => Number(stat.split(') ').at(-1).split(' ')[16]))));`;
      const niceArguments = ['-n', '10', process.execPath, '--input-type=module', '--eval', script];
      const { stdout } = await promisify(execFile)('nice', niceArguments);
      // 19 is the lowest priority. `render-worker.ts` adds 5 to the niceness of the process.
      const mainPriority = Math.min(getPriority() + 10, 19);
      expect(new Set(JSON.parse(stdout))).toEqual(new Set([mainPriority, Math.min(mainPriority + 5, 19)]));
    },
  );

  it('refuses reports while its queue is full, and prints again afterwards', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) =>
        printer.print({ ...sampleReports.usual, reportId: `${index}` }),
      ),
    );
    const refused = results.filter(each => each.status === 'rejected');
    // One of the six reports is drawn, and two wait.
    expect(refused).toHaveLength(3);
    for (const { reason } of refused) {
      expect(reason).toBeInstanceOf(Busy);
      // The time in which a full queue is drawn.
      expect(reason).toMatchObject({ retryAfterSeconds: 2 });
    }
    // A complete PDF has more than 10 kB, because it contains fonts.
    expect((await printer.print(sampleReports.usual)).byteLength).toBeGreaterThan(10_000);
  });

  it('draws a report once for twenty concurrent requests, unless the reports differ', async () => {
    const { usual } = sampleReports;
    const prints = Array.from({ length: 20 }, () => printer.print({ ...usual }));
    const renamed = printer.print({ ...usual, names: ['Another Name'] });
    // The twenty requests share one drawing, and the other report waits.
    expect(printer.queueCounts()).toEqual({ running: 1, waiting: 1 });
    expect(new Set(await Promise.all(prints)).size).toBe(1);
    expect(await renamed).not.toEqual(await prints[0]);
  });

  it('does not draw a waiting report if all its callers have disconnected', async () => {
    const { usual } = sampleReports;
    const queuedReport = { ...usual, reportId: 'queued' };
    const firstCaller = new AbortController();
    const secondCaller = new AbortController();
    const running = printer.print(usual);
    const prints = Promise.allSettled([
      printer.print(queuedReport, firstCaller.signal),
      printer.print(queuedReport, secondCaller.signal),
    ]);
    firstCaller.abort();
    expect(printer.queueCounts()).toEqual({ running: 1, waiting: 1 });
    secondCaller.abort('disconnected');
    expect(printer.queueCounts()).toEqual({ running: 1, waiting: 0 });
    const rejected = { status: 'rejected', reason: 'disconnected' };
    expect(await prints).toEqual([rejected, rejected]);
    await running;
  });

  it('does not draw a report whose caller has already disconnected', async () => {
    const print = printer.print(sampleReports.usual, AbortSignal.abort('disconnected'));
    expect(printer.queueCounts()).toEqual({ running: 0, waiting: 0 });
    await expect(print).rejects.toBe('disconnected');
  });

  it('close() waits for running reports, and resolves at once if there are none', async () => {
    await createReportPrinter().close();
    const busyPrinter = createReportPrinter({ threads: 1, waiting: 1 });
    const [pdf] = await Promise.all([busyPrinter.print(sampleReports.usual), busyPrinter.close()]);
    expect(pdf.byteLength).toBeGreaterThan(10_000);
  });

  it('rejects if rendering fails, and still prints the next report', async () => {
    const broken = { ...sampleReports.usual, createdAt: 'never' };
    await expect(printer.print(broken)).rejects.toThrow();
    expect((await printer.print(sampleReports.usual)).byteLength).toBeGreaterThan(10_000);
  });
});
