import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { encodeFlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { operations } from '@choose-life/contracts/gateway/operations';
import { demoAccount } from '@choose-life/gateway/accounts/demo-account';
import { demoAnswers } from '@choose-life/gateway/assessments/demo-answers';
import { Pool } from 'undici';
import { embeddedGateway } from '../embedded-gateway.ts';
import { maxStallOf } from '../measure/ask-probe.ts';
import { start } from '../measure/process.ts';
import { adapter } from '../servers.ts';

/** Adapter and embedded gateway as production runs them, called by one logged-in person. */
export interface Product {
  /** Reads the person's details. This and the next two return the HTTP status. */
  readonly read: () => Promise<number>;
  readonly logIn: () => Promise<number>;
  readonly print: (reportId: string) => Promise<number>;
  /** Makes a report that differs from those before it. @returns its id. */
  readonly newReport: () => Promise<string>;
  /** The maximal work of the gateway's own in one turn of its event loop since this was last called, in milliseconds. */
  readonly maxWorkMs: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Starts both on free ports, on a fresh SQLite. */
export async function startProduct(): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'choose-life-bench-'));
  const gateway = await start(embeddedGateway({ DATA_DIR: folder, DEMO_ACCOUNT: '1', LOG_LEVEL: 'silent' }));
  const front = await start(adapter.program(gateway.port));
  const adapterPool = new Pool(`http://127.0.0.1:${front.port}`, { connections: 1000 });
  const gatewayPool = new Pool(`http://127.0.0.1:${gateway.port}`);
  let token = '';
  let made = 0;

  const post = async (pool: Pool, path: string, sent: object) => {
    const headers = { 'content-type': 'application/json', authorization: token };
    const body = JSON.stringify(sent);
    const answer = await pool.request({ method: 'POST', path, headers, body });
    return { status: answer.statusCode, text: await answer.body.text() };
  };
  const { email, password } = demoAccount;
  const credentials = { userEmail: email, userPassword: password };
  const logIn = () => post(adapterPool, '/trpc/authentication.login', credentials);
  token = JSON.parse((await logIn()).text).result.data.token;

  return {
    read: async () => (await post(adapterPool, '/trpc/authentication.userDetails', {})).status,
    logIn: async () => (await logIn()).status,
    print: async reportId => {
      const ids = { getReportPdfClientId: 'bench', getReportPdfReportId: reportId };
      return (await post(adapterPool, '/reports/pdf', ids)).status;
    },
    newReport: async () => {
      made += 1;
      const answers = toGroups({ ...demoAnswers, weight_kg: 60 + made / 10 });
      const meta = { clientId: 'bench', userId: email };
      const flat = encodeFlatMap(answers, meta, 'submit');
      const answer = await post(gatewayPool, `/api/prod${operations['hra.appraiseRisks'].path}`, flat);
      return JSON.parse(answer.text).meta.reportId;
    },
    maxWorkMs: async () => (await maxStallOf(gateway)).cpuMs,
    stop: async () => {
      await Promise.all([adapterPool.destroy(), gatewayPool.destroy(), front.stop(), gateway.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
