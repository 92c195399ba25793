import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startAlteringGateway } from '@choose-life/gateway-client/test/altering-gateway';
import { parse } from 'junit2json';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exitCodes } from '../../src/verify/reports/summary.ts';
import { type AccountGateway, startAccountGateway } from '../support/account-gateway.ts';
import { runProgram } from '../support/run-program.ts';

describe('a gateway without state handlers', () => {
  let gateway: AccountGateway;
  beforeAll(async () => {
    gateway = await startAccountGateway();
  });
  afterAll(() => gateway.stop());

  /** Verifies one call of the gateway, with another text in the answers at a path. */
  async function runAltered(path: string, alter: (text: string) => string, call: string) {
    const front = await startAlteringGateway(async (request, pass) => {
      const answer = await pass();
      return request.path.endsWith(path) ? { ...answer, body: alter(answer.body.toString()) } : answer;
    }, gateway.url);
    const result = await gateway.run(front.url, ['--only', call]);
    await front.stop();
    return { ...result, url: front.url };
  }

  it('is told by path, with a line for the shell and a fixture that is judged the same again', async () => {
    const { code, html, json, junit, printed, summary, url } = await runAltered(
      '/hra/get-report-data',
      text => text.replace(/"age":(\d+)/, '"age":"42"'),
      'hra.getReportData',
    );
    const difference = 'data.ascvd.data.age: expected number, got "42"';
    expect(code).toBe(exitCodes.broken);
    for (const report of [printed, summary]) expect(report).toContain(difference);
    for (const report of [html, junit])
      expect(report).toMatch(/data\.ascvd\.data\.age: expected number, got (&#34;|&quot;)42/);
    expect(printed).toContain(`curl -sS -i -X POST '${url}/prod/hra/get-report-data'`);
    expect(printed).toContain(`-H 'authorization: '"$TOKEN"`);
    for (const report of [printed, html, junit].map(text => text.replaceAll('&#39;', "'"))) {
      expect(report).toContain("$TOKEN is the 'token' of an accepted authentication.login");
      expect(report).toContain("$REPORT_ID is the 'meta.reportId' of an accepted hra.appraiseRisks");
    }
    expect(printed).toMatch(/^::error title=hra\.getReportData%2C accepted::data\.ascvd/m);
    expect(await parse(junit)).toMatchObject({ failures: 1, errors: 0 });

    const { findings } = JSON.parse(json);
    expect(findings).toHaveLength(1);
    const fixture = join(gateway.folder, 'fixture.json');
    await writeFile(fixture, JSON.stringify(findings[0].fixture));
    for (const file of [fixture, join(gateway.folder, 'report.json')]) {
      const printed = `BROKEN hra.getReportData, accepted\n  ${difference}\n`;
      expect(await runProgram(['--replay', file])).toEqual({ code: exitCodes.broken, printed });
    }
  });

  it.each([
    ['/hra/save-answers', 'uniqueString', 'hra.saveAnswers'],
    ['/hra/appraise-risks', 'reportId', 'hra.appraiseRisks'],
  ])('is broken where %s has its %s elsewhere', async (path, member, call) => {
    const { code, printed } = await runAltered(path, text => text.replace(member, 'id'), call);
    expect(printed).toMatch(new RegExp(`^ {2}(meta\\.)?${member}: expected string, got nothing$`, 'm'));
    expect(code).toBe(exitCodes.broken);
  });

  it('has an empty object after a deletion named as what it is', async () => {
    const { printed } = await runAltered('/wait-list/delete', () => '{}', 'waitList.delete');
    expect(printed).toContain("waitList.delete, accepted: in the form 'no code from the wait-list'");
  });

  it('has a token that is too long judged so again', async () => {
    const lengthen = (text: string) => text.replace('"token":"', `"token":"${'z'.repeat(9000)}`);
    const { printed } = await runAltered('/authentication/login', lengthen, 'authentication.login');
    const [difference = ''] = /token: expected .* characters$/m.exec(printed) ?? [];
    const replayed = await runProgram(['--replay', join(gateway.folder, 'report.json')]);
    expect(replayed.printed).toContain(`BROKEN authentication.login, accepted\n  ${difference}\n`);
  });
});
