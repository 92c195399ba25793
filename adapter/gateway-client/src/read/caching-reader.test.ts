import { answerShapeOf } from '@choose-life/contracts/gateway/answer-shape';
import { callExamples, calls } from '@choose-life/contracts/gateway/extensions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cachingReader } from './caching-reader.ts';
import { createReader } from './reader.ts';

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
