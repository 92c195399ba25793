import { isUtf8 } from 'node:buffer';
import { isDeepStrictEqual } from 'node:util';
import { kindOfRefusal } from '@choose-life/contracts/gateway/error-kinds';
import { examples } from '@choose-life/contracts/gateway/examples';
import { callIds, calls } from '@choose-life/contracts/gateway/extensions';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { readOutcome } from '@choose-life/contracts/gateway/outcome';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { answersNear, lawfulAnswers } from '../../test/near-answers.ts';
import { type ReadAnswer, readAnswer } from './read-answer.ts';

const read = (id: OperationId, status: number, body: unknown, hadToken = true, headers = {}) =>
  readAnswer(
    operations[id] as Operation,
    {
      status,
      headers: { 'content-type': 'application/json', ...headers },
      bytes: Buffer.from(JSON.stringify(body)),
    },
    { hadToken, nowMs: 0 },
  );
const kindOf = (answer: ReturnType<typeof read>) => (answer.ok ? 'OK' : answer.fault.kind);
const json = operationIds.filter(id => operations[id].media === 'json');

describe('reading an answer', () => {
  it('in several pieces equals the same answer in one piece, also after the next answer was read', () => {
    const inPieces = (id: OperationId, body: unknown, length: number) => {
      const bytes = Buffer.from(JSON.stringify(body));
      const count = Math.ceil(bytes.length / length);
      const pieces = Array.from({ length: count }, (_, n) => bytes.subarray(n * length, (n + 1) * length));
      const headers = { 'content-type': 'application/json' };
      return readAnswer(
        operations[id],
        { status: 200, headers, bytes, pieces },
        { hadToken: true, nowMs: 0 },
      );
    };
    const jsonIn = (answer: ReturnType<typeof read>) => answer.ok && Buffer.concat(answer.json).toString();
    fc.assert(
      fc.property(
        fc.constantFrom(...operationIds),
        fc.integer({ min: 1, max: 80 }),
        fc.constantFrom({}, { responseMessage: 5 }),
        (id, length, more) => {
          const { response } = examples[id];
          const body = typeof response === 'string' ? response : { ...Object(response), ...more };
          const answer = inPieces(id, body, length);
          inPieces('authentication.userDetails', examples['authentication.userDetails'].response, 10);
          expect(jsonIn(answer)).toBe(jsonIn(read(id, 200, body)));
        },
      ),
    );
  });

  it('code 22 means an expired session on every call, with every status, with and without a token', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...operationIds),
        fc.constantFrom(200, 201, 302, 303, 308, 400, 401, 403, 404, 429, 500, 502, 503, 504),
        fc.constantFrom('22', 22, ' 22 '),
        fc.boolean(),
        (id, status, responseCode, hadToken) => {
          const answer = read(
            id,
            status,
            { ...Object(examples[id].response), status: 'OK', responseCode },
            hadToken,
          );
          expect(kindOf(answer)).toBe('SESSION_EXPIRED');
        },
      ),
    );
  });

  it('a refusal in the body wins over any status', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...operationIds),
        fc.constantFrom(200, 301, 303, 307, 400, 401, 403, 404, 409, 429, 500, 503),
        (id, status) => {
          expect(kindOf(read(id, status, { responseCode: '99' }))).toBe('REJECTED');
        },
      ),
    );
  });

  it('a success in the body does not count with a status other than 2xx', () => {
    fc.assert(
      fc.property(fc.constantFrom(...json), fc.integer({ min: 300, max: 599 }), (id, status) => {
        expect(read(id, status, examples[id].response).ok).toBe(false);
      }),
    );
  });

  it('names the path of a deviation and never the value', () => {
    const answer = read('hra.getReportData', 200, {
      status: 'OK',
      data: { targetAge: 'very private', riskAge: 1 },
    });
    expect(answer).toMatchObject({ fault: { kind: 'BAD_RESPONSE', detail: 'contract:data.targetAge' } });
    expect(JSON.stringify(answer)).not.toContain('very private');
  });
});

function judgedByZod(operation: Operation, bytes: Buffer): { readonly value: unknown } | string {
  const names: string[] = [];
  let hasLargeNumber = false;
  let answer: unknown;
  try {
    answer = JSON.parse(bytes.toString(), (name, value) => {
      names.push(name);
      return value;
    });
  } catch {
    return 'BAD_RESPONSE';
  }
  if (!isUtf8(bytes) || names.some(name => ['__proto__', 'constructor', 'prototype'].includes(name)))
    return 'BAD_RESPONSE';
  const outcome = readOutcome(operation, answer);
  if (outcome.kind === 'session-expired') return 'SESSION_EXPIRED';
  if (outcome.kind === 'refused') return kindOfRefusal(outcome.code);
  if (outcome.kind === 'out-of-contract') return 'BAD_RESPONSE';
  const { value } = outcome;
  JSON.stringify(value, (_name, each) => {
    hasLargeNumber ||= typeof each === 'number' && Math.abs(each) > Number.MAX_SAFE_INTEGER;
    return each;
  });
  // What is left out is written again, and no such number is written as another.
  const isRounded = hasLargeNumber && !isDeepStrictEqual(sorted(value), sorted(answer));
  return isRounded ? 'BAD_RESPONSE' : { value };
}

/** Members in one order, since zod puts those it knows first, and none that are undefined. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(
    members.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, each]) => [name, sorted(each)]),
  );
}

/** Reads bytes, and compares the verdict, the value and the form with zod's. */
function expectAsByZod(operation: Operation, bytes: Buffer): ReadAnswer {
  const headers = { 'content-type': 'application/json' };
  const answer = readAnswer(operation, { status: 200, headers, bytes }, { hadToken: true, nowMs: 0 });
  const judged = judgedByZod(operation, bytes);
  const { response } = operation;
  if (!answer.ok || typeof judged === 'string') {
    expect(answer.ok ? answer.value : answer.fault.kind).toEqual(judged);
    return answer;
  }
  const text = (value: unknown) => JSON.stringify(sorted(value));
  const sent: unknown = JSON.parse(bytes.toString());
  expect(text(JSON.parse(Buffer.concat(answer.json).toString()))).toBe(text(judged.value));
  expect(text(answer.value)).toBe(text(judged.value));
  const forms = response instanceof z.ZodUnion ? response.options : [response];
  expect(answer.variant).toBe(forms.findIndex(form => z.safeParse(form, sent).success));
  // Where nothing is left out, the gateway's own bytes are passed on.
  if (text(sent) === text(judged.value)) expect(Buffer.concat(answer.json).equals(bytes)).toBe(true);
  return answer;
}

describe.each(lawfulAnswers)('an answer to %s', (id, lawful) => {
  const operation: Operation = calls[id];

  it('is accepted with every member if it is valid', () => {
    const bytes = Buffer.from(JSON.stringify(lawful));
    expect(judgedByZod(operation, bytes)).toEqual({ value: lawful });
    expect(expectAsByZod(operation, bytes)).toMatchObject({ deviations: [] });
  });

  it('is read as zod reads it if members are missing, invalid or added', () => {
    fc.assert(
      fc.property(answersNear(lawful), fc.constantFrom(undefined, 1, '\t'), (answer, indent) => {
        expectAsByZod(operation, Buffer.from(JSON.stringify(answer, null, indent)));
      }),
      { numRuns: inject('long') ? 4_000 : 200 },
    );
  });

  it('is read as zod reads it if bytes are missing or added', () => {
    const bytes = Buffer.from(JSON.stringify(lawful));
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.uint8Array({ maxLength: 3 }), fc.nat(2), (at, more, gone) => {
        expectAsByZod(operation, Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at + gone)]));
      }),
      { numRuns: inject('long') ? 6_000 : 200 },
    );
  });
});

it('an answer that matches two variants has the first, as in zod', () => {
  const ages = { targetAge: 44, riskAge: 52, ascvd: { data: { age: 45 } } };
  const bytes = Buffer.from(JSON.stringify({ status: 'OK', ...ages, data: null }));
  expectAsByZod(operations['hra.getReportData'], bytes);
});

describe('the answer of a PDF', () => {
  const base64 = Buffer.from('%PDF-1.7\nan analysis of four words\n%%EOF\n').toString('base64');
  const pdfOf = (text: string, type = 'application/json') =>
    readAnswer(
      operations['hra.getReportPdf'],
      { status: 200, headers: { 'content-type': type }, bytes: Buffer.from(text) },
      { hadToken: true, nowMs: 0 },
    );

  it.each([
    ['JSON', JSON.stringify(base64)],
    ['plain text', base64],
    ['plain text with a line break', `${base64}\n`],
    ['JSON with escapes', JSON.stringify(base64).replace('J', '\\u004a')],
  ])('is taken as %s', (_form, text) => {
    expect(pdfOf(text)).toMatchObject({ ok: true, value: base64 });
  });

  it.each([
    ['cut off by a character', base64.slice(0, -1), 'pdf-base64-length'],
    ['cut off by four', base64.slice(0, -4), 'pdf-end'],
    ['without its head', base64.slice(8), 'pdf-head'],
    ['URL-safe', `${base64.slice(0, 8)}-_${base64.slice(10)}`, 'pdf-base64-alphabet'],
    ['of another alphabet', `${base64.slice(0, 8)}!!${base64.slice(10)}`, 'pdf-base64-alphabet'],
    ['with padding inside', `${base64.slice(0, 8)}==${base64.slice(10)}`, 'pdf-base64-alphabet'],
    ['with a blank inside', `${base64.slice(0, 8)} ${base64.slice(9)}`, 'pdf-base64-alphabet'],
    ['encoded twice', Buffer.from(base64).toString('base64'), 'pdf-head'],
    ['of another file', Buffer.from('<html>not found</html>').toString('base64'), expect.any(String)],
    ['as a data URL', `data:application/pdf;base64,${base64}`, expect.any(String)],
  ])('is refused where it is %s', (_what, text, detail) => {
    expect(pdfOf(JSON.stringify(text))).toMatchObject({ ok: false, fault: { kind: 'BAD_RESPONSE', detail } });
  });
});

function outcomeOf(operation: Operation, status: number, bytes: Uint8Array) {
  const headers = { 'content-type': 'application/json' };
  const read = readAnswer(operation, { status, headers, bytes }, { hadToken: true, nowMs: 0 });
  return read.ok ? 'done' : read.fault.outcome;
}

/** Whether a text is a refusal or an expiry by the words of the specification (s.4). */
function isRefusal(text: string): boolean {
  try {
    const { responseCode: code, status } = Object(JSON.parse(text));
    if (code === 22 || (typeof code === 'string' && code !== '00')) return true;
    return typeof status === 'string' && status !== 'OK';
  } catch {
    return false;
  }
}

const anyCall = fc.constantFrom(...callIds.map((id): Operation => calls[id]));
const head = fc.record(
  {
    responseCode: fc.oneof(fc.constantFrom<unknown>('00', '22', 22, '99', '', 0, true, null), fc.string()),
    status: fc.oneof(fc.constantFrom<unknown>('OK', 'FAILED', 7), fc.string()),
    data: fc.jsonValue({ maxDepth: 2 }),
    uniqueString: fc.string(),
  },
  { requiredKeys: [] },
);
const anyText = fc.oneof(
  head.map(each => JSON.stringify(each)),
  head.map(each => JSON.stringify(each).slice(0, -1)),
  fc.jsonValue().map(each => JSON.stringify(each)),
  fc.string(),
);
const success = Buffer.from('{"responseCode":"00","status":"OK","meta":{"reportId":1},"uniqueString":"u"}');

describe('the outcome of a call, by its answer', () => {
  it('is `refused` after a 2xx status only if the body reports a refusal, and never `not-sent`', () => {
    fc.assert(
      fc.property(anyCall, fc.integer({ min: 200, max: 299 }), anyText, (operation, status, text) => {
        const outcome = outcomeOf(operation, status, Buffer.from(text));
        expect(outcome).not.toBe('not-sent');
        if (!isRefusal(text)) expect(outcome).not.toBe('refused');
      }),
      { numRuns: 2000 },
    );
  });

  it.each([300, 304])(
    'is `unknown` after HTTP %i, which many servers send after a successful write',
    status => {
      expect(outcomeOf(calls['user.update'], status, Buffer.from(''))).toBe('unknown');
    },
  );

  it('is `unknown` if status and body contradict each other', () => {
    fc.assert(
      fc.property(anyCall, fc.integer({ min: 400, max: 599 }), (operation, status) => {
        expect(outcomeOf(operation, status, success)).toBe('unknown');
      }),
    );
  });
});
