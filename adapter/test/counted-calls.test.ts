import { gatewayErrorOf } from '@choose-life/client';
import { describe, expect, it } from 'vitest';
import { askAt } from './ask-at.ts';
import { adapter, ask, call, elsewhere, gateway, home, login, passed, start } from './callers.ts';

const errorIn = ({ text }: { readonly text: string }) => {
  const { error }: { error: unknown } = JSON.parse(text);
  return gatewayErrorOf(error);
};

describe('limits of an account', () => {
  it('let five wrong passwords pass, the sixth waits; other accounts do not', async () => {
    await start();
    for (let n = 0; n < 5; n++) expect((await login('guess')).status).toBe(422);
    const sixth = errorIn(await login('guess', {}, 'ADA@b.co '));
    expect(sixth).toMatchObject({ kind: 'RATE_LIMITED', outcome: 'not-sent' });
    expect(sixth?.retryAfterMs).toBeGreaterThan(0);
    expect((await login('guess', {}, 'bea@b.co')).status).toBe(422);
    expect(gateway.requests).toHaveLength(6);
  });

  it('count spellings of one address together, each of which the gateway gets as it was typed', async () => {
    await start();
    const spellings = ['Bo@BÜCHER.test', 'bo@bu\u0308cher.test', 'bo@xn--bcher-kva.test'];
    for (const spelling of [...spellings, ...spellings.slice(1)])
      expect((await login('guess', {}, spelling)).status).toBe(422);
    expect((await login('guess', {}, spellings[0])).status).toBe(429);
    const sent = Buffer.from(gateway.requests.join(), 'latin1').toString();
    for (const spelling of spellings) expect(sent).toContain(`"userEmail":"${spelling}"`);
  });

  it('cannot be slipped past by log-ins side by side', async () => {
    await start();
    const answers = await Promise.all(Array.from({ length: 20 }, () => login('guess')));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  });

  it('are none with RATE_LIMIT_PER_MINUTE=0, and no cookie is set for them', async () => {
    await start({ RATE_LIMIT_PER_MINUTE: '0' });
    expect(await passed(30, () => login('guess'))).toBe(30);
    expect((await login('right')).headers['set-cookie']).toBeUndefined();
  });
});

describe('limits of a token', () => {
  const pdf = { getReportPdfReportId: 'r', getReportPdfClientId: 'c' };

  it('count PDFs, however they are asked for', async () => {
    await start();
    const from = { token: 'good' };
    expect(await passed(12, () => ask('reports/pdf', pdf, from))).toBe(12);
    expect(await passed(12, () => call('hra.getReportPdf', pdf, from))).toBe(8);
    expect(await passed(12, () => ask('reports/pdf', pdf, { token: 'other' }))).toBe(12);
  });

  it('count letters with the PDFs', async () => {
    await start();
    const from = { token: 'good' };
    const letter = { getReportLetterReportId: 'r', showScores: false };
    expect(await passed(12, () => ask('reports/pdf', pdf, from))).toBe(12);
    expect(await passed(12, () => call('hra.getReportLetter', letter, from))).toBe(8);
  });
});

describe('deletions of accounts', () => {
  const remove = (userEmail: string, address = home, userPassword = 'right') =>
    call('user.deleteAccount', { userEmail, userPassword }, { address, token: `of ${userEmail}` });

  it('are three an hour for a person, wherever they come from; one that was refused is none', async () => {
    await start();
    expect((await remove('ada@b.co', home, 'guess')).status).toBe(422);
    expect(await passed(5, n => remove('ada@b.co', `203.0.${n}.1`))).toBe(3);
  });

  it('are twenty an hour for an address', async () => {
    await start();
    expect(await passed(25, n => remove(`person-${n}@b.co`))).toBe(20);
    expect((await remove('ada@b.co', elsewhere)).status).toBe(200);
  });
});

describe('the flood limit', () => {
  it('counts each call of a batch', async () => {
    await start({ RATE_LIMIT_PER_MINUTE: '20' });
    const names = Array.from({ length: 10 }, () => 'authentication.userDetails').join(',');
    const batch = () => call(`${names}?batch=1`, {});
    expect(await passed(5, batch)).toBe(2);
    const refused = await batch();
    expect(refused.headers).toMatchObject({ 'ratelimit-limit': '20', 'ratelimit-remaining': '0' });
    expect(errorIn(refused)).toMatchObject({ kind: 'RATE_LIMITED', outcome: 'not-sent' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it.each<[string, number, () => Promise<{ status: number }>]>([
    ['a body of 200 KB as 13', 7, () => call('authentication.userDetails', { long: 'x'.repeat(200_000) })],
    ['/metrics as 10', 10, () => askAt(`${adapter.url}/metrics`, { headers: { 'x-forwarded-for': home } })],
  ])('counts %s, since they take as long', async (_what, max, once) => {
    await start({ RATE_LIMIT_PER_MINUTE: '100' });
    expect(await passed(30, once)).toBe(max);
    expect((await login('right')).status).toBe(max === 10 ? 429 : 200);
  });
});

describe('the log line of a request', () => {
  const callers = () =>
    adapter.log
      .map((line): { msg?: string; caller?: string } => JSON.parse(line))
      .filter(({ msg }) => msg === 'request')
      .map(({ caller }) => caller);

  it('tells addresses apart without naming them', async () => {
    await start();
    for (const address of [home, home, elsewhere]) await login('right', { address });
    const [first, second, third] = callers();
    expect(first).toMatch(/^[\w-]{8}$/);
    expect(second).toBe(first);
    expect(third).toMatch(/^[\w-]{8}$/);
    expect(third).not.toBe(first);
    expect(adapter.log.join()).not.toMatch(/198\.51\.100\.7|203\.0\.113\.9|127\.0\.0\.1/);
  });
});
