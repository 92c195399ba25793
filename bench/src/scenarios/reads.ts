import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { encodeFlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { operations } from '@choose-life/contracts/gateway/operations';
import { demoAccount } from '@choose-life/gateway/accounts/demo-account';
import { demoAnswers } from '@choose-life/gateway/assessments/demo-answers';
import { Pool } from 'undici';
import { ask } from '../ask.ts';
import { embeddedGateway, probed, start } from '../process.ts';
import { type Scenario, shown, table } from '../scenario.ts';
import { adapter } from '../servers.ts';
import { median, percentile } from '../statistics.ts';

const rounds = 3;
const pdfs = 30;
const logIns = { count: 600, inMs: 500 };
/** Between two reads, whether the last one was answered or not: one that waits must not delay the next. */
const readIntervalMs = 20;

/**
 * How long a read takes while others do slow work: 30 PDFs at once, or 600 log-ins in half a second, through the adapter to the
 * embedded gateway.
 */
export const reads: Scenario = {
  heading: 'Reads beside slow work',
  async run() {
    // How many programs want a core already: what they take is not ours.
    const [loadAverage = 0] = loadavg();
    const product = await startProduct();
    const reportIds: string[] = [];
    for (let made = 0; made < rounds * pdfs; made += 1) reportIds.push(await product.newReport());
    // A thread reads its code and fonts before its first report, and the first reads compile.
    await Promise.all(reportIds.slice(0, 2).map(product.print));
    for (let n = 0; n < 50; n += 1) await product.read();

    const printAll = async () => {
      const statuses: number[] = [];
      for (let from = 0; from < reportIds.length; from += pdfs) {
        statuses.push(...(await Promise.all(reportIds.slice(from, from + pdfs).map(product.print))));
      }
      return statuses;
    };
    const logInAll = () =>
      Promise.all(
        Array.from({ length: logIns.count }, async (_, n) => {
          await delay((n * logIns.inMs) / logIns.count);
          return product.logIn();
        }),
      );

    const rows: string[][] = [];
    for (const [load, work] of [
      ['nothing', () => delay(3_000, [])],
      [`${pdfs} PDFs at once, ${rounds} times`, printAll],
      [`${logIns.count} log-ins in ${logIns.inMs / 1000} s`, logInAll],
    ] as const) {
      await product.maxWorkMs();
      const measured = await readBeside(product.read, work);
      rows.push([load, ...measured, shown(await product.maxWorkMs())]);
    }
    await product.stop();
    return {
      lines: [`Programs that wanted a core already: ${shown(loadAverage, 1)}.`, '', table(columns, rows)],
      isMet: true,
    };
  },
};

const columns = [
  'beside',
  'reads',
  'median, ms',
  'p99, ms',
  'longest, ms',
  'reads refused',
  'of the others refused',
  'longest turn of the gateway’s loop, its own work, ms',
];

/** Reads at a steady pace until the work is done. @param work gives the HTTP statuses of its calls. @returns cells of the table. */
async function readBeside(read: () => Promise<number>, work: () => Promise<number[]>): Promise<string[]> {
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  let refused = 0;
  let isOver = false;
  const timed = async () => {
    const startedAt = performance.now();
    const status = await read();
    times.push(performance.now() - startedAt);
    if (status !== 200) refused += 1;
  };
  const working = work().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    pending.push(timed());
    await delay(readIntervalMs);
  }
  const statuses = await working;
  await Promise.all(pending);
  const othersRefused = statuses.filter(status => status !== 200).length;
  return [
    String(times.length),
    ...[median(times), percentile(times, 0.99), Math.max(...times)].map(ms => shown(ms)),
    String(refused),
    statuses.length === 0 ? '-' : `${othersRefused} of ${statuses.length}`,
  ];
}

/** Adapter and embedded gateway as production runs them, on a fresh SQLite, called by one logged-in person. */
async function startProduct() {
  const folder = await mkdtemp(join(tmpdir(), 'choose-life-bench-'));
  const gateway = await start(embeddedGateway({ DATA_DIR: folder, DEMO_ACCOUNT: '1', LOG_LEVEL: 'silent' }));
  const front = await start(adapter.program(gateway.port));
  const adapterPool = new Pool(`http://127.0.0.1:${front.port}`, { connections: 1000 });
  const gatewayPool = new Pool(`http://127.0.0.1:${gateway.port}`);
  let token = '';
  let made = 0;

  const post = (pool: Pool, path: string, body: object) => ask(pool, { method: 'POST', path, body }, token);
  const { email, password } = demoAccount;
  const credentials = { userEmail: email, userPassword: password };
  const logIn = () => post(adapterPool, '/trpc/authentication.login', credentials);
  token = JSON.parse((await logIn()).text).result.data.token;

  return {
    /** Reads the person's details. This and the next two return the HTTP status. */
    read: async () => (await post(adapterPool, '/trpc/authentication.userDetails', {})).status,
    logIn: async () => (await logIn()).status,
    print: async (reportId: string) => {
      const ids = { getReportPdfClientId: 'bench', getReportPdfReportId: reportId };
      return (await post(adapterPool, '/reports/pdf', ids)).status;
    },
    /** Makes a report that differs from those before it. @returns its id. */
    newReport: async (): Promise<string> => {
      made += 1;
      const answers = toGroups({ ...demoAnswers, weight_kg: 60 + made / 10 });
      const meta = { clientId: 'bench', userId: email };
      const flat = encodeFlatMap(answers, meta, 'submit');
      const answer = await post(gatewayPool, `/api/prod${operations['hra.appraiseRisks'].path}`, flat);
      return JSON.parse(answer.text).meta.reportId;
    },
    /** The maximal work of the gateway's own in one turn of its event loop since this was last called, in milliseconds. */
    maxWorkMs: async () => (await probed(gateway)).workMs,
    stop: async () => {
      await Promise.all([adapterPool.destroy(), gatewayPool.destroy(), front.stop(), gateway.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
