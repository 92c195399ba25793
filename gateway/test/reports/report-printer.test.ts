import { readdir, readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { afterAll, describe, expect, it } from 'vitest';
import { Busy } from '../../src/refusal.ts';
import { renderReport } from '../../src/reports/pdf/render-report.ts';
import { createReportPrinter } from '../../src/reports/report-printer.ts';
import { sampleReports } from '../../testing/sample-reports.ts';
import { startGateway } from '../../testing/start-gateway.ts';
import { call } from '../call.ts';

describe('report printer', () => {
  // One for all: each start of its thread reads code and fonts.
  const printer = createReportPrinter({ threads: 1, waiting: 2 });
  afterAll(() => printer.close());

  it('prints beside this thread what is printed on it, byte for byte', async () => {
    const [one, other] = await Promise.all([
      printer.print(sampleReports.usual),
      printer.print(sampleReports.younger),
    ]);
    expect((await renderReport(sampleReports.usual)).equals(one)).toBe(true);
    expect((await renderReport(sampleReports.younger)).equals(other)).toBe(true);
  });

  it.runIf(process.platform === 'linux')('lets the thread that answers calls go first', async () => {
    await printer.print(sampleReports.usual);
    const tasks = await readdir('/proc/self/task');
    // After the name in brackets: the 17th figure is the thread's niceness.
    const niceness = await Promise.all(
      tasks.map(async id => {
        const stat = await readFile(`/proc/self/task/${id}/stat`, 'utf8').catch(() => '');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
      }),
    );
    const own = getPriority();
    expect(niceness.filter(each => each > own)).not.toEqual([]);
    expect(niceness.filter(each => each === own)).not.toEqual([]);
  });

  it('refuses what would wait too long, and prints again once there is room', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) =>
        printer.print({ ...sampleReports.usual, reportId: `${index}` }),
      ),
    );
    const refused = tries.filter(each => each.status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(3);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(Busy);
    expect((await printer.print(sampleReports.usual)).byteLength).toBeGreaterThan(10_000);
  });

  it('draws a report once where twenty ask at the same time, and anew where anything of it differs', async () => {
    const { usual } = sampleReports;
    const asked = Array.from({ length: 20 }, () => printer.print({ ...usual }));
    const renamed = printer.print({ ...usual, names: ['Another Name'] });
    expect(printer.queue()).toEqual({ running: 1, waiting: 1 });
    expect(new Set(await Promise.all(asked)).size).toBe(1);
    expect(await renamed).not.toEqual(await asked[0]);
  });

  it('closes without ever having printed, and after the reports that it has begun', async () => {
    await createReportPrinter().close();
    const other = createReportPrinter({ threads: 1, waiting: 1 });
    const [begun] = await Promise.all([other.print(sampleReports.usual), other.close()]);
    expect(begun.byteLength).toBeGreaterThan(10_000);
  });

  it('tells what went wrong with a report, and prints the next one', async () => {
    const broken = { ...sampleReports.usual, createdAt: 'never' };
    await expect(printer.print(broken)).rejects.toThrow();
    expect((await printer.print(sampleReports.usual)).byteLength).toBeGreaterThan(10_000);
  });
});

it('a gateway with too many reports to print says so like an overloaded hosted one', async () => {
  const gateway = await startGateway({ printer: { threads: 1, waiting: 0 } });
  const { email, token } = await gateway.createAccount({ email: 'ada@example.test' });
  const ids = { getReportPdfClientId: 'any', getReportPdfReportId: await gateway.createReport(email) };
  const { body, retryAfter, status } = await call(gateway, 'hra.getReportPdf', ids, { token });
  expect([status, retryAfter, body]).toEqual([503, '2', { message: 'Service Unavailable' }]);
  await gateway.stop();
});
