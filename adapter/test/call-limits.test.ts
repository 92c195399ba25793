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
  startServers,
} from './callers.ts';
import { sendRequest } from './send-request.ts';

const errorIn = ({ text }: { readonly text: string }) => {
  const { error }: { error: unknown } = JSON.parse(text);
  return gatewayErrorOf(error);
};

describe('limits of an account', () => {
  it('refuse the sixth log-in after five wrong passwords for an account, but no log-in of another account', async () => {
    await startServers();
    for (let n = 0; n < 5; n++) expect((await login('guess')).status).toBe(422);
    // Another spelling of the same e-mail.
    const sixth = errorIn(await login('guess', {}, 'ADA@b.co '));
    expect(sixth).toMatchObject({ kind: 'RATE_LIMITED', outcome: 'not-sent' });
    expect(sixth?.retryAfterMs).toBeGreaterThan(0);
    expect((await login('guess', {}, 'bea@b.co')).status).toBe(422);
    expect(gateway.requests).toHaveLength(6);
  });

  it('count all spellings of an e-mail address together, but send each to the gateway as it was typed', async () => {
    await startServers();
    const spellings = ['Bo@BÜCHER.test', 'bo@bu\u0308cher.test', 'bo@xn--bcher-kva.test'];
    // Five wrong passwords, which are the limit for an account from one address.
    for (const spelling of [...spellings, ...spellings.slice(1)])
      expect((await login('guess', {}, spelling)).status).toBe(422);
    expect((await login('guess', {}, spellings[0])).status).toBe(429);
    // The test gateway stores each byte as one latin1 character. This decodes the bytes as UTF-8.
    const requests = Buffer.from(gateway.requests.join(), 'latin1').toString();
    for (const spelling of spellings) expect(requests).toContain(`"userEmail":"${spelling}"`);
  });

  it('apply to simultaneous log-ins too', async () => {
    await startServers();
    const answers = await Promise.all(Array.from({ length: 20 }, () => login('guess')));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  });

  it('are off with RATE_LIMIT_PER_MINUTE=0, and so is the cookie of known browsers', async () => {
    await startServers({ RATE_LIMIT_PER_MINUTE: '0' });
    expect(await countAdmitted(30, () => login('guess'))).toBe(30);
    expect((await login('right')).headers['set-cookie']).toBeUndefined();
  });
});

// A token may request 20 PDFs a minute: reports and letters to health workers together. Each test first requests 12, so 8 are left.
describe('the limit of PDFs of a token', () => {
  const pdf = { getReportPdfReportId: 'r', getReportPdfClientId: 'c' };

  it('counts the PDFs of both routes together', async () => {
    await startServers();
    const from = { token: 'good' };
    expect(await countAdmitted(12, () => send('reports/pdf', pdf, from))).toBe(12);
    expect(await countAdmitted(12, () => call('hra.getReportPdf', pdf, from))).toBe(8);
    expect(await countAdmitted(12, () => send('reports/pdf', pdf, { token: 'other' }))).toBe(12);
  });

  it('counts letters and PDFs together', async () => {
    await startServers();
    const from = { token: 'good' };
    const letter = { getReportLetterReportId: 'r', showScores: false };
    expect(await countAdmitted(12, () => send('reports/pdf', pdf, from))).toBe(12);
    expect(await countAdmitted(12, () => call('hra.getReportLetter', letter, from))).toBe(8);
  });
});

describe('deletions of accounts', () => {
  const deleteAccount = (userEmail: string, address = ownersAddress, userPassword = 'right') =>
    call('user.deleteAccount', { userEmail, userPassword }, { address, token: `of ${userEmail}` });

  it('are limited to three an hour for an account, counted over all addresses and without refused calls', async () => {
    await startServers();
    expect((await deleteAccount('ada@b.co', ownersAddress, 'guess')).status).toBe(422);
    expect(await countAdmitted(5, n => deleteAccount('ada@b.co', `203.0.${n}.1`))).toBe(3);
  });

  it('are limited to twenty an hour for an address', async () => {
    await startServers();
    expect(await countAdmitted(25, n => deleteAccount(`person-${n}@b.co`))).toBe(20);
    expect((await deleteAccount('ada@b.co', otherAddress)).status).toBe(200);
  });
});

describe('the flood limit, which is RATE_LIMIT_PER_MINUTE for each address,', () => {
  it('counts each call of a batch', async () => {
    await startServers({ RATE_LIMIT_PER_MINUTE: '20' });
    const tenNames = Array.from({ length: 10 }, () => 'authentication.userDetails').join(',');
    const sendBatch = () => call(`${tenNames}?batch=1`, {});
    expect(await countAdmitted(5, sendBatch)).toBe(2);
    const refused = await sendBatch();
    expect(refused.headers).toMatchObject({ 'ratelimit-limit': '20', 'ratelimit-remaining': '0' });
    expect(errorIn(refused)).toMatchObject({ kind: 'RATE_LIMITED', outcome: 'not-sent' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('counts a body of 200 KB as 13 calls, because reading the body takes as long', async () => {
    await startServers({ RATE_LIMIT_PER_MINUTE: '100' });
    // One call, and 12 additional calls for the body: one for each 16 KB.
    const long = 'x'.repeat(200_000);
    expect(await countAdmitted(30, () => call('authentication.userDetails', { long }))).toBe(7);
    // 7 bodies use up 91 of the 100 calls, so a small call is still admitted.
    expect((await login('right')).status).toBe(200);
  });

  it('counts a request of /metrics as 10 calls, because the response takes as long', async () => {
    await startServers({ RATE_LIMIT_PER_MINUTE: '100' });
    const headers = { 'x-forwarded-for': ownersAddress };
    expect(await countAdmitted(30, () => sendRequest(`${adapter.url}/metrics`, { headers }))).toBe(10);
    expect((await login('right')).status).toBe(429);
  });
});
