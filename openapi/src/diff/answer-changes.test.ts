import { describe, expect, it } from 'vitest';
import {
  type Case,
  changesBetween,
  documentWithAnswer,
  head,
  object,
  text,
} from '../../test/compared-documents.ts';
import type { SchemaObject } from './document.ts';

describe('what changed about an answer', () => {
  const unread = { ...text, 'x-unread': true };

  it.each<Case>([
    [
      'a member more',
      head,
      object({ ...head.properties, a: text }, ['code']),
      ['drift-only / safe: answer 200 a new, may be missing'],
    ],
    [
      'a promised member more',
      head,
      object({ ...head.properties, a: text }, ['code', 'a']),
      ['drift-only / breaking: answer 200 a new, and must be there'],
    ],
    [
      'a member less',
      object({ a: text }, ['a']),
      object({}),
      ['breaking / drift-only: answer 200 a is gone'],
    ],
    [
      'an unread member less',
      object({ a: unread }),
      object({}),
      ['drift-only / drift-only: answer 200 a is gone'],
    ],
    [
      'missing from now on',
      object({ a: text }, ['a']),
      object({ a: text }),
      ['breaking / safe: answer 200 a may be missing from now on'],
    ],
    [
      'promised from now on',
      object({ a: text }),
      object({ a: text }, ['a']),
      ['safe / breaking: answer 200 a must be there from now on'],
    ],
    [
      'null from now on',
      object({ a: text }),
      object({ a: { type: ['string', 'null'] } }),
      ['breaking / safe: answer 200 a may now be null'],
    ],
    [
      'null in the words of 3.0',
      object({ a: text }),
      object({ a: { ...text, nullable: true } }),
      ['breaking / safe: answer 200 a may now be null'],
    ],
    [
      'never null from now on',
      object({ a: { type: ['string', 'null'] } }),
      object({ a: text }),
      ['safe / breaking: answer 200 a can no longer be null'],
    ],
    [
      'another type',
      object({ a: text }),
      object({ a: { type: 'number' } }),
      ['breaking / breaking: answer 200 a was string, is number'],
    ],
    [
      'another type, unread',
      object({ a: unread }),
      object({ a: { type: 'number', 'x-unread': true } }),
      ['drift-only / drift-only: answer 200 a was string, is number'],
    ],
    [
      'a list for an object',
      object({ a: object({}) }),
      object({ a: { type: 'array', items: object({}) } }),
      ['breaking / breaking: answer 200 a was object, is array'],
    ],
    [
      'another code',
      head,
      object({ code: { type: 'string', const: '0' } }, ['code']),
      ['breaking / breaking: answer 200 code was "00", is "0"'],
    ],
    [
      'a code no longer fixed',
      head,
      object({ code: text }, ['code']),
      ['breaking / safe: answer 200 code no longer only "00"'],
    ],
    [
      'a text that may be empty',
      object({ a: { ...text, minLength: 1 } }),
      object({ a: text }),
      ['breaking / safe: answer 200 a minLength 1 is gone'],
    ],
    [
      'read no longer',
      object({ a: text }),
      object({ a: unread }),
      ['safe / safe: answer 200 a nobody reads it any more'],
    ],
    [
      'read from now on',
      object({ a: unread }),
      object({ a: text }),
      ['safe / breaking: answer 200 a is read from now on'],
    ],
    [
      'a form more',
      { anyOf: [head] },
      { anyOf: [head, object({ other: text }, ['other'])] },
      ['breaking / safe: answer 200 may have another form: object with other'],
    ],
    [
      'a form less',
      { anyOf: [head, object({ other: text })] },
      { anyOf: [head] },
      ['safe / breaking: answer 200 has one form less: object with other'],
    ],
    [
      'inside one of two forms',
      { anyOf: [head, object({ x: text, y: text })] },
      { anyOf: [object({ x: text, y: { type: 'number' } }), head] },
      ['breaking / breaking: answer 200 y was string, is number'],
    ],
    [
      'members by a pattern',
      { ...object({}), patternProperties: { '^hra': text } },
      { ...object({}), patternProperties: { '^hra': { type: ['string', 'null'] } } },
      ['breaking / safe: answer 200 /^hra/ may now be null'],
    ],
    [
      'anything instead of a type',
      object({ a: text }),
      object({ a: {} }),
      ['breaking / safe: answer 200 a was string, is any'],
    ],
    [
      'parts of allOf',
      { allOf: [object({ a: text }), object({ b: text })] },
      object({ a: text, b: { type: 'number' } }),
      ['breaking / breaking: answer 200 b was string, is number'],
    ],
  ])('%s', (_what, before, after, expected) => {
    expect(changesBetween(documentWithAnswer(before), documentWithAnswer(after))).toEqual(expected);
  });

  it('follows references, circles included', () => {
    const node = (label: SchemaObject) => ({
      ...documentWithAnswer({ $ref: '#/components/schemas/Node' }),
      components: { schemas: { Node: object({ label, next: { $ref: '#/components/schemas/Node' } }) } },
    });
    const changes = changesBetween(node(text), node({ type: 'number' }));
    expect(changes[0]).toBe('breaking / breaking: answer 200 label was string, is number');
    expect(changesBetween(node(text), node(text))).toEqual([]);
  });

  it('comes to an end where the parts of a schema lead back to it', () => {
    const itself = { $ref: '#/components/schemas/Itself' };
    const whole = { ...documentWithAnswer(itself), components: { schemas: { Itself: { allOf: [itself] } } } };
    expect(changesBetween(whole, whole)).toEqual([]);
  });
});
