import { describe, expect, it } from 'vitest';
import { interactionNamed } from '../../../test/support/interaction-named.ts';
import { differenceText, withoutIndexes } from './difference.ts';
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
// The beginnings of differences.
const wrongKind = 'expected an accepted answer, got';
const unreadableAnswer = 'expected HTTP 200 to 299 with JSON, responseCode "00"; got HTTP';
const wrongCode = 'responseCode: expected a text other than "00" and "22", got';
const wrongStatus = 'status: expected a text other than "OK", got';
const unreadableRefusal = '(answer): expected JSON, responseCode a text other than "00" and "22"';

// F27 and the other numbers are rows of docs/faults.md.
describe('judgeAnswer', () => {
  it.each<[cause: string, http: number, body: string | Uint8Array, got: string]>([
    ['F27 an empty body', 202, '', 'without a body'],
    ['F28 JSON that is cut off', 200, company.slice(0, -1), 'with a body that is not JSON'],
    ['F32 a body that is not UTF-8', 200, Buffer.from([0x22, 0xff, 0x22]), 'with a body that is not UTF-8'],
    ['F34 the key __proto__', 200, '{"__proto__":{}}', 'with a forbidden key such as __proto__'],
    [
      'F35 JSON that is nested too deep',
      200,
      `${'['.repeat(999)}${']'.repeat(999)}`,
      'with JSON that is nested too deep',
    ],
    ['F41 an unknown route', 403, '{"message":"Missing Authentication Token"}', '(MISCONFIGURED)'],
    [
      'F42 a 403 that echoes the token',
      403,
      // The words that identify the text of AWS API Gateway. Its whole text also contains the token.
      '{"message":"a key=value pair"}',
      'for a token that is sent raw, without Bearer (s.6)',
    ],
    ['F44 HTTP 404', 404, '{}', '(MISCONFIGURED)'],
    ['F47 HTTP 502', 502, '{"responseCode":"00"}', '(UPSTREAM_ERROR)'],
    ['F49 HTTP 504', 504, '{}', '(TIMEOUT)'],
    ['F50 a redirect', 307, '', 'without a body'],
  ])('reports %s as a difference of the whole answer', (_cause, http, body, got) => {
    expect(differencesOf(accepted, http, body)).toEqual([`(answer): ${unreadableAnswer} ${http} ${got}`]);
  });

  it.each([
    ['F38 code 22', 200, '{"responseCode":" 22 "}', 'an expired session (" 22 ")', 'responseCode'],
    ['F39 another code', 200, '{"responseCode":"99"}', 'a refusal ("99")', 'responseCode'],
    ['F40 HTTP 401', 401, '{"responseCode":"00"}', 'an expired session (HTTP 401)'],
    ['F43 HTTP 403', 403, '{"message":"Forbidden"}', 'a refusal (HTTP 403)'],
  ])('reports %s as an answer of another kind', (_cause, http, body, got, path = '(answer)') => {
    expect(differencesOf(accepted, http, body)).toEqual([`${path}: ${wrongKind} ${got}`]);
  });

  it.each([
    ['hra.getQuestionnaire', 'expected HTTP 200 to 299 with JSON, status "OK"; got HTTP 204 without a body'],
    ['hra.saveAnswers', 'expected HTTP 200 to 299 with JSON, uniqueString; got HTTP 204 without a body'],
    ['hra.getReportPdf', 'expected HTTP 200 to 299 with a PDF in base64, got HTTP 204 without a body'],
    [
      'waitList.read',
      'expected HTTP 200 to 299 with JSON, responseCode "00" or none; got HTTP 204 without a body',
    ],
  ])('reports an answer to %s without a body: %s', (call, difference) => {
    expect(differencesOf(`${call}, accepted`, 204, '')).toEqual([`(answer): ${difference}`]);
  });

  it('accepts an answer without a body after a deletion', () => {
    expect(differencesOf('waitList.delete, accepted, no body after a deletion', 204, '')).toEqual([]);
  });

  it.each([
    ['F31 a list', '[]', '(answer): expected an object, got an empty list'],
    [
      'F36 a wrong type',
      company.replace('"A"', '7'),
      'data.companyName: expected string or null, got a number',
    ],
  ])('reports %s with the path of the value', (_cause, body, difference) => {
    expect(differencesOf(accepted, 200, body)).toEqual([difference]);
  });

  it('reports F26, a compressed body', () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'br' };
    expect(differencesOf(accepted, 200, company, headers)).toEqual([
      `(answer): ${unreadableAnswer} 200 with a compressed body`,
    ]);
  });

  it('reports F29, another media type', () => {
    const headers = { 'content-type': 'text/plain; charset=utf-8' };
    expect(differencesOf(accepted, 200, company, headers)).toEqual([
      '(header content-type): expected application/json, got another',
    ]);
  });

  it('reports neither F33, a member that occurs twice, nor an unknown member', () => {
    const answerWithTwoCodes = company.replace('{', '{"responseCode":"99","new":[1],');
    expect(differencesOf(accepted, 200, answerWithTwoCodes)).toEqual([]);
  });

  it.each([
    ['{"responseCode":"00"}', 'responseCode: expected a refusal, got an accepted answer ("00")'],
    ['{"responseCode":"22"}', 'responseCode: expected a refusal, got an expired session ("22")'],
  ])('reports the code of %s if a refusal is expected', (body, difference) => {
    expect(differencesOf('user.update, refused', 200, body)).toEqual([difference]);
  });

  it.each<[call: string, http: number, body: string, difference: string]>([
    ['authentication.login', 200, '{"responseCode":"00"}', `${wrongCode} "00"`],
    ['authentication.login', 401, '{"responseCode":"00","userEmail":"a"}', `${wrongCode} "00"`],
    ['authentication.login', 500, '{"responseCode":"00"}', `${wrongCode} "00"`],
    ['user.update', 401, '{"responseCode":"00"}', `${wrongCode} "00"`],
    ['user.update', 503, '{"responseCode":"00"}', `${wrongCode} "00"`],
    ['hra.getReportData', 200, '{"status":"OK"}', `${wrongStatus} "OK"`],
    ['hra.getReportData', 500, '{"status":"OK","responseCode":"00"}', `${wrongStatus} "OK"`],
    ['hra.getReportPdf', 200, '{"status":"OK"}', `${wrongStatus} "OK"`],
    ['hra.saveAnswers', 200, '{"responseCode":"00"}', `${wrongCode} "00"`],
    ['hra.saveAnswers', 200, '{}', `${wrongCode} nothing`],
    ['authentication.login', 200, '{"responseCode":99}', `${wrongCode} 99`],
    ['authentication.login', 503, '{"responseCode":99}', `${wrongCode} 99`],
    ['authentication.login', 503, '{}', `${unreadableRefusal}; got HTTP 503 (UPSTREAM_ERROR)`],
    [
      'hra.getReportData',
      202,
      '',
      `${unreadableRefusal}, or status a text other than "OK"; got HTTP 202 without a body`,
    ],
  ])(
    'names what is wrong in a refusal of %s with HTTP %i and the body %s',
    (call, http, body, difference) => {
      expect(differencesOf(`${call}, refused`, http, body)).toEqual([difference]);
    },
  );

  it.each<[http: number, body: string, difference: string]>([
    [200, '{"responseCode":"00"}', 'responseCode: expected "22", got "00"'],
    [500, '{"responseCode":"00"}', 'responseCode: expected "22", got "00"'],
    [502, '', '(answer): expected JSON, responseCode "22"; got HTTP 502 without a body'],
  ])(
    'names what is wrong in the answer for an expired session with HTTP %i and the body %s',
    (http, body, difference) => {
      expect(differencesOf('company.readByCompanyId, session expired', http, body)).toEqual([difference]);
    },
  );

  it.each<[call: string, value: unknown, difference: string]>([
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
  ])('names what is wrong in an accepted answer to %s with the body %j', (call, value, difference) => {
    const found = differencesOf(`${call}, accepted`, 200, JSON.stringify(value));
    expect(found).toEqual([expect.stringContaining(difference)]);
  });

  it('reports a PDF without the end mark %%EOF', () => {
    // '%PDF-1.4' and a line break in base64.
    expect(differencesOf('hra.getReportPdf, accepted', 200, '"JVBERi0xLjQK"')).toEqual([
      '(answer): expected HTTP 200 to 299 with a PDF in base64, got HTTP 200 with a PDF that does not end with %%EOF',
    ]);
  });
});

describe.each([
  ['risksAppraisedAudit.readByRisksAppraisedAuditUserId, accepted', 'risksAppraisedAuditCreatedAt', {}],
  ['content.readContentLibrary, accepted, the articles as a bare list', 'contentCreatedAt', { contentId: 1 }],
  ['waitList.read, accepted', 'waitListCreatedAt', { waitListId: 1, waitListEmail: 'a' }],
])('judgeAnswer for a time in %s', (name, member, otherMembers) => {
  const judge = (time: unknown) => {
    // Two elements: a difference is reported for each, but a note only once.
    const data = [1, 2].map(() => ({ ...otherMembers, [member]: time }));
    const bytes = Buffer.from(JSON.stringify({ responseCode: '00', data }));
    const headers = { 'content-type': 'application/json' };
    const { differences, notes } = judgeAnswer(interactionNamed(name), { status: 200, headers, bytes });
    return {
      differences: differences.map(differenceText).map(withoutIndexes),
      notesOnTime: notes.filter(note => note.includes('ISO')),
    };
  };
  const path = `data[].${member}`;

  it('reports a number', () => {
    const difference = `${path}: expected string in ISO 8601 or null, got a number`;
    expect(judge(1_795_900_000_000).differences).toEqual([difference, difference]);
  });

  it.each(['1795900000000', '28/11/2026', '05/11/2026', '2026-13-01', '2026-02-30', '2026-11-28 09:30', ''])(
    'only notes the text %j, which is not in ISO 8601',
    text => {
      const note = `${path} is a text that is not in ISO 8601, such as 2026-11-28T09:30:00Z: it may be read as another day`;
      expect(judge(text)).toEqual({ differences: [], notesOnTime: [note] });
    },
  );

  it.each(['2026-11-28', '2026-11-28T09:30Z', '2026-11-28T09:30:00.123+01:00', null])('accepts %j', time => {
    expect(judge(time)).toEqual({ differences: [], notesOnTime: [] });
  });
});

describe('judgeAnswer for a large answer', () => {
  it('accepts a wait-list of 70,000 entries, which the limit of the call allows', () => {
    const entry = {
      waitListId: 7,
      waitListEmail: 'ada@example.test',
      waitListCreatedAt: '2024-03-10T09:30:00.000Z',
    };
    const body = JSON.stringify({ responseCode: '00', data: Array.from({ length: 70_000 }, () => entry) });
    expect(differencesOf('waitList.read, accepted', 200, body)).toEqual([]);
  });

  it('reports a company of 3 MB, more than the limit of the call, 2 MiB', () => {
    const large = company.replace('"A"', `"A","companyLogo":"${'x'.repeat(3_000_000)}"`);
    expect(differencesOf(accepted, 200, large)).toEqual([
      `(answer): ${unreadableAnswer} 200 with a body that is larger than the call allows`,
    ]);
  });
});
