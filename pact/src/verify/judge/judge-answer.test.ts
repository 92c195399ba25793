import { describe, expect, it } from 'vitest';
import { interactionNamed } from '../../../test/support/interaction-named.ts';
import { differenceText } from './difference.ts';
import { judgeAnswer } from './judge-answer.ts';

function differencesOf(
  name: string,
  status: number,
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' },
): string[] {
  const answer = { status, headers, bytes: Buffer.from(body) };
  return judgeAnswer(interactionNamed(name), answer).differences.map(differenceText);
}

const company = '{"responseCode":"00","data":{"companyName":"A"}}';
const accepted = 'company.readByCompanyId, accepted';
const expectedAccepted = '(answer): expected an accepted answer, got';

describe('the catalogue of faults (docs/faults.md)', () => {
  it.each<[name: string, status: number, body: string | Uint8Array, got: string, place?: string]>([
    ['F27 an empty body', 200, '', 'BAD_RESPONSE (empty)'],
    ['F28 JSON that is cut off', 200, company.slice(0, -1), 'BAD_RESPONSE (not-json)'],
    ['F32 no UTF-8', 200, Buffer.from([0x22, 0xff, 0x22]), 'BAD_RESPONSE (not-utf8)'],
    ['F34 a key of a prototype', 200, '{"__proto__":{}}', 'BAD_RESPONSE (forbidden-key)'],
    ['F35 too deep', 200, `${'['.repeat(999)}${']'.repeat(999)}`, 'BAD_RESPONSE (too-deep)'],
    ['F38 code 22', 200, '{"responseCode":" 22 "}', 'an expired session (" 22 ")', 'responseCode'],
    ['F39 another code', 200, '{"responseCode":"99"}', 'a refusal ("99")', 'responseCode'],
    ['F40 HTTP 401', 401, '{"message":"Unauthorized"}', 'an expired session (HTTP 401)'],
    ['F41 an unknown route', 403, '{"message":"Missing Authentication Token"}', 'MISCONFIGURED (HTTP 403)'],
    ['F43 HTTP 403', 403, '{"message":"Forbidden"}', 'a refusal (HTTP 403)'],
    ['F44 HTTP 404', 404, '{}', 'MISCONFIGURED (HTTP 404)'],
    ['F47 HTTP 502', 502, '{"message":"Internal server error"}', 'UPSTREAM_ERROR (HTTP 502)'],
    ['F49 HTTP 504', 504, '{}', 'TIMEOUT (HTTP 504)'],
    ['F50 a redirect', 307, '', 'MISCONFIGURED (HTTP 307)'],
  ])('has %s named by its kind', (_, status, body, got, place = '(answer)') => {
    const [difference] = differencesOf(accepted, status, body);
    expect(difference).toBe(`${place}: expected an accepted answer, got ${got}`);
  });

  it.each([
    ['F31 a list', '[]', '(answer): expected an object, got an empty list'],
    [
      'F36 a wrong type',
      company.replace('"A"', '7'),
      'data.companyName: expected string or null, got a number',
    ],
  ])('has %s named by its place', (_, body, difference) => {
    expect(differencesOf(accepted, 200, body)[0]).toBe(difference);
  });

  it('has F26, compression, named by its kind', () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'br' };
    expect(differencesOf(accepted, 200, company, headers)[0]).toBe(
      '(answer): expected an accepted answer, got MISCONFIGURED (encoding)',
    );
  });

  it('has F29, another media type, broken as Pact has it, and F33 and unknown members kept', () => {
    const headers = { 'content-type': 'text/plain; charset=utf-8' };
    expect(differencesOf(accepted, 200, company, headers)).toEqual([
      '(header content-type): expected application/json, got another',
    ]);
    const twice = company.replace('{', '{"responseCode":"99","new":[1],');
    expect(differencesOf(accepted, 200, twice)).toEqual([]);
  });

  it.each([
    ['{"responseCode":"00"}', 'responseCode: expected a refusal, got an accepted answer ("00")'],
    ['{"responseCode":"22"}', 'responseCode: expected a refusal, got an expired session ("22")'],
  ])('has %s in place of a refusal', (body, difference) => {
    expect(differencesOf('user.update, refused', 200, body)).toEqual([difference]);
  });

  it.each<[name: string, value: unknown, difference: string]>([
    [
      'authentication.login',
      { responseCode: '00', token: '', userEmail: 'a' },
      'token: expected a string that is not empty',
    ],
    [
      'authentication.login',
      { responseCode: '00', token: 'z'.repeat(9000), userEmail: 'a' },
      'token: expected a shorter string',
    ],
    ['authentication.resendOtp', { status: 'OK' }, 'responseCode: expected "00"'],
    ['hra.getQuestionnaire', { status: 'ok' }, 'status: expected an accepted answer'],
    ['hra.getReportPdf', { pdf: 'JVBERi0=' }, '(answer): expected'],
  ])('has %s, accepted with %j, broken by its place', (call, value, difference) => {
    const found = differencesOf(`${call}, accepted`, 200, JSON.stringify(value));
    expect(found).toEqual([expect.stringContaining(difference)]);
  });

  it('has a PDF that is none', () => {
    expect(differencesOf('hra.getReportPdf, accepted', 200, '"JVBERi0xLjQK"')).toEqual([
      `${expectedAccepted} BAD_RESPONSE (pdf-end)`,
    ]);
  });
});

describe('a large answer', () => {
  it('is kept where its row allows it: a whole wait-list of 70,000 entries', () => {
    const entry = {
      waitListId: 7,
      waitListEmail: 'ada@example.test',
      waitListCreatedAt: '2024-03-10T09:30:00.000Z',
    };
    const body = JSON.stringify({ responseCode: '00', data: Array.from({ length: 70_000 }, () => entry) });
    expect(differencesOf('waitList.read, accepted', 200, body)).toEqual([]);
  });

  it('breaks the call where the adapter would cut it off', () => {
    const large = company.replace('"A"', `"A","companyLogo":"${'x'.repeat(3_000_000)}"`);
    expect(differencesOf(accepted, 200, large)).toEqual([`${expectedAccepted} BAD_RESPONSE (size-cap)`]);
  });
});
