import { answerShapeOf } from '@choose-life/contracts/gateway/answer-shape';
import { callExamples } from '@choose-life/contracts/gateway/examples';
import { callIds, calls } from '@choose-life/contracts/gateway/extensions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cachingReader, createReader } from './reader.ts';

it.each(callIds)('the reader of %s takes the example as it is', id => {
  const bytes = Buffer.from(JSON.stringify(callExamples[id].response));
  const fitting = createReader(answerShapeOf(calls[id].response))(bytes);
  expect(fitting).toEqual({ json: [bytes], deviations: [], form: expect.any(Number) });
  expect(fitting?.json[0]).toBe(bytes);
});

describe('an answer of user.update', () => {
  const read = createReader(answerShapeOf(calls['user.update'].response));
  const readText = (text: string) => read(Buffer.from(text))?.json.join('') ?? null;

  it.each([
    ['a forbidden key in an unknown member', '{"responseCode":"00","more":{"__proto__":{"a":1}}}'],
    [
      'a forbidden key in what would be left out',
      '{"responseCode":"00","responseMessage":[{"prototype":1}]}',
    ],
    ['nesting too deep', `{"responseCode":"00","more":${'['.repeat(64)}${']'.repeat(64)}}`],
    [
      'nesting too deep in what would be left out',
      `{"responseCode":"00","responseMessage":${'['.repeat(64)}${']'.repeat(64)}}`,
    ],
    ['a known member twice', '{"responseCode":"00","responseCode":"00"}'],
    ['an escape that is none', '{"responseCode":"00","responseMessage":"\\x"}'],
    ['a number beyond all', '{"responseCode":"00","more":1e400}'],
  ])('with %s is left to others', (_what, text) => {
    expect(readText(text)).toBeNull();
  });

  it.each([
    ['at the end', '{"responseCode":"00","responseMessage":5}', '{"responseCode":"00"}'],
    ['at the start', '{"responseMessage":5,"responseCode":"00"}', '{"responseCode":"00"}'],
    [
      'in the middle',
      '{"responseCode":"00", "responseMessage" : {} ,"more":1}',
      '{"responseCode":"00" ,"more":1}',
    ],
    [
      'nowhere',
      ' {"responseCode":"00","responseMessage":null} ',
      ' {"responseCode":"00","responseMessage":null} ',
    ],
  ])('is taken without what does not fit %s', (_where, text, taken) => {
    expect(readText(text)).toBe(taken);
  });

  it('takes 63 levels in an unknown member', () => {
    expect(readText(`{"responseCode":"00","more":${'['.repeat(63)}${']'.repeat(63)}}`)).not.toBeNull();
  });
});

it('a part of zod that no answer uses yet is refused at the start', () => {
  expect(() => answerShapeOf(z.looseObject({ at: z.date() }))).toThrow("'date'");
  expect(() => answerShapeOf(z.looseObject({}).refine(() => true))).toThrow('check');
});

const id = 'content.readContentLibrary';
const fresh = createReader(answerShapeOf(calls[id].response));
const example = callExamples[id].response;
/** Some that fit, with members to leave out and without, and some that do not. */
const texts = [
  JSON.stringify(example),
  `${JSON.stringify(example)} `,
  JSON.stringify({ ...example, responseMessage: 5, unheardOf: 'x' }),
  JSON.stringify({ ...example, contentLibrary: 5 }),
  '{',
  '',
];

describe('a reader that remembers', () => {
  it('says of each answer what reading it anew says, whatever came before', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...texts), { maxLength: 20 }), sent => {
        const read = cachingReader(fresh);
        for (const text of sent) expect(read(Buffer.from(text))).toEqual(fresh(Buffer.from(text)));
      }),
    );
  });

  it('reads an answer once for as long as it stays the same', () => {
    let readings = 0;
    const read = cachingReader(bytes => {
      readings++;
      return fresh(bytes);
    });
    const [one = '', other = ''] = texts;
    for (const text of [one, one, one, other, other, one]) read(Buffer.from(text));
    expect(readings).toBe(3);
  });
});
