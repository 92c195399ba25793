import { callExamples } from '@choose-life/contracts/gateway/examples';
import { type CallId, calls } from '@choose-life/contracts/gateway/extensions';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

const read = (id: CallId, bytes: Buffer) => {
  const operation: Operation = calls[id];
  const headers = { 'content-type': 'application/json' };
  return readAnswer(operation, { status: 200, headers, bytes }, { hadToken: true, nowMs: 0 });
};
/** The JSON that is sent on to the caller, or the detail of the fault. */
const update = (text: string) => {
  const answer = read('user.update', Buffer.from(text));
  return answer.ok ? answer.json.join('') : answer.fault.detail;
};

describe('an answer of user.update', () => {
  const levels = (count: number) => `${'['.repeat(count)}${']'.repeat(count)}`;

  it.each([
    [
      'a forbidden key inside a value that is dropped',
      '{"responseCode":"00","responseMessage":[{"prototype":1}]}',
      'forbidden-key',
    ],
    [
      'too deep nesting inside a value that is dropped',
      `{"responseCode":"00","responseMessage":${levels(64)}}`,
      'too-deep',
    ],
    [
      'a number that serializing would round, because another value is dropped',
      '{"responseCode":"00","responseMessage":5,"more":9007199254740993}',
      'inexact-number',
    ],
  ])('with %s is refused', (_what, text, problem) => {
    expect(update(text)).toBe(problem);
  });

  it.each([
    ['white space', ' {"responseCode" : "00" }\n'],
    ['an unknown member', '{"responseCode":"00", "more":{"a":[1.50]}}'],
    ['an integer that is not safe', '{"responseCode":"00","more":9007199254740993}'],
    ['a number that JSON.parse reads as Infinity', '{"responseCode":"00","more":1e400}'],
    // A colon after a quote also counts as a member in the upper bound, which must not look like a duplicate.
    ['colons in a string', '{"responseCode":"00","responseMessage":"at 10:30, \\"then:\\" and \\u003a"}'],
    ['63 levels in an unknown member', `{"responseCode":"00","more":${levels(63)}}`],
  ])('with %s is sent on unchanged', (_what, text) => {
    expect(update(text)).toBe(text);
  });

  it.each([
    ['a value that does not match', '{"responseCode":"00","responseMessage":5,"more":1}', { more: 1 }],
    ['the first of two known members', '{"responseCode":"99","responseCode":"00"}', {}],
    ['the first of two unknown members', '{"more":1,"responseCode":"00","more":"\\u003a"}', { more: ':' }],
    ['its byte order mark', '\ufeff{"responseCode":"00"}', {}],
  ])('is sent on without %s', (_what, text, more) => {
    expect(JSON.parse(update(text) ?? '')).toEqual({ responseCode: '00', ...more });
    expect(update(text)).not.toContain('99');
    expect(update(text)?.match(/"(more|responseCode)"/g)).toHaveLength(1 + Object.keys(more).length);
  });
});

const library = 'content.readContentLibrary';
const example = callExamples[library].response;
/** Valid answers with and without values to drop, and invalid ones. */
const texts = [
  JSON.stringify(example),
  `${JSON.stringify(example)} `,
  JSON.stringify({ ...example, responseMessage: 5, unknown: 'x' }),
  JSON.stringify({ ...example, contentLibrary: 5 }),
  '{',
  '',
];

describe('a public answer', () => {
  const resultOf = (text: string) => {
    const answer = read(library, Buffer.from(text));
    return answer.ok ? [answer.json.join(''), answer.deviations] : answer.fault;
  };

  it('has the same result whatever answers were read before', () => {
    const firstResults = texts.map(resultOf);
    const anySequence = fc.array(fc.nat(texts.length - 1), { maxLength: 20 });
    fc.assert(
      fc.property(anySequence, sequence => {
        for (const n of sequence) expect(resultOf(texts[n] ?? '')).toEqual(firstResults[n]);
      }),
    );
  });

  it.each([texts[0] ?? '', texts[2] ?? ''])(
    'is taken from the cache if it has the bytes of the last answer: %.60s',
    text => {
      const first = read(library, Buffer.from(text));
      expect(read(library, Buffer.from(text))).toBe(first);
      resultOf(texts[1] ?? '');
      expect(read(library, Buffer.from(text))).not.toBe(first);
    },
  );

  it('is not taken from the cache if it has a Content-Encoding', () => {
    const bytes = Buffer.from(texts[0] ?? '');
    read(library, bytes);
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const answer = readAnswer(calls[library], { status: 200, headers, bytes }, { hadToken: true, nowMs: 0 });
    expect(answer.ok).toBe(false);
  });
});

it('an answer with personal data is not cached', () => {
  const bytes = Buffer.from(JSON.stringify(callExamples['authentication.userDetails'].response));
  expect(read('authentication.userDetails', bytes)).not.toBe(read('authentication.userDetails', bytes));
});
