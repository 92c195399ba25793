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
/** Reads a body of `user.update`. Returns the JSON that is sent to the caller, or the detail of the fault. */
const forwardUpdate = (text: string) => {
  const answer = read('user.update', Buffer.from(text));
  return answer.ok ? answer.json.join('') : answer.fault.detail;
};

describe('an answer of user.update', () => {
  /** Lists inside each other. The object around them is also a level, so 63 lists reach the maximum depth of 64. */
  const nestedLists = (count: number) => `${'['.repeat(count)}${']'.repeat(count)}`;

  it.each([
    [
      'a forbidden key inside a value that is dropped',
      '{"responseCode":"00","responseMessage":[{"prototype":1}]}',
      'forbidden-key',
    ],
    [
      'too deep nesting inside a value that is dropped',
      `{"responseCode":"00","responseMessage":${nestedLists(64)}}`,
      'too-deep',
    ],
    [
      'an inexact number, if another value is dropped and the answer must be serialized again',
      '{"responseCode":"00","responseMessage":5,"more":9007199254740993}',
      'inexact-number',
    ],
  ])('with %s is refused', (_what, text, problem) => {
    expect(forwardUpdate(text)).toBe(problem);
  });

  it.each([
    ['white space', ' {"responseCode" : "00" }\n'],
    ['an unknown member', '{"responseCode":"00", "more":{"a":[1.50]}}'],
    ['an integer that is not safe', '{"responseCode":"00","more":9007199254740993}'],
    ['a number that JSON.parse reads as Infinity', '{"responseCode":"00","more":1e400}'],
    // The parser first counts every colon after a quote as a member. The colon after `then` must not be mistaken for a duplicate member.
    ['colons in a string', '{"responseCode":"00","responseMessage":"at 10:30, \\"then\\": and \\u003a"}'],
    ['63 nested lists in an unknown member', `{"responseCode":"00","more":${nestedLists(63)}}`],
  ])('with %s is forwarded unchanged', (_what, text) => {
    expect(forwardUpdate(text)).toBe(text);
  });

  it.each([
    ['a value that does not match', '{"responseCode":"00","responseMessage":5,"more":1}', { more: 1 }],
    ['the first of two known members', '{"responseCode":"99","responseCode":"00"}', {}],
    ['the first of two unknown members', '{"more":1,"responseCode":"00","more":"\\u003a"}', { more: ':' }],
    ['its byte order mark', '\ufeff{"responseCode":"00"}', {}],
  ])('is forwarded without %s', (_what, text, unknownMembers) => {
    const forwarded = forwardUpdate(text);
    expect(JSON.parse(forwarded ?? '')).toEqual({ responseCode: '00', ...unknownMembers });
    // The value of the first duplicate.
    expect(forwarded).not.toContain('99');
    // `JSON.parse` would hide a member that is forwarded twice.
    const names = forwarded?.match(/"(more|responseCode)"/g);
    expect(names).toHaveLength(1 + Object.keys(unknownMembers).length);
  });
});

const library = 'content.readContentLibrary';
const example = callExamples[library].response;
const exactText = JSON.stringify(example);
/** The same answer with different bytes. */
const textWithSpace = `${exactText} `;
/** Another answer with as many bytes. */
const textWithOtherTitle = exactText.replace('Know your numbers', 'Show your numbers');
const textWithInvalidMessage = JSON.stringify({ ...example, responseMessage: 5, unknown: 'x' });
/** Valid answers with and without values to drop, and invalid ones. */
const texts = [
  exactText,
  textWithSpace,
  textWithOtherTitle,
  textWithInvalidMessage,
  JSON.stringify({ ...example, contentLibrary: 5 }),
  '{',
  '',
];

describe('an answer that is the same for everybody', () => {
  const resultOf = (text: string) => {
    const answer = read(library, Buffer.from(text));
    return answer.ok ? [answer.json.join(''), answer.deviations] : answer.fault;
  };

  it('has the same result whatever answers were read before', () => {
    const firstResults = texts.map(resultOf);
    const anySequence = fc.array(fc.nat(texts.length - 1), { maxLength: 20 });
    fc.assert(
      fc.property(anySequence, sequence => {
        for (const index of sequence) {
          expect(resultOf(texts[index] ?? '')).toEqual(firstResults[index]);
        }
      }),
    );
  });

  it.each([
    ['a valid answer', exactText],
    ['an answer with a value to drop', textWithInvalidMessage],
  ])('comes from the cache only if it has the bytes of the last answer: %s', (_what, text) => {
    const first = read(library, Buffer.from(text));
    expect(read(library, Buffer.from(text))).toBe(first);
    resultOf(textWithSpace);
    expect(read(library, Buffer.from(text))).not.toBe(first);
  });

  it('does not come from the cache if it has a Content-Encoding', () => {
    const bytes = Buffer.from(exactText);
    read(library, bytes);
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const answer = readAnswer(calls[library], { status: 200, headers, bytes }, { hadToken: true, nowMs: 0 });
    expect(answer.ok).toBe(false);
  });

  it('does not come from the cache if it has another media type, which is a deviation', () => {
    const bytes = Buffer.from(exactText);
    read(library, bytes);
    const headers = { 'content-type': 'text/plain' };
    const answer = readAnswer(calls[library], { status: 200, headers, bytes }, { hadToken: true, nowMs: 0 });
    expect(answer).toMatchObject({ ok: true, deviations: [{ kind: 'media-type' }] });
  });
});

it('an answer with personal data is not cached', () => {
  const bytes = Buffer.from(JSON.stringify(callExamples['authentication.userDetails'].response));
  expect(read('authentication.userDetails', bytes)).not.toBe(read('authentication.userDetails', bytes));
});
