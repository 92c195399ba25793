import { operationIds } from '@choose-life/contracts/gateway/operations';
import { parse } from 'junit2json';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openJsonEndpoint } from '../../src/verify/connections.ts';
import { exitCodes } from '../../src/verify/reports/summary.ts';
import { type AccountGateway, startAccountGateway, testAccount } from '../support/account-gateway.ts';
import { runProgram } from '../support/run-program.ts';

const all = operationIds.length;

describe('a gateway without state handlers', () => {
  let gateway: AccountGateway;
  beforeAll(async () => {
    gateway = await startAccountGateway();
  });
  afterAll(() => gateway.stop());

  it('is verified whole with a test account and a mailbox', async () => {
    const { code, html, json, junit, printed, summary } = await gateway.run(gateway.url);
    expect(code, printed).toBe(exitCodes.ok);
    expect(printed).toContain(`${all} of ${all} calls kept`);
    expect(summary.match(/\| kept \|/g)).toHaveLength(all);
    expect(html.match(/<tr class="kept">/g)).toHaveLength(all);
    expect(JSON.parse(json).summary).toMatchObject({ exitCode: 0, calls: { kept: all, asked: all, all } });
    const suites = await parse(junit);
    expect(suites).toMatchObject({ name: 'choose-life-verify', failures: 0, errors: 0 });
    expect(suites && 'testsuite' in suites && suites.testsuite).toHaveLength(all + 1);
  });

  it('has the calls that need a mailed code not verified without a mailbox', async () => {
    const only = ['--only', 'authentication.completeEnrollment', '--allow-writes', '--allow-signups'];
    const argv = [...only, '--gateway', gateway.url];
    const withMailbox = await runProgram([...argv, '--mailbox', gateway.mailboxUrl], testAccount);
    expect(withMailbox.code).toBe(exitCodes.ok);
    expect((await runProgram(argv, testAccount)).code).toBe(exitCodes.incomplete);
  });

  it('has the test account as it was, and nobody of the run on the wait-list', async () => {
    const argv = ['--gateway', gateway.url, '--only', 'authentication.login', '--allow-writes'];
    expect((await runProgram(argv, testAccount)).code).toBe(exitCodes.ok);
    const waitList = openJsonEndpoint(new URL(`${gateway.url}/dev/wait-list/read`));
    const { value } = await waitList.send('GET');
    await waitList.close();
    expect(value).toMatchObject({ data: [] });
  });

  it('has its reports also when it is not reached', async () => {
    const { code, html, junit, summary } = await gateway.run('http://127.0.0.1:9/api');
    expect(code).toBe(exitCodes.unreachable);
    for (const report of [html, summary]) expect(report).toContain('The gateway cannot be reached');
    expect(await parse(junit)).toMatchObject({ failures: 0, errors: 1 });
  });
});
