import { ok, send } from '../fault-gateway.ts';
import { type Expect, fails, isPdf, isUnread, type Line, split, succeeds, type Variant } from '../variant.ts';

const bad = (readTries: number) => fails('BAD_RESPONSE', 'unknown', readTries);
/** The answer to a deletion is not read (s.7), so it succeeds with any body. */
const unlessUnread = (expect: Expect) => split(isUnread, succeeds(), expect);
/** A text of letters and digits could be truncated base64, so a PDF is requested again. */
const noPdf = split(isPdf, bad(2), bad(1));
const bodyVariant = (name: string, text: string, expect = bad(1)): Variant => ({
  name,
  expect,
  act: ok(text),
});
const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
/**
 * A number of members with names of four characters, so that a million of them are shorter than the longest accepted answer. 46,656 is the first
 * number with four digits in base 36.
 */
const members = (count: number) =>
  Array.from({ length: count }, (_, index) => `"${(index + 46_656).toString(36)}":0`).join(',');
let million: string | undefined;

export const bodyLines: readonly Line[] = [
  {
    faults: [27],
    title: 'a missing body',
    note: 'a success for wait-list/delete, whose answer is not read',
    variants: [
      { name: '204', expect: unlessUnread(bad(2)), isOtherAnswer: true, act: send('HTTP/1.1 204 X\r\n\r\n') },
      { name: 'empty body', expect: unlessUnread(bad(2)), isOtherAnswer: true, act: ok('') },
      { name: 'only blanks', expect: unlessUnread(bad(2)), isOtherAnswer: true, act: ok('  \n') },
    ],
  },
  {
    faults: [28, 30],
    title: 'broken JSON, an HTML page',
    variants: [
      { name: 'truncated JSON', expect: bad(2), act: ok(text => text.slice(0, -1)) },
      { name: 'text after the JSON', expect: bad(2), act: ok(text => `${text} x`) },
      bodyVariant('NaN', '{"responseCode":NaN}', bad(2)),
      bodyVariant('single quotes', "{'responseCode':'00'}", bad(2)),
      {
        name: 'HTML page',
        expect: bad(2),
        act: ok('<html>Log in to the network</html>', { 'content-type': 'text/html' }),
      },
    ],
  },
  {
    faults: [29],
    title: 'good JSON under another media type',
    note: 'counted as a deviation',
    variants: ['text/plain', 'application/octet-stream', ''].map(type => ({
      name: `media type ${type || 'none'}`,
      expect: succeeds(),
      act: ok(text => text, { 'content-type': type }),
    })),
  },
  {
    faults: [31],
    title: 'another JSON value than an object',
    note: 'null is a success for wait-list/delete; a value that may be a broken PDF is requested twice',
    variants: [
      bodyVariant('array', '[]'),
      { ...bodyVariant('null', 'null', unlessUnread(noPdf)), isOtherAnswer: true },
      bodyVariant('number', '7', noPdf),
      bodyVariant('true', 'true', noPdf),
      bodyVariant('text', '"text"', noPdf),
    ],
  },
  {
    faults: [32],
    title: 'not UTF-8',
    note: 'a byte order mark is fine',
    variants: [
      { name: 'UTF-16', expect: bad(1), act: ok(text => Buffer.from(text, 'utf16le')) },
      {
        name: 'UTF-16 with its mark',
        expect: bad(1),
        act: ok(text => Buffer.from(`\ufeff${text}`, 'utf16le')),
      },
      { name: 'invalid UTF-8', expect: bad(1), act: ok(Buffer.from('7b22612122ff227d', 'hex')) },
      { name: 'byte order mark', expect: succeeds(), act: ok(text => `\ufeff${text}`) },
    ],
  },
  {
    faults: [33],
    title: 'a member that occurs twice',
    note: 'the last one counts',
    variants: [
      {
        name: 'first member twice',
        expect: split(isPdf, () => null, succeeds()),
        act: ok(text => text.replace(/^\{("\w+"):/, '{$1:"99",$1:')),
      },
    ],
  },
  {
    faults: [34, 35],
    title: 'prototype keys, deep nesting or a million members',
    variants: [
      bodyVariant('__proto__', '{"responseCode":"00","__proto__":{"a":1}}'),
      bodyVariant('constructor', '{"responseCode":"00","\\u0063onstructor":1}'),
      bodyVariant('100,000 deep', `{"responseCode":"00","a":${deep}}`),
      {
        name: 'a million members',
        expect: bad(1),
        isHeavy: true,
        act: ok(text => {
          million ??= members(1_000_000);
          return text.startsWith('{') ? text.replace(/\}$/, `,${million}}`) : `{${million}}`;
        }),
      },
    ],
  },
];
