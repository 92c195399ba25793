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
const passedOn = (id: CallId, text: string) => {
  const answer = read(id, Buffer.from(text));
  return answer.ok ? answer.json.join('') : answer.fault.detail;
};
const update = (text: string) => passedOn('user.update', text);

describe('an answer of user.update', () => {
  const levels = (count: number) => `${'['.repeat(count)}${']'.repeat(count)}`;

  it.each([
    [
      'a forbidden key in what would be left out',
      '{"responseCode":"00","responseMessage":[{"prototype":1}]}',
      'forbidden-key',
    ],
    [
      'nesting too deep in what would be left out',
      `{"responseCode":"00","responseMessage":${levels(64)}}`,
      'too-deep',
    ],
    [
      'a number that would be rounded where it is written again',
      '{"responseCode":"00","responseMessage":5,"more":9007199254740993}',
      'inexact-number',
    ],
  ])('with %s is refused', (_what, text, problem) => {
    expect(update(text)).toBe(problem);
  });

  it.each([
    ['blanks', ' {"responseCode" : "00" }\n'],
    ['a member that nobody knows', '{"responseCode":"00", "more":{"a":[1.50]}}'],
    ['a whole number beyond what JavaScript holds', '{"responseCode":"00","more":9007199254740993}'],
    ['a number beyond all', '{"responseCode":"00","more":1e400}'],
    ['colons in its texts', '{"responseCode":"00","responseMessage":"at 10:30, \\"then:\\" and \\u003a"}'],
    ['63 levels in an unknown member', `{"responseCode":"00","more":${levels(63)}}`],
  ])('with %s is passed on as it came', (_what, text) => {
    expect(update(text)).toBe(text);
  });

  it.each([
    ['a member that does not fit', '{"responseCode":"00","responseMessage":5,"more":1}', { more: 1 }],
    ['a known member twice', '{"responseCode":"99","responseCode":"00"}', {}],
    [
      'a member twice and a colon in escapes',
      '{"more":1,"responseCode":"00","more":"\\u003a"}',
      { more: ':' },
    ],
    ['a mark before it', '\ufeff{"responseCode":"00"}', {}],
  ])('with %s is passed on without', (_what, text, more) => {
    expect(JSON.parse(update(text) ?? '')).toEqual({ responseCode: '00', ...more });
    expect(update(text)).not.toContain('99');
    expect(update(text)?.match(/"(more|responseCode)"/g)).toHaveLength(1 + Object.keys(more).length);
  });
});

const library = 'content.readContentLibrary';
const example = callExamples[library].response;
/** Some that fit, with members to leave out and without, and some that do not. */
const texts = [
  JSON.stringify(example),
  `${JSON.stringify(example)} `,
  JSON.stringify({ ...example, responseMessage: 5, unheardOf: 'x' }),
  JSON.stringify({ ...example, contentLibrary: 5 }),
  '{',
  '',
];

describe('a public answer', () => {
  const told = (text: string) => {
    const answer = read(library, Buffer.from(text));
    return answer.ok ? [answer.json.join(''), answer.deviations] : answer.fault;
  };

  it('does not depend on earlier answers', () => {
    const anew = texts.map(told);
    const any = fc.array(fc.nat(texts.length - 1), { maxLength: 20 });
    fc.assert(
      fc.property(any, sent => {
        for (const n of sent) expect(told(texts[n] ?? '')).toEqual(anew[n]);
      }),
    );
  });

  it.each([texts[0] ?? '', texts[2] ?? ''])(
    'is taken from the cache if its bytes are the same: %.60s',
    text => {
      const first = read(library, Buffer.from(text));
      expect(read(library, Buffer.from(text))).toBe(first);
      told(texts[1] ?? '');
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

  it('of a person is not cached', () => {
    const bytes = Buffer.from(JSON.stringify(callExamples['authentication.userDetails'].response));
    expect(read('authentication.userDetails', bytes)).not.toBe(read('authentication.userDetails', bytes));
  });
});
