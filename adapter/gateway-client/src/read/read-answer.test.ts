import { gzipSync } from 'node:zlib';
import { examples } from '@choose-life/contracts/gateway/examples';
import { callIds, calls } from '@choose-life/contracts/gateway/extensions';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

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
  it('in several pieces is what it is in one, and stays so when the next is read', () => {
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

  it('code 22 is expiry on every call, at every status, with and without a token', () => {
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

  it('a success in the body is none at a status that is none', () => {
    fc.assert(
      fc.property(fc.constantFrom(...json), fc.integer({ min: 300, max: 599 }), (id, status) => {
        expect(read(id, status, examples[id].response).ok).toBe(false);
      }),
    );
  });

  it('names where an answer leaves the contract, and never the value', () => {
    const answer = read('hra.getReportData', 200, {
      status: 'OK',
      data: { targetAge: 'very private', riskAge: 1 },
    });
    expect(answer).toMatchObject({ fault: { kind: 'BAD_RESPONSE', detail: 'contract:data.targetAge' } });
    expect(JSON.stringify(answer)).not.toContain('very private');
  });
});

/** What became of a call by its answer; `done` for a success. */
function outcomeOf(operation: Operation, status: number, bytes: Uint8Array, encoding = 'identity') {
  const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
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

// What becomes of other statuses, on every call: adapter/test/faults/lines/statuses.ts.
describe('what became of a call, by its answer', () => {
  it('is refused after a 2xx head only where the body says so itself, and never not-sent', () => {
    fc.assert(
      fc.property(anyCall, fc.integer({ min: 200, max: 299 }), anyText, (operation, status, text) => {
        const outcome = outcomeOf(operation, status, Buffer.from(text));
        expect(outcome).not.toBe('not-sent');
        if (!isRefusal(text)) expect(outcome).not.toBe('refused');
      }),
      { numRuns: 2000 },
    );
  });

  it('is unknown after a 2xx or 3xx head whose body cannot be read', () => {
    fc.assert(
      fc.property(
        anyCall,
        fc.integer({ min: 200, max: 399 }),
        fc.constantFrom('gzip', 'br', 'zstd', 'x-nobody-knows'),
        (operation, status, encoding) => {
          expect(outcomeOf(operation, status, gzipSync('{"responseCode":"99"}'), encoding)).toBe('unknown');
        },
      ),
    );
  });

  it.each([300, 304])('is unknown after HTTP %i, which many send when a write is done', status => {
    expect(outcomeOf(calls['user.update'], status, Buffer.from(''))).toBe('unknown');
  });

  it('is unknown where head and body contradict each other', () => {
    fc.assert(
      fc.property(anyCall, fc.integer({ min: 400, max: 599 }), (operation, status) => {
        expect(outcomeOf(operation, status, success)).toBe('unknown');
      }),
    );
  });
});
