import { send, sendOk } from '../fault-gateway.ts';
import {
  type Expect,
  expectIf,
  fails,
  isAnswerIgnored,
  isPdf,
  type Line,
  succeeds,
  type Variant,
} from '../variant.ts';

/** A read is attempted twice if the body may be truncated, because the next attempt may get the complete body. */
const badResponse = (readTries: number) => fails('BAD_RESPONSE', 'unknown', { readTries });
/** The answer to a deletion is not read (s.7), so the call succeeds without a body. */
const unlessIgnored = (expect: Expect) => expectIf(isAnswerIgnored, succeeds(), expect);
/** A text of letters and digits, also in quotes, could be truncated base64, so a PDF is requested twice. */
const maybeTruncatedPdf = expectIf(isPdf, badResponse(2), badResponse(1));
const bodyVariant = (name: string, text: string, expect = badResponse(1)): Variant => ({
  name,
  expect,
  act: sendOk(text),
});
const deepArray = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
/**
 * JSON members with names of four characters, so that a million members are shorter than the longest accepted answer. 46,656 is the first
 * number with four digits in base 36.
 */
const members = (count: number) =>
  Array.from({ length: count }, (_, index) => `"${(index + 46_656).toString(36)}":0`).join(',');
/** Created at the first use, because most runs do not need this text of 9 MB. */
let millionMembers: string | undefined;

/** Lines F27 to F35 of docs/faults.md: faults in the body of an answer. */
export const bodyLines: readonly Line[] = [
  {
    faults: [27],
    title: 'a missing body',
    note: 'a success for wait-list/delete, whose answer is not read',
    variants: [
      {
        name: '204',
        expect: unlessIgnored(badResponse(2)),
        isAnswerCompared: false,
        act: send('HTTP/1.1 204 X\r\n\r\n'),
      },
      {
        name: 'only blanks',
        expect: unlessIgnored(badResponse(2)),
        isAnswerCompared: false,
        act: sendOk('  \n'),
      },
    ],
  },
  {
    faults: [28, 30],
    title: 'broken JSON, an HTML page',
    variants: [
      { name: 'truncated JSON', expect: badResponse(2), act: sendOk(text => text.slice(0, -1)) },
      {
        name: 'HTML page',
        expect: badResponse(2),
        act: sendOk('<html>Log in to the network</html>', { 'content-type': 'text/html' }),
      },
    ],
  },
  {
    faults: [29],
    title: 'good JSON under another media type',
    note: 'counted as a deviation',
    variants: ['text/plain', ''].map(type => ({
      name: `media type ${type || 'none'}`,
      expect: succeeds(),
      act: sendOk(text => text, { 'content-type': type }),
    })),
  },
  {
    faults: [31],
    title: 'a JSON value that is not an object',
    note: 'null is a success for wait-list/delete; a value that may be a broken PDF is requested twice',
    variants: [
      // Brackets do not occur in base64, so a PDF is not requested twice.
      bodyVariant('array', '[]'),
      { ...bodyVariant('null', 'null', unlessIgnored(maybeTruncatedPdf)), isAnswerCompared: false },
      bodyVariant('number', '7', maybeTruncatedPdf),
      bodyVariant('text', '"text"', maybeTruncatedPdf),
    ],
  },
  {
    faults: [32],
    title: 'not UTF-8',
    note: 'a byte order mark in UTF-8 is accepted',
    variants: [
      { name: 'UTF-16', expect: badResponse(1), act: sendOk(text => Buffer.from(text, 'utf16le')) },
      {
        name: 'UTF-16 with a byte order mark',
        expect: badResponse(1),
        act: sendOk(text => Buffer.from(`\ufeff${text}`, 'utf16le')),
      },
      // The byte ff never occurs in UTF-8.
      { name: 'invalid UTF-8', expect: badResponse(1), act: sendOk(Buffer.from('{"a":"\xff"}', 'latin1')) },
      { name: 'byte order mark', expect: succeeds(), act: sendOk(text => `\ufeff${text}`) },
    ],
  },
  {
    faults: [33],
    title: 'a member that occurs twice',
    note: 'the last one counts',
    variants: [
      {
        name: 'first member twice',
        expect: expectIf(isPdf, () => null, succeeds()),
        // Inserts a member with the name of the first member before it.
        act: sendOk(text => text.replace(/^\{("\w+"):/, '{$1:"99",$1:')),
      },
    ],
  },
  {
    faults: [34, 35],
    title: 'prototype keys, deep nesting or a million members',
    variants: [
      bodyVariant('__proto__', '{"responseCode":"00","__proto__":{"a":1}}'),
      bodyVariant('100,000 deep', `{"responseCode":"00","a":${deepArray}}`),
      {
        name: 'a million members',
        expect: badResponse(1),
        isHeavy: true,
        act: sendOk(text => {
          millionMembers ??= members(1_000_000);
          return text.startsWith('{') ? text.replace(/\}$/, `,${millionMembers}}`) : `{${millionMembers}}`;
        }),
      },
    ],
  },
];
