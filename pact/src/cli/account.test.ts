import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningGateway, startGateway } from '@choose-life/gateway/testing/start-gateway';
import { parse } from 'junit2json';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FrontAnswer, type FrontedRequest, startFront } from '../../test/support/fronted-gateway.ts';
import { spellingsOf } from '../../test/support/spellings.ts';
import { exitCodes } from '../verify/exit-code.ts';
import { openJsonEndpoint } from '../verify/json-endpoint.ts';
import { runVerify } from './run-verify.ts';

const email = 'tester@example.test';
const password = 'Zq7-nobody-else-has-it';

describe('a gateway without state handlers', () => {
  let gateway: RunningGateway;
  let dir: string;
  beforeAll(async () => {
    gateway = await startGateway();
    const company = { id: 'a-company', name: 'A Company' };
    await gateway.createAccount({ email, password, company });
    await gateway.createReport(email);
    dir = await mkdtemp(join(tmpdir(), 'choose-life-verify-'));
  });
  afterAll(async () => {
    await gateway.stop();
    await rm(dir, { recursive: true, force: true });
  });

  const lettersUrl = () => gateway.mailboxUrl.replace('/mailbox', '/mailbox.json');

  /** Everything the program says, in all its reports. */
  async function run(url: string, more: readonly string[] = []) {
    const file = (name: string) => join(dir, name);
    const out = `junit=${file('junit.xml')},json=${file('report.json')},html=${file('report.html')},github`;
    const env = { VERIFY_EMAIL: email, VERIFY_PASSWORD: password, GITHUB_STEP_SUMMARY: file('summary.md') };
    let printed = '';
    const print = (text: string) => {
      printed += text;
    };
    await writeFile(file('summary.md'), '');
    const code = await runVerify(
      [
        '--gateway',
        url,
        '--allow-writes',
        '--allow-signups',
        '--mailbox',
        lettersUrl(),
        '--out',
        out,
        ...more,
      ],
      env,
      { out: print, err: print },
    );
    const [junit = '', json = '', html = '', summary = ''] = await Promise.all(
      ['junit.xml', 'report.json', 'report.html', 'summary.md'].map(name => readFile(file(name), 'utf8')),
    );
    return { code, printed, junit, json, html, summary };
  }

  it('is verified whole with a test account and a mailbox', async () => {
    const { code, html, json, junit, printed, summary } = await run(gateway.url);
    expect(code, printed).toBe(exitCodes.ok);
    expect(printed).toContain('22 of 22 calls kept');
    expect(summary.match(/\| kept \|/g)).toHaveLength(22);
    expect(html.match(/<tr class="kept">/g)).toHaveLength(22);
    expect(JSON.parse(json).summary).toMatchObject({ exitCode: 0, calls: { kept: 22, asked: 22, all: 22 } });
    const suites = await parse(junit);
    expect(suites).toMatchObject({ name: 'choose-life-verify', failures: 0, errors: 0 });
    expect(suites && 'testsuite' in suites && suites.testsuite).toHaveLength(23);
  });

  it('has the calls that need a mailed code not verified without a mailbox', async () => {
    const only = [
      '--only',
      'authentication.completeEnrollment',
      '--allow-writes',
      '--allow-signups',
      '--gateway',
    ];
    const env = { VERIFY_EMAIL: email, VERIFY_PASSWORD: password };
    const silent = { out: () => {}, err: () => {} };
    const argv = [...only, gateway.url];
    expect(await runVerify([...argv, '--mailbox', lettersUrl()], env, silent)).toBe(exitCodes.ok);
    expect(await runVerify(argv, env, silent)).toBe(exitCodes.incomplete);
  });

  it('has the test account as it was, and nobody of the run on the wait-list', async () => {
    const silent = { out: () => {}, err: () => {} };
    const env = { VERIFY_EMAIL: email, VERIFY_PASSWORD: password };
    const argv = ['--gateway', gateway.url, '--only', 'authentication.login', '--allow-writes'];
    expect(await runVerify(argv, env, silent)).toBe(exitCodes.ok);
    const waitList = openJsonEndpoint(new URL(`${gateway.url}/dev/wait-list/read`));
    const { value } = await waitList.send('GET');
    await waitList.close();
    expect(value).toMatchObject({ data: [] });
  });

  it('is told by path, with a line for the shell and a fixture that is judged the same again', async () => {
    const front = await startFront(
      gateway.url,
      () => null,
      (answer, { path }) =>
        path.endsWith('/hra/get-report-data')
          ? { ...answer, body: Buffer.from(answer.body.toString().replace(/"age":(\d+)/, '"age":"42"')) }
          : answer,
    );
    const { code, html, json, junit, printed, summary } = await run(front.url, [
      '--only',
      'hra.getReportData',
    ]);
    await front.stop();
    const difference = 'data.ascvd.data.age: expected number, got "42"';
    expect(code).toBe(exitCodes.broken);
    for (const report of [printed, summary]) expect(report).toContain(difference);
    for (const report of [html, junit])
      expect(report).toMatch(/data\.ascvd\.data\.age: expected number, got (&#34;|&quot;)42/);
    expect(printed).toContain(`curl -sS -i -X POST '${front.url}/prod/hra/get-report-data'`);
    expect(printed).toContain(`-H 'authorization: '"$TOKEN"`);
    for (const report of [printed, html, junit].map(text => text.replaceAll('&#39;', "'"))) {
      expect(report).toContain("$TOKEN is the 'token' of an accepted authentication.login");
      expect(report).toContain("$REPORT_ID is the 'meta.reportId' of an accepted hra.appraiseRisks");
    }
    expect(printed).toMatch(/^::error title=hra\.getReportData%2C accepted::data\.ascvd/m);
    expect(await parse(junit)).toMatchObject({ failures: 1, errors: 0 });

    const { findings } = JSON.parse(json);
    expect(findings).toHaveLength(1);
    const fixture = join(dir, 'fixture.json');
    await writeFile(fixture, JSON.stringify(findings[0].fixture));
    for (const file of [fixture, join(dir, 'report.json')]) {
      let replayed = '';
      const print = (text: string) => {
        replayed += text;
      };
      expect(await runVerify(['--replay', file], {}, { out: print, err: print })).toBe(exitCodes.broken);
      expect(replayed).toBe(`BROKEN hra.getReportData, accepted\n  ${difference}\n`);
    }
  });

  it.each([
    ['/hra/save-answers', 'uniqueString', 'hra.saveAnswers'],
    ['/hra/appraise-risks', 'reportId', 'hra.appraiseRisks'],
  ])('is broken where %s has its %s elsewhere', async (path, member, call) => {
    const front = await startFront(
      gateway.url,
      () => null,
      (answer, request) =>
        request.path.endsWith(path)
          ? { ...answer, body: Buffer.from(answer.body.toString().replace(member, 'id')) }
          : answer,
    );
    const { code, printed } = await run(front.url, ['--only', call]);
    await front.stop();
    expect(printed).toMatch(new RegExp(`^ {2}(meta\\.)?${member}: expected string, got nothing$`, 'm'));
    expect(code).toBe(exitCodes.broken);
  });

  it('has an empty object after a deletion named as what it is', async () => {
    const front = await startFront(
      gateway.url,
      () => null,
      (answer, { path }) =>
        path.endsWith('/wait-list/delete') ? { ...answer, body: Buffer.from('{}') } : answer,
    );
    const { printed } = await run(front.url, ['--only', 'waitList.delete']);
    await front.stop();
    expect(printed).toContain("waitList.delete, accepted: in the form 'no code from the wait-list'");
  });

  it('has a token that is too long judged so again', async () => {
    const front = await startFront(
      gateway.url,
      () => null,
      (answer, { path }) =>
        path.endsWith('/authentication/login')
          ? {
              ...answer,
              body: Buffer.from(answer.body.toString().replace('"token":"', `"token":"${'z'.repeat(9000)}`)),
            }
          : answer,
    );
    const { printed } = await run(front.url, ['--only', 'authentication.login']);
    await front.stop();
    const [difference = ''] = /token: expected .* characters$/m.exec(printed) ?? [];
    let replayed = '';
    const print = (text: string) => {
      replayed += text;
    };
    await runVerify(['--replay', join(dir, 'report.json')], {}, { out: print, err: print });
    expect(replayed).toContain(`BROKEN authentication.login, accepted\n  ${difference}\n`);
  });

  it('has its reports also when it is not reached', async () => {
    const { code, html, junit, summary } = await run('http://127.0.0.1:9/api');
    expect(code).toBe(exitCodes.unreachable);
    for (const report of [html, summary]) expect(report).toContain('The gateway cannot be reached');
    expect(await parse(junit)).toMatchObject({ failures: 0, errors: 1 });
  });

  it('gets no token, password or code into any report, however it echoes them', async () => {
    const secrets = new Set<string>();
    const front = await startFront(gateway.url, request => {
      for (const secret of secretsOf(request)) secrets.add(secret);
      return echo(request);
    });
    const { code, printed, ...reports } = await run(front.url);
    await front.stop();
    expect(code).toBe(exitCodes.broken);
    // Somebody of the run's own, the test account, their passwords and mailed codes.
    expect(secrets.size).toBeGreaterThan(6);
    for (const report of [printed, ...Object.values(reports)]) {
      for (const secret of secrets) {
        for (const [name, spelled] of spellingsOf(secret)) {
          expect(report.includes(spelled.slice(1, -1)), `${name}: ${report.slice(0, 80)}`).toBe(false);
        }
        expect(report).not.toContain(secret.slice(0, 10));
      }
    }
  });
});

/** What a request holds that nobody else may know; not the made-up token, nor what stands in the contract's examples. */
function secretsOf({ body, headers }: FrontedRequest): string[] {
  const { oldPassword, otp, userPassword } = body === '' ? {} : JSON.parse(body);
  const known = ['a password', 'a new password', 'not the password', 'not the code', 'one-time-code'];
  return [headers.authorization, oldPassword, userPassword, otp].filter(
    secret => typeof secret === 'string' && !secret.startsWith('made-up') && !known.includes(secret),
  );
}

/** Gives what it was sent back in every place of an answer. */
function echo(request: FrontedRequest): FrontAnswer | null {
  const { path } = request;
  const [secret = ''] = secretsOf(request);
  const spelled = spellingsOf(secret).map(([, text]) => text);
  const all = spelled.join(' ');
  if (secret === '') return null;
  const json = (status: number, value: unknown, headers = {}) => ({
    status,
    headers,
    body: JSON.stringify(value),
  });
  if (path.endsWith('/get-report-data')) {
    return json(200, {
      status: 'OK',
      data: { targetAge: secret, riskAge: all, ascvd: { data: { age: secret } } },
    });
  }
  if (path.includes('/read-by-company-id/')) {
    return json(200, { responseCode: secret.slice(0, 10), responseMessage: all });
  }
  if (path.includes('/read-by-content-id/')) {
    const message = `'${secret}' not a valid key=value pair (missing equal-sign) in Authorization header`;
    return json(403, { message }, { 'x-amzn-errortype': secret });
  }
  if (path.endsWith('/get-questionnaire')) {
    return { status: 200, headers: { 'content-type': `text/html; token=${secret}` }, body: `<p>${all}</p>` };
  }
  if (path.endsWith('/get-saved-answers')) {
    const named = spelled.map((name, at) => [`hra${name}`, at % 2 === 0 ? [secret] : { [secret]: secret }]);
    return json(200, { appraiseRisksUserId: secret, ...Object.fromEntries(named) });
  }
  if (path.endsWith('/get-report-pdf'))
    return json(200, Buffer.from(`%PDF-1.4 ${secret}`).toString('base64'));
  if (path.endsWith('/user/update'))
    return json(302, {}, { location: `https://example.test/?token=${secret}` });
  if (path.endsWith('/change-password'))
    return json(200, { responseCode: '99', responseMessage: all, token: secret });
  if (path.endsWith('/complete-password-reset')) return json(200, { responseCode: secret, status: secret });
  return null;
}
