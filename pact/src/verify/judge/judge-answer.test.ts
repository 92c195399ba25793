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
  it.each<[string, number, string | Uint8Array, string]>([
    ['F27 an empty body', 200, '', `${expectedAccepted} BAD_RESPONSE (empty)`],
    ['F28 JSON that is cut off', 200, company.slice(0, -1), `${expectedAccepted} BAD_RESPONSE (not-json)`],
    ['F31 a list', 200, '[]', '(answer): expected an object, got an empty list'],
    ['F32 no UTF-8', 200, Buffer.from([0x22, 0xff, 0x22]), `${expectedAccepted} BAD_RESPONSE (not-utf8)`],
    ['F34 a key of a prototype', 200, '{"__proto__":{}}', `${expectedAccepted} BAD_RESPONSE (forbidden-key)`],
    ['F35 too deep', 200, '['.repeat(9999), `${expectedAccepted} BAD_RESPONSE (too-deep)`],
    ['F36 a wrong type', 200, company.replace('"A"', '7'), 'data.companyName: expected string, got a number'],
    [
      'F38 code 22',
      200,
      '{"responseCode":" 22 "}',
      'responseCode: expected an accepted answer, got an expired session (" 22 ")',
    ],
    [
      'F39 another code',
      200,
      '{"responseCode":"99"}',
      'responseCode: expected an accepted answer, got a refusal ("99")',
    ],
    ['F40 HTTP 401', 401, '{"message":"Unauthorized"}', `${expectedAccepted} an expired session (HTTP 401)`],
    [
      'F41 an unknown route',
      403,
      '{"message":"Missing Authentication Token"}',
      `${expectedAccepted} MISCONFIGURED (HTTP 403)`,
    ],
    ['F43 HTTP 403', 403, '{"message":"Forbidden"}', `${expectedAccepted} a refusal (HTTP 403)`],
    ['F44 HTTP 404', 404, '{}', `${expectedAccepted} MISCONFIGURED (HTTP 404)`],
    [
      'F47 HTTP 502',
      502,
      '{"message":"Internal server error"}',
      `${expectedAccepted} UPSTREAM_ERROR (HTTP 502)`,
    ],
    ['F49 HTTP 504', 504, '{}', `${expectedAccepted} TIMEOUT (HTTP 504)`],
    ['F50 a redirect', 307, '', `${expectedAccepted} MISCONFIGURED (HTTP 307)`],
  ])('has %s named by its kind', (_, status, body, difference) => {
    expect(differencesOf(accepted, status, body)[0]).toBe(difference);
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
