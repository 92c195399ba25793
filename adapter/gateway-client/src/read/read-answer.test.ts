import { examples } from '@choose-life/contracts/gateway/examples';
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
  it.each(json)('%s: the example is a success', id => {
    const answer = read(id, 200, examples[id].response);
    expect(answer).toMatchObject({ ok: true, value: examples[id].response, deviations: [] });
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

  it('reads HTTP 401 as expiry only where a token was sent', () => {
    expect(kindOf(read('authentication.userDetails', 401, { message: 'Unauthorized' }, true))).toBe(
      'SESSION_EXPIRED',
    );
    expect(kindOf(read('authentication.userDetails', 401, { message: 'Unauthorized' }, false))).toBe(
      'REJECTED',
    );
  });

  it('never reads 403 or 404 of an unknown route as expiry', () => {
    for (const [status, message] of [
      [403, 'Missing Authentication Token'],
      [403, 'Forbidden'],
      [404, 'Not Found'],
    ] as const) {
      expect(kindOf(read('authentication.userDetails', status, { message }))).not.toBe('SESSION_EXPIRED');
    }
  });

  it('takes an empty answer to a deletion and to nothing else', () => {
    const empty = (id: OperationId) =>
      readAnswer(
        operations[id],
        { status: 204, headers: {}, bytes: new Uint8Array() },
        { hadToken: true, nowMs: 0 },
      );
    for (const id of operationIds) expect(empty(id).ok).toBe(id === 'waitList.delete');
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
