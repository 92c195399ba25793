import { execFile } from 'node:child_process';
import { getPriority } from 'node:os';
import { promisify } from 'node:util';
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

  it.runIf(process.platform === 'linux')(
    'lets the thread that answers calls go first, also in a process that is nice already',
    async () => {
      const urlOf = (file: string) => new URL(`../../${file}`, import.meta.url).href;
      // After the name in brackets: the 17th figure is the thread's niceness.
      const script = `
        import { readdirSync, readFileSync } from 'node:fs';
        import { createReportPrinter } from '${urlOf('src/reports/report-printer.ts')}';
        import { sampleReports } from '${urlOf('testing/sample-reports.ts')}';
        await createReportPrinter().print(sampleReports.usual);
        const stats = readdirSync('/proc/self/task').map(id => readFileSync('/proc/self/task/' + id + '/stat', 'utf8'));
        console.log(JSON.stringify(stats.map(stat => Number(stat.split(') ').at(-1).split(' ')[16]))));
        process.exit();`;
      const run = ['-n', '10', process.execPath, '--input-type=module', '--eval', script];
      const { stdout } = await promisify(execFile)('nice', run);
      const own = Math.min(getPriority() + 10, 19);
      expect(new Set(JSON.parse(stdout))).toEqual(new Set([own, Math.min(own + 5, 19)]));
    },
  );

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

  it('does not draw what waits where all who asked have left', async () => {
    const { usual } = sampleReports;
    const waits = { ...usual, reportId: 'waits' };
    const [one, other] = [new AbortController(), new AbortController()];
    const running = printer.print(usual);
    const prints = Promise.allSettled([printer.print(waits, one.signal), printer.print(waits, other.signal)]);
    one.abort();
    expect(printer.queue()).toEqual({ running: 1, waiting: 1 });
    other.abort('left');
    expect(printer.queue()).toEqual({ running: 1, waiting: 0 });
    expect(await prints).toEqual(Array.from({ length: 2 }, () => ({ status: 'rejected', reason: 'left' })));
    await running;
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
  const gateway = await startGateway({ printer: { threads: 0, waiting: 0 } });
  const { email, token } = await gateway.createAccount({ email: 'ada@example.test' });
  const ids = { getReportPdfClientId: 'any', getReportPdfReportId: await gateway.createReport(email) };
  const { body, retryAfter, status } = await call(gateway, 'hra.getReportPdf', ids, { token });
  expect([status, retryAfter, body]).toEqual([503, '2', { message: 'Service Unavailable' }]);
  await gateway.stop();
});
