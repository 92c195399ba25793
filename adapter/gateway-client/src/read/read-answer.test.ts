import { isUtf8 } from 'node:buffer';
import { isDeepStrictEqual } from 'node:util';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { kindOfRefusal } from '@choose-life/contracts/gateway/error-kinds';
import { examples } from '@choose-life/contracts/gateway/examples';
import { callIds, calls } from '@choose-life/contracts/gateway/extensions';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { readOutcome } from '@choose-life/contracts/gateway/outcome';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { changedAnswersOf, validAnswers } from '../../test/changed-answers.ts';
import { type ReadAnswer, readAnswer } from './read-answer.ts';

const headers = { 'content-type': 'application/json' };
const read = (id: OperationId, status: number, body: unknown, hadToken = true) => {
  const bytes = Buffer.from(JSON.stringify(body));
  return readAnswer(operations[id], { status, headers, bytes }, { hadToken, nowMs: 0 });
};
/** In base64, with other content than the PDF of the examples. */
const otherPdf = Buffer.from(`%PDF-1.4\n${'other '.repeat(50)}\n%%EOF\n`).toString('base64');
const kindOf = (answer: ReadAnswer) => (answer.ok ? 'OK' : answer.fault.kind);

describe('readAnswer', () => {
  it('reads the same JSON from an answer in several pieces as in a single piece, even if another answer reuses the shared buffer', () => {
    const readInPieces = (id: OperationId, body: unknown, length: number) => {
      const bytes = Buffer.from(JSON.stringify(body));
      const count = Math.ceil(bytes.length / length);
      const pieces = Array.from({ length: count }, (_, n) => bytes.subarray(n * length, (n + 1) * length));
      return readAnswer(
        operations[id],
        { status: 200, headers, bytes, pieces },
        { hadToken: true, nowMs: 0 },
      );
    };
    const jsonTextOf = (answer: ReadAnswer) => answer.ok && Buffer.concat(answer.json).toString();
    fc.assert(
      fc.property(
        fc.constantFrom(...operationIds),
        fc.integer({ min: 1, max: 80 }),
        // With an invalid message, which is dropped, the answer is serialized again.
        fc.constantFrom({}, { responseMessage: 5 }),
        (id, length, addedMembers) => {
          const { response } = examples[id];
          const body = typeof response === 'string' ? response : { ...response, ...addedMembers };
          const answer = readInPieces(id, body, length);
          // Overwrites the shared buffer, which only the PDF calls use.
          readInPieces('hra.getReportPdf', otherPdf, 10);
          expect(jsonTextOf(answer)).toBe(jsonTextOf(read(id, 200, body)));
        },
      ),
    );
  });

  it('reports code 22 as an expired session for every call, whatever the status and the token', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...operationIds),
        fc.constantFrom(200, 201, 302, 303, 308, 400, 401, 403, 404, 429, 500, 502, 503, 504),
        fc.constantFrom('22', 22, ' 22 '),
        fc.boolean(),
        (id, status, responseCode, hadToken) => {
          // Code 22 has precedence over the status `OK` in the body (decision 0004).
          const body = { ...propertiesOf(examples[id].response), status: 'OK', responseCode };
          expect(kindOf(read(id, status, body, hadToken))).toBe('SESSION_EXPIRED');
        },
      ),
    );
  });

  it('reports a refusal in the body as REJECTED for every call, whatever the status', () => {
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

  it('reports the path of an invalid value and never the value', () => {
    const answer = read('hra.getReportData', 200, {
      status: 'OK',
      data: { targetAge: 'very private', riskAge: 1 },
    });
    expect(answer).toMatchObject({ fault: { kind: 'BAD_RESPONSE', detail: 'contract:data.targetAge' } });
    expect(JSON.stringify(answer)).not.toContain('very private');
  });
});

/** The expected result of an answer with HTTP 200, by zod and JSON.parse: the accepted value, or the kind of the fault. */
function resultByZod(operation: Operation, bytes: Buffer): { readonly value: unknown } | string {
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
  // `JSON.stringify` calls its replacer for the value and everything in it.
  JSON.stringify(value, (_name, member) => {
    hasLargeNumber ||= typeof member === 'number' && Math.abs(member) > Number.MAX_SAFE_INTEGER;
    return member;
  });
  // An answer with dropped values is serialized again, which could change such a number.
  const couldBeRounded = hasLargeNumber && !isDeepStrictEqual(sortMembers(value), sortMembers(answer));
  return couldBeRounded ? 'BAD_RESPONSE' : { value };
}

/** Sorts the members, because zod puts the members that it knows first. Removes members that are undefined. */
function sortMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortMembers);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(
    members.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, member]) => [name, sortMembers(member)]),
  );
}

/** Reads bytes as the answer to a call, and expects the same result, value and variant as from zod. */
function readAndCompareWithZod(operation: Operation, bytes: Buffer): ReadAnswer {
  const answer = readAnswer(operation, { status: 200, headers, bytes }, { hadToken: true, nowMs: 0 });
  const expected = resultByZod(operation, bytes);
  const { response } = operation;
  if (!answer.ok || typeof expected === 'string') {
    expect(answer.ok ? answer.value : answer.fault.kind).toEqual(expected);
    return answer;
  }
  const text = (value: unknown) => JSON.stringify(sortMembers(value));
  const sent: unknown = JSON.parse(bytes.toString());
  expect(text(JSON.parse(Buffer.concat(answer.json).toString()))).toBe(text(expected.value));
  expect(text(answer.value)).toBe(text(expected.value));
  const variants = response instanceof z.ZodUnion ? response.options : [response];
  expect(answer.variant).toBe(variants.findIndex(variant => z.safeParse(variant, sent).success));
  // If nothing was dropped, the bytes of the gateway are forwarded.
  if (text(sent) === text(expected.value)) expect(Buffer.concat(answer.json).equals(bytes)).toBe(true);
  return answer;
}

describe.each(validAnswers)('an answer to %s', (id, validAnswer) => {
  const operation: Operation = calls[id];

  it('is accepted with every member if it is valid', () => {
    const bytes = Buffer.from(JSON.stringify(validAnswer));
    expect(resultByZod(operation, bytes)).toEqual({ value: validAnswer });
    expect(readAndCompareWithZod(operation, bytes)).toMatchObject({ deviations: [] });
  });

  it('is read as zod reads it if members are missing, invalid or added', () => {
    fc.assert(
      fc.property(changedAnswersOf(validAnswer), fc.constantFrom(undefined, 1, '\t'), (answer, indent) => {
        readAndCompareWithZod(operation, Buffer.from(JSON.stringify(answer, null, indent)));
      }),
      { numRuns: inject('long') ? 4_000 : 200 },
    );
  });

  it('is read as zod reads it if bytes are missing or added', () => {
    const bytes = Buffer.from(JSON.stringify(validAnswer));
    fc.assert(
      fc.property(
        fc.nat(bytes.length - 1),
        fc.uint8Array({ maxLength: 3 }),
        fc.nat(2),
        (at, inserted, removedCount) => {
          const parts = [bytes.subarray(0, at), inserted, bytes.subarray(at + removedCount)];
          readAndCompareWithZod(operation, Buffer.concat(parts));
        },
      ),
      { numRuns: inject('long') ? 6_000 : 200 },
    );
  });
});

it('an answer that matches two variants is read as the first variant, as zod does', () => {
  const ages = { targetAge: 44, riskAge: 52, ascvd: { data: { age: 45 } } };
  const bytes = Buffer.from(JSON.stringify({ status: 'OK', ...ages, data: null }));
  const answer = readAndCompareWithZod(operations['hra.getReportData'], bytes);
  expect(answer).toMatchObject({ ok: true, variant: 0 });
});

it('an empty body of a call without a result is read as null, the second variant of its schema', () => {
  const answer = { status: 200, headers, bytes: Buffer.from('') };
  const context = { hadToken: true, nowMs: 0 };
  expect(readAnswer(operations['waitList.delete'], answer, context)).toMatchObject({
    ok: true,
    value: null,
    variant: 1,
  });
});

describe('an answer with a PDF', () => {
  const base64 = Buffer.from('%PDF-1.7\nthe content of a report\n%%EOF\n').toString('base64');
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
  ])('is accepted as %s', (_form, text) => {
    expect(pdfOf(text)).toMatchObject({ ok: true, value: base64 });
  });

  it('is a file that the next answer does not overwrite, even if both arrive in several pieces', () => {
    const readFile = (content: string) => {
      const pdf = Buffer.from(`%PDF-1.7\n${content}\n%%EOF\n`).toString('base64');
      const bytes = Buffer.from(JSON.stringify(pdf));
      const pieces = [Buffer.from(bytes.subarray(0, 9)), Buffer.from(bytes.subarray(9))];
      const answer = readAnswer(
        operations['hra.getReportPdf'],
        { status: 200, headers, bytes, pieces },
        { hadToken: true, nowMs: 0, asFile: true },
      );
      return answer.ok ? answer.file : null;
    };
    const file = readFile('the first report');
    readFile('another report!!');
    expect(Buffer.from(file ?? []).toString()).toContain('the first report');
  });

  it.each([
    ['without its last character', base64.slice(0, -1), 'pdf-base64-length'],
    ['without its last four characters', base64.slice(0, -4), 'pdf-end'],
    ['without the first bytes of a PDF', base64.slice(8), 'pdf-head'],
    ['in the URL-safe alphabet', `${base64.slice(0, 8)}-_${base64.slice(10)}`, 'pdf-base64-alphabet'],
    [
      'with characters that are not base64',
      `${base64.slice(0, 8)}!!${base64.slice(10)}`,
      'pdf-base64-alphabet',
    ],
    ['with padding inside', `${base64.slice(0, 8)}==${base64.slice(10)}`, 'pdf-base64-alphabet'],
    ['with a space inside', `${base64.slice(0, 8)} ${base64.slice(9)}`, 'pdf-base64-alphabet'],
    ['with two layers of base64', Buffer.from(base64).toString('base64'), 'pdf-head'],
    ['replaced by an HTML page', Buffer.from('<html>not found</html>').toString('base64'), 'pdf-head'],
    ['as a data URL', `data:application/pdf;base64,${base64}`, 'pdf-base64-alphabet'],
  ])('%s is a bad response', (_what, text, detail) => {
    expect(pdfOf(JSON.stringify(text))).toMatchObject({ ok: false, fault: { kind: 'BAD_RESPONSE', detail } });
  });
});

function outcomeOf(operation: Operation, status: number, bytes: Uint8Array) {
  const answer = readAnswer(operation, { status, headers, bytes }, { hadToken: true, nowMs: 0 });
  return answer.ok ? 'done' : answer.fault.outcome;
}

/** Whether a text is a refusal or reports an expired session (s.4). It repeats these rules independently of the code under test. */
function reportsRefusalOrExpiry(text: string): boolean {
  try {
    const { responseCode: code, status } = propertiesOf(JSON.parse(text));
    if (code === 22 || (typeof code === 'string' && code !== '00')) return true;
    return typeof status === 'string' && status !== 'OK';
  } catch {
    return false;
  }
}

const anyCall = fc.constantFrom(...callIds.map((id): Operation => calls[id]));
const anyEnvelope = fc.record(
  {
    responseCode: fc.oneof(fc.constantFrom<unknown>('00', '22', 22, '99', '', 0, true, null), fc.string()),
    status: fc.oneof(fc.constantFrom<unknown>('OK', 'FAILED', 7), fc.string()),
    data: fc.jsonValue({ maxDepth: 2 }),
    uniqueString: fc.string(),
  },
  { requiredKeys: [] },
);
const anyText = fc.oneof(
  anyEnvelope.map(value => JSON.stringify(value)),
  // A truncated body.
  anyEnvelope.map(value => JSON.stringify(value).slice(0, -1)),
  fc.jsonValue().map(value => JSON.stringify(value)),
  fc.string(),
);
/** Bodies that report a success: by the code, by the status, and one that meets the success rule of every JSON call. */
const successes = [
  '{"responseCode":"00"}',
  '{"status":"OK"}',
  '{"responseCode":"00","status":"OK","meta":{"reportId":1},"uniqueString":"u"}',
];

describe('the outcome of a call', () => {
  it('is `refused` after a 2xx status only if the body reports a refusal, and never `not-sent`', () => {
    fc.assert(
      fc.property(anyCall, fc.integer({ min: 200, max: 299 }), anyText, (operation, status, text) => {
        const outcome = outcomeOf(operation, status, Buffer.from(text));
        expect(outcome).not.toBe('not-sent');
        if (!reportsRefusalOrExpiry(text)) expect(outcome).not.toBe('refused');
      }),
      { numRuns: 2000 },
    );
  });

  it.each([300, 304])(
    'is `unknown` after HTTP %i, because many servers answer a successful write with 3xx',
    status => {
      expect(outcomeOf(calls['user.update'], status, Buffer.from(''))).toBe('unknown');
    },
  );

  it('is `unknown` for a success in the body with a status other than 2xx', () => {
    fc.assert(
      fc.property(
        anyCall,
        fc.integer({ min: 300, max: 599 }),
        fc.constantFrom(...successes),
        (operation, status, text) => {
          expect(outcomeOf(operation, status, Buffer.from(text))).toBe('unknown');
        },
      ),
    );
  });
});
