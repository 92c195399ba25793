import {
  type GatewayAnswer,
  type GatewayRequest,
  startAlteringGateway,
} from '@choose-life/gateway-client/test/altering-gateway';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exitCodes } from '../../src/verify/reports/summary.ts';
import { type AccountGateway, startAccountGateway } from '../support/account-gateway.ts';
import { spellingsOf } from '../support/spellings.ts';

describe('a gateway without state handlers', () => {
  let gateway: AccountGateway;
  beforeAll(async () => {
    gateway = await startAccountGateway();
  });
  afterAll(() => gateway.stop());

  it('gets no token, password or code into any report, however it echoes them', async () => {
    const secrets = new Set<string>();
    const front = await startAlteringGateway((request, pass) => {
      for (const secret of secretsOf(request)) secrets.add(secret);
      return echo(request) ?? pass();
    }, gateway.url);
    const { code, printed, ...reports } = await gateway.run(front.url);
    await front.stop();
    expect(code).toBe(exitCodes.broken);
    // A user of the run, the test account, their passwords and mailed codes.
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
function secretsOf({ body, headers }: GatewayRequest): string[] {
  const { oldPassword, otp, userPassword } = body === '' ? {} : JSON.parse(body);
  const known = ['a password', 'a new password', 'not the password', 'not the code', 'one-time-code'];
  return [headers.authorization, oldPassword, userPassword, otp].filter(
    secret => typeof secret === 'string' && !secret.startsWith('made-up') && !known.includes(secret),
  );
}

/** Gives what it was sent back in every place of an answer. */
function echo(request: GatewayRequest): GatewayAnswer | null {
  const { path } = request;
  const [secret = ''] = secretsOf(request);
  const spelled = spellingsOf(secret).map(([, text]) => text);
  const all = spelled.join(' ');
  if (secret === '') return null;
  const json = (status: number, value: unknown, headers = {}) => ({
    status,
    headers: { 'content-type': 'application/json', ...headers },
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
