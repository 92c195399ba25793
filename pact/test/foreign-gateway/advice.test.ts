import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OperationId } from '@choose-life/contracts/gateway/operations';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exitCodes } from '../../src/verify/reports/summary.ts';
import {
  account,
  type ForeignGateway,
  runForeign,
  startForeignGateway,
  token,
  withSignups,
} from './foreign-gateway.ts';
import { testAccount } from './gateway-data.ts';

const { broken, ok } = exitCodes;

describe('a lawful gateway of somebody else', () => {
  let gateway: ForeignGateway;
  beforeEach(async () => {
    gateway = await startForeignGateway();
  });
  afterEach(() => gateway.stop());

  it('is advised of what a careful gateway would refuse, which is a breach for --strict alone', async () => {
    const { code, printed } = await runForeign(gateway, account, ...withSignups(gateway));
    expect(code).toBe(ok);
    expect(printed).toContain(
      'advice, low: any text is taken for an e-mail address (authentication.initiateEnrollment, refused)',
    );
    expect(printed).toContain("advice, low: the list of somebody else's reports is answered");
    expect(printed).toContain(
      'advice, high: a token that nobody was given opens a session (hra.getQuestionnaire, session expired)',
    );
    expect(printed).not.toContain("ANOTHER PERSON'S DATA");
    const strict = await runForeign(gateway, account, ...withSignups(gateway), '--strict');
    expect(strict.code).toBe(broken);
    expect(strict.printed).toContain('BROKEN authentication.initiateEnrollment, refused');
    expect(strict.printed).not.toMatch(/^advice/m);
  });

  it.each<[OperationId, object, string]>([
    ['authentication.login', { token: 'of-nobody', userEmail: 'x' }, 'a wrong password opens a session'],
    ['authentication.changePassword', {}, 'a password is changed by somebody who does not know it'],
    ['authentication.completePasswordReset', {}, 'a code that was never mailed is taken'],
  ])('is advised strongly where %s takes what is wrong', async (call, more, means) => {
    const only = ['--allow-writes', '--mailbox', gateway.mailbox, '--only', call];
    gateway.alterAnswer(call, answer => ({ ...more, ...Object(answer), responseCode: '00' }));
    const { code, printed } = await runForeign(gateway, account, ...only);
    expect(printed).toContain(`advice, high: ${means} (${call}, refused)`);
    expect(code).toBe(ok);
    expect(gateway.snapshot().accounts[0]?.password).toBe(testAccount.password);
  });

  it('has advice and what stays apart from breaches in every report', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'choose-life-foreign-'));
    const file = (name: string) => join(folder, name);
    const out = `junit=${file('junit')},json=${file('json')},html=${file('html')},github`;
    const env = { ...account, GITHUB_STEP_SUMMARY: file('summary') };
    const { code, printed } = await runForeign(gateway, env, ...withSignups(gateway), '--out', out);
    expect(code, printed).toBe(ok);
    expect(printed).toMatch(/^::notice title=waitList\.create%2C refused::advice, low/m);
    const [junit, json, html, summary] = await Promise.all(
      ['junit', 'json', 'html', 'summary'].map(name => readFile(file(name), 'utf8')),
    );
    await rm(folder, { recursive: true });
    expect(junit).toContain('<system-out>advice, low: any text is taken for an e-mail address</system-out>');
    expect(junit).toContain('failures="0" errors="0"');
    const report = JSON.parse(json ?? '');
    expect(report).toMatchObject({ findings: [], left: [expect.stringMatching(/^sign-ups: /)] });
    expect(report.advice).toHaveLength(report.summary.interactions.advised);
    expect(report.advice[0]).toMatchObject({ severity: 'high', curl: expect.stringContaining('curl') });
    expect(html).toContain('<h2>Advice: no breach, and not what a careful gateway does</h2>');
    expect(html).toContain('<h2>Left at the gateway</h2>');
    expect(summary).toContain('**Advice**');
    expect(summary).toContain('**Left at the gateway**');
  });

  it("is told loudly that it answers somebody else's data, and not of the caller's own", async () => {
    const call = 'risksAppraisedAudit.readByRisksAppraisedAuditUserId';
    const list = (risksAppraisedAuditReportId: number) => ({
      responseCode: '00',
      data: [{ risksAppraisedAuditReportId, risksAppraisedUniqueString: 'S-1' }],
    });
    // What else stands in it may be another every time.
    let answers = 0;
    gateway.alterAnswer(call, () => ({ ...list(4001), answers: answers++ }));
    const own = await runForeign(gateway, token, '--only', call);
    expect(own).toMatchObject({ code: ok, printed: expect.not.stringContaining("ANOTHER PERSON'S") });
    let report = 4001;
    gateway.alterAnswer(call, () => list(report++));
    const others = await runForeign(gateway, token, '--only', call);
    expect(others.code).toBe(ok);
    expect(others.printed).toMatch(/^ANOTHER PERSON'S DATA, high: the list of somebody else's reports/m);
    expect((await runForeign(gateway, token, '--only', call, '--strict')).code).toBe(broken);
  });
});
