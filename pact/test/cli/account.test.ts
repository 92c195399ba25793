import { operationIds } from '@choose-life/contracts/gateway/operations';
import { startGateway } from '@choose-life/gateway/testing/start-gateway';
import { temporaryFolder } from '@choose-life/gateway/testing/temporary-folder';
import {
  type GatewayAnswer,
  type GatewayRequest,
  startAlteringGateway,
} from '@choose-life/gateway-client/testing/altering-gateway';
import { parse } from 'junit2json';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { exitCodes } from '../../src/verify/reports/summary.ts';
import { runProgram, runWithReports } from '../support/run-program.ts';
import { spellingsOf } from '../support/spellings.ts';

/** The short run verifies the calls with special states: a mailed code, a report, the wait-list, the profile, a company. */
const selectedIds = inject('long')
  ? operationIds
  : operationIds.filter(id => /completeEnrollment|getReportPdf|waitList|user.update|company/.test(id));

const folder = temporaryFolder();

describe('a gateway without state handlers', () => {
  let gateway: Awaited<ReturnType<typeof startAccountGateway>>;
  beforeAll(async () => {
    gateway = await startAccountGateway();
  });
  afterAll(() => gateway.stop());

  it('is verified with a test account and a mailbox', async () => {
    const { code, json, junit, printed, summary } = await gateway.run(gateway.url, [
      '--only',
      selectedIds.join(','),
    ]);
    const count = selectedIds.length;
    expect(code, printed).toBe(exitCodes.ok);
    expect(printed).toContain(`${count} of ${count} calls kept`);
    expect(summary.match(/\| kept \|/g)).toHaveLength(count);
    const calls = { kept: count, asked: count, all: operationIds.length };
    expect(JSON.parse(json).summary).toMatchObject({ exitCode: 0, calls });
    const suites = await parse(junit);
    expect(suites).toMatchObject({ name: 'choose-life-verify', failures: 0, errors: 0 });
    // One suite for each call, and one for the run. The first two operands only narrow the type.
    expect(suites && 'testsuite' in suites && suites.testsuite).toHaveLength(count + 1);
  });

  it('is incomplete without a mailbox, because calls that need an e-mailed code are not verified', async () => {
    const only = ['--only', 'authentication.completeEnrollment', '--allow-writes', '--allow-signups'];
    const argv = [...only, '--gateway', gateway.url];
    const withMailbox = await runProgram([...argv, '--mailbox', gateway.mailboxUrl], testAccount);
    expect(withMailbox.code).toBe(exitCodes.ok);
    expect((await runProgram(argv, testAccount)).code).toBe(exitCodes.incomplete);
  });

  it('is unreachable in every report if nothing listens at its address', async () => {
    // Nothing listens on port 9, the port of the discard protocol.
    const { code, json, junit, printed, summary } = await gateway.run('http://127.0.0.1:9/api');
    expect(code).toBe(exitCodes.unreachable);
    for (const report of [printed, summary, json])
      expect(report).toContain('The gateway cannot be reached: UNREACHABLE ECONNREFUSED');
    expect(await parse(junit)).toMatchObject({ failures: 0, errors: 1 });
  });

  /** Verifies one call through a server that changes the answers of a path. */
  async function runAltered(path: string, alter: (text: string) => string, call: string) {
    const front = await startAlteringGateway(async (request, forward) => {
      const answer = await forward();
      return request.path.endsWith(path) ? { ...answer, body: alter(answer.body.toString()) } : answer;
    }, gateway.url);
    const result = await gateway.run(front.url, ['--only', call]);
    await front.stop();
    return { ...result, url: front.url };
  }

  it('is broken by a wrong answer, and every report contains the path of the wrong member', async () => {
    const { code, json, junit, printed, summary, url } = await runAltered(
      '/hra/get-report-data',
      text => text.replace(/"age":(\d+)/, '"age":"42"'),
      'hra.getReportData',
    );
    const difference = 'data.ascvd.data.age: expected number or null, got "42"';
    expect(code).toBe(exitCodes.broken);
    for (const report of [printed, summary]) expect(report).toContain(difference);
    expect(junit).toMatch(/data\.ascvd\.data\.age: expected number or null, got &quot;42/);
    expect(printed).toContain(`curl -sS -i -X POST '${url}/prod/hra/get-report-data'`);
    expect(printed).toContain(`-H 'authorization: '"$TOKEN"`);
    for (const report of [printed, junit].map(text => text.replaceAll('&#39;', "'"))) {
      expect(report).toContain("$TOKEN is the 'token' of an accepted authentication.login");
      expect(report).toContain("$REPORT_ID is the 'meta.reportId' of an accepted hra.appraiseRisks");
    }
    expect(printed).toMatch(/^::error title=hra\.getReportData%2C accepted::data\.ascvd/m);
    expect(await parse(junit)).toMatchObject({ failures: 1, errors: 0 });

    expect(JSON.parse(json).findings).toMatchObject([{ differences: [difference] }]);
  });

  it('may answer a deletion with an empty object, which leads to a note on the variant', async () => {
    const { printed } = await runAltered('/wait-list/delete', () => '{}', 'waitList.delete');
    expect(printed).toContain("waitList.delete, accepted: in the form 'no code from the wait-list'");
  });

  it('is incomplete if the account of the token has no report and the wait-list is empty', async () => {
    const company = { id: 'a-company', name: 'A Company' };
    const { token } = await gateway.createAccount({ email: 'reader@example.test', password, company });
    const argv = ['--gateway', gateway.url, '--only', 'reads'];
    const { code, printed } = await runProgram(argv, { VERIFY_TOKEN: token });
    expect(printed).toMatch(
      /^hra\.getReportData .* not verifiable here: the test account has no finished report$/m,
    );
    expect(printed).toMatch(/^waitList\.read .* not verifiable here: data is an empty list here$/m);
    expect(code).toBe(exitCodes.incomplete);
  });

  it('can echo tokens, passwords, codes and added headers, but no report contains them', async () => {
    const secrets = new Set<string>();
    const front = await startAlteringGateway((request, forward) => {
      for (const secret of secretsOf(request)) secrets.add(secret);
      if (request.headers['x-api-key'] !== apiKey) return { status: 403, body: '{"message":"Forbidden"}' };
      return echo(request) ?? forward();
    }, gateway.url);
    const { code, printed, ...reports } = await gateway.run(front.url, ['--header', `X-Api-Key: ${apiKey}`]);
    await front.stop();
    expect(code).toBe(exitCodes.broken);
    // Fewer secrets mean that some calls are no longer made: the run logs in, signs up, resets a password and changes a password.
    expect(secrets.size).toBeGreaterThan(7);
    for (const report of [printed, ...Object.values(reports)]) {
      for (const secret of secrets) {
        for (const [name, spelling] of spellingsOf(secret)) {
          // Without the first and the last character, which may be quotes of the encoding.
          expect(report.includes(spelling.slice(1, -1)), `${name}: ${report.slice(0, 80)}`).toBe(false);
        }
        // Reports show short response codes. `echo` sends the first 10 characters of a secret as the code of the company call.
        expect(report).not.toContain(secret.slice(0, 10));
      }
    }
  });
});

/** The secrets of a request, without made-up tokens and the fixed values of the interactions, which are no secrets. */
function secretsOf({ body, headers }: GatewayRequest): string[] {
  const { oldPassword, otp, userPassword } = body === '' ? {} : JSON.parse(body);
  const fixedValues = [
    'a password',
    'an old password',
    'a new password',
    'not the password',
    'not the code',
    'one-time-code',
  ];
  return [headers.authorization, oldPassword, userPassword, otp, headers['x-api-key']].filter(
    secret => typeof secret === 'string' && !secret.startsWith('made-up') && !fixedValues.includes(secret),
  );
}

/** An answer with the secret of the request, in a different part for each call; null if there is no secret, and for other calls. */
function echo(request: GatewayRequest): GatewayAnswer | null {
  const { path } = request;
  const [secret = ''] = secretsOf(request);
  const spellings = spellingsOf(secret).map(([, text]) => text);
  const allSpellings = spellings.join(' ');
  if (secret === '') return null;
  const json = (status: number, value: unknown, headers = {}) => ({
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(value),
  });
  if (path.endsWith('/get-report-data')) {
    return json(200, {
      status: 'OK',
      data: { targetAge: secret, riskAge: allSpellings, ascvd: { data: { age: secret } } },
    });
  }
  if (path.includes('/read-by-company-id/')) {
    return json(200, { responseCode: secret.slice(0, 10), responseMessage: allSpellings });
  }
  if (path.includes('/read-by-content-id/')) {
    const message = `'${secret}' not a valid key=value pair (missing equal-sign) in Authorization header`;
    return json(403, { message }, { 'x-amzn-errortype': secret });
  }
  if (path.endsWith('/get-questionnaire')) {
    return {
      status: 200,
      headers: { 'content-type': `text/html; token=${secret}` },
      body: `<p>${allSpellings}</p>`,
    };
  }
  if (path.endsWith('/get-saved-answers')) {
    // Secrets as names of members, as elements of a list, and as names and values of an object. The names of saved answers begin with `hra`.
    const members = spellings.map((spelling, index) => [
      `hra${spelling}`,
      index % 2 === 0 ? [secret] : { [secret]: secret },
    ]);
    return json(200, { appraiseRisksUserId: secret, ...Object.fromEntries(members) });
  }
  if (path.endsWith('/get-report-pdf'))
    return json(200, Buffer.from(`%PDF-1.4 ${secret}`).toString('base64'));
  if (path.endsWith('/user/update'))
    return json(302, {}, { location: `https://example.test/?token=${secret}` });
  if (path.endsWith('/change-password'))
    return json(200, { responseCode: '99', responseMessage: allSpellings, token: secret });
  if (path.endsWith('/complete-password-reset')) return json(200, { responseCode: secret, status: secret });
  return null;
}

const email = 'tester@example.test';
const password = 'Zq7-nobody-else-has-it';
const apiKey = 'Kq9-nobody-else-has-it';

const testAccount = { VERIFY_EMAIL: email, VERIFY_PASSWORD: password };

/** An embedded gateway whose test account has a company and a finished report. `run` verifies it without state handlers. */
async function startAccountGateway() {
  const gateway = await startGateway();
  await gateway.createAccount({ email, password, company: { id: 'a-company', name: 'A Company' } });
  await gateway.createReport(email);
  const mailboxUrl = gateway.mailboxUrl.replace('/mailbox', '/mailbox.json');
  const allowed = ['--allow-writes', '--allow-signups', '--mailbox', mailboxUrl];
  return {
    url: gateway.url,
    mailboxUrl,
    createAccount: gateway.createAccount,
    run: (url: string, options: readonly string[] = []) =>
      runWithReports(folder, ['--gateway', url, ...allowed, ...options], testAccount),
    stop: gateway.stop,
  };
}
