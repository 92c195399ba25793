import { gzipSync } from 'node:zlib';
import { callIds, calls } from '@choose-life/contracts/gateway/extensions';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

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

  it.each([300, 301, 302, 303, 304, 307, 308])(
    'is unknown after HTTP %i, which many send when a write is done',
    status => {
      expect(outcomeOf(calls['user.update'], status, Buffer.from(''))).toBe('unknown');
    },
  );

  it.each([
    [400, 'refused'],
    [401, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [408, 'unknown'],
    [413, 'refused'],
    [429, 'refused'],
    [500, 'unknown'],
    [503, 'unknown'],
    [504, 'unknown'],
  ])('after HTTP %i without a word of the gateway is %s', (status, outcome) => {
    expect(outcomeOf(calls['user.update'], status, Buffer.from('{"message":"x"}'))).toBe(outcome);
  });

  it('is unknown where head and body contradict each other', () => {
    fc.assert(
      fc.property(anyCall, fc.integer({ min: 400, max: 599 }), (operation, status) => {
        expect(outcomeOf(operation, status, success)).toBe('unknown');
      }),
    );
  });
});
