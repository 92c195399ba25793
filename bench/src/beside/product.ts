import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { encodeFlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { operations } from '@choose-life/contracts/gateway/operations';
import { demoAccount } from '@choose-life/gateway/accounts/demo-account';
import { demoAnswers } from '@choose-life/gateway/assessments/demo-answers';
import { Pool } from 'undici';
import { start } from '../measure/process.ts';
import { adapter } from '../servers.ts';
import { longestStall } from '../stall/ask-probe.ts';

const probe = new URL('../stall/probe.ts', import.meta.url).href;

/** Adapter and embedded gateway as they really run, and somebody who is logged in. */
export interface Product {
  /** @returns the HTTP status. */
  readonly read: () => Promise<number>;
  readonly logIn: () => Promise<number>;
  readonly print: (reportId: string) => Promise<number>;
  /** Makes a report that differs from those before it. */
  readonly newReport: () => Promise<string>;
  /** The most work of its own that the gateway's loop did in one turn since this was last asked, in milliseconds. */
  readonly ownWorkMs: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Starts both on free ports, on a fresh SQLite. */
export async function startProduct(): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'choose-life-bench-'));
  const gateway = await start(
    {
      file: 'gateway/src/server.ts',
      probe,
      env: port => ({
        EMBEDDED_GATEWAY_PORT: String(port),
        DATA_DIR: folder,
        DEMO_ACCOUNT: '1',
        MAILBOX_KEY: 'not-asked-for-here',
        LOG_LEVEL: 'silent',
      }),
    },
    null,
  );
  const inFront = await start(adapter.program(gateway.port), null);
  const pool = new Pool(`http://127.0.0.1:${inFront.port}`, { connections: 1000 });
  const behind = new Pool(`http://127.0.0.1:${gateway.port}`);
  let token = '';
  let made = 0;

  const post = async (to: Pool, path: string, sent: object) => {
    const headers = { 'content-type': 'application/json', authorization: token };
    const { statusCode, body } = await to.request({
      method: 'POST',
      path,
      headers,
      body: JSON.stringify(sent),
    });
    return { statusCode, text: await body.text() };
  };
  const { email, password } = demoAccount;
  const credentials = { userEmail: email, userPassword: password };
  const logIn = () => post(pool, '/trpc/authentication.login', credentials);
  token = JSON.parse((await logIn()).text).result.data.token;

  return {
    read: async () => (await post(pool, '/trpc/authentication.userDetails', {})).statusCode,
    logIn: async () => (await logIn()).statusCode,
    print: async reportId => {
      const ids = { getReportPdfClientId: 'bench', getReportPdfReportId: reportId };
      return (await post(pool, '/reports/pdf', ids)).statusCode;
    },
    newReport: async () => {
      made += 1;
      const answers = toGroups({ ...demoAnswers, weight_kg: 60 + made / 10 });
      const meta = { clientId: 'bench', userId: email };
      const flat = encodeFlatMap(answers, meta, 'submit');
      const answer = await post(behind, `/api/prod${operations['hra.appraiseRisks'].path}`, flat);
      return JSON.parse(answer.text).meta.reportId;
    },
    ownWorkMs: async () => (await longestStall(gateway)).cpuMs,
    stop: async () => {
      await Promise.all([pool.destroy(), behind.destroy(), inFront.stop(), gateway.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
