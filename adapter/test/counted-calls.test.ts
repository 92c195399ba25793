import { gatewayErrorOf } from '@choose-life/client';
import { describe, expect, it } from 'vitest';
import {
  adapter,
  call,
  countAdmitted,
  gateway,
  login,
  otherAddress,
  ownersAddress,
  send,
  start,
} from './callers.ts';
import { sendRequest } from './send-request.ts';

const errorIn = ({ text }: { readonly text: string }) => {
  const { error }: { error: unknown } = JSON.parse(text);
  return gatewayErrorOf(error);
};

describe('limits of an account', () => {
  it('refuse the sixth log-in after five wrong passwords for an account, but no log-in of another account', async () => {
    await start();
    for (let n = 0; n < 5; n++) expect((await login('guess')).status).toBe(422);
    const sixth = errorIn(await login('guess', {}, 'ADA@b.co '));
    expect(sixth).toMatchObject({ kind: 'RATE_LIMITED', outcome: 'not-sent' });
    expect(sixth?.retryAfterMs).toBeGreaterThan(0);
    expect((await login('guess', {}, 'bea@b.co')).status).toBe(422);
    expect(gateway.requests).toHaveLength(6);
  });

  it('count all spellings of an e-mail address together, but send each to the gateway as it was typed', async () => {
    await start();
    const spellings = ['Bo@BÜCHER.test', 'bo@bu\u0308cher.test', 'bo@xn--bcher-kva.test'];
    for (const spelling of [...spellings, ...spellings.slice(1)])
      expect((await login('guess', {}, spelling)).status).toBe(422);
    expect((await login('guess', {}, spellings[0])).status).toBe(429);
    const sent = Buffer.from(gateway.requests.join(), 'latin1').toString();
    for (const spelling of spellings) expect(sent).toContain(`"userEmail":"${spelling}"`);
  });

  it('apply to simultaneous log-ins too', async () => {
    await start();
    const answers = await Promise.all(Array.from({ length: 20 }, () => login('guess')));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  });

  it('are off with RATE_LIMIT_PER_MINUTE=0, and so is the cookie of known browsers', async () => {
    await start({ RATE_LIMIT_PER_MINUTE: '0' });
    expect(await countAdmitted(30, () => login('guess'))).toBe(30);
    expect((await login('right')).headers['set-cookie']).toBeUndefined();
  });
});

describe('limits of a token', () => {
  const pdf = { getReportPdfReportId: 'r', getReportPdfClientId: 'c' };

  // The limit is 20 a minute.
  it('count the PDFs of both routes together', async () => {
    await start();
    const from = { token: 'good' };
    expect(await countAdmitted(12, () => send('reports/pdf', pdf, from))).toBe(12);
    expect(await countAdmitted(12, () => call('hra.getReportPdf', pdf, from))).toBe(8);
    expect(await countAdmitted(12, () => send('reports/pdf', pdf, { token: 'other' }))).toBe(12);
  });

  it('count letters and PDFs together', async () => {
    await start();
    const from = { token: 'good' };
    const letter = { getReportLetterReportId: 'r', showScores: false };
    expect(await countAdmitted(12, () => send('reports/pdf', pdf, from))).toBe(12);
    expect(await countAdmitted(12, () => call('hra.getReportLetter', letter, from))).toBe(8);
  });
});

describe('deletions of accounts', () => {
  const remove = (userEmail: string, address = ownersAddress, userPassword = 'right') =>
    call('user.deleteAccount', { userEmail, userPassword }, { address, token: `of ${userEmail}` });

  it('are limited to three an hour for an account, counted over all addresses and without refused calls', async () => {
    await start();
    expect((await remove('ada@b.co', ownersAddress, 'guess')).status).toBe(422);
    expect(await countAdmitted(5, n => remove('ada@b.co', `203.0.${n}.1`))).toBe(3);
  });

  it('are limited to twenty an hour for an address', async () => {
    await start();
    expect(await countAdmitted(25, n => remove(`person-${n}@b.co`))).toBe(20);
    expect((await remove('ada@b.co', otherAddress)).status).toBe(200);
  });
});

describe('the flood limit', () => {
  it('counts each call of a batch', async () => {
    await start({ RATE_LIMIT_PER_MINUTE: '20' });
    const names = Array.from({ length: 10 }, () => 'authentication.userDetails').join(',');
    const batch = () => call(`${names}?batch=1`, {});
    expect(await countAdmitted(5, batch)).toBe(2);
    const refused = await batch();
    expect(refused.headers).toMatchObject({ 'ratelimit-limit': '20', 'ratelimit-remaining': '0' });
    expect(errorIn(refused)).toMatchObject({ kind: 'RATE_LIMITED', outcome: 'not-sent' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it.each<[string, number, () => Promise<{ status: number }>]>([
    // 12 additional calls for 200 KB (one for each 16 KB), and the call itself.
    ['a body of 200 KB as 13', 7, () => call('authentication.userDetails', { long: 'x'.repeat(200_000) })],
    [
      '/metrics as 10',
      10,
      () => sendRequest(`${adapter.url}/metrics`, { headers: { 'x-forwarded-for': ownersAddress } }),
    ],
  ])('counts %s calls, because it takes as long', async (_what, max, makeRequest) => {
    await start({ RATE_LIMIT_PER_MINUTE: '100' });
    expect(await countAdmitted(30, makeRequest)).toBe(max);
    // 7 bodies use up 91 of the 100 calls, so a small call is still admitted. 10 pages of metrics use up all 100.
    expect((await login('right')).status).toBe(max === 10 ? 429 : 200);
  });
});

describe('the log line of a request', () => {
  const callers = () =>
    adapter.log
      .map((line): { msg?: string; caller?: string } => JSON.parse(line))
      .filter(({ msg }) => msg === 'request')
      .map(({ caller }) => caller);

  it('has a hash of the address, which differs between addresses, and not the address', async () => {
    await start();
    for (const address of [ownersAddress, ownersAddress, otherAddress]) await login('right', { address });
    const [first, second, third] = callers();
    expect(first).toMatch(/^[\w-]{8}$/);
    expect(second).toBe(first);
    expect(third).toMatch(/^[\w-]{8}$/);
    expect(third).not.toBe(first);
    expect(adapter.log.join()).not.toMatch(/198\.51\.100\.7|203\.0\.113\.9|127\.0\.0\.1/);
  });
});
