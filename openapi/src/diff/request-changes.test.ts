import { describe, expect, it } from 'vitest';
import {
  type Case,
  changesBetween,
  documentWithRequest,
  object,
  text,
} from '../../test/compared-documents.ts';

describe('what changed about a request', () => {
  it.each<Case>([
    ['nothing', object({ a: text }), object({ a: text }), []],
    [
      'a needed member more',
      object({}),
      object({ a: text }, ['a']),
      ['breaking / breaking: request a new, and must be there'],
    ],
    ['a member more', object({}), object({ a: text }), ['safe / breaking: request a new, may be missing']],
    [
      'a needed member less',
      object({ a: text }, ['a']),
      object({}),
      ['breaking / breaking: request a is gone'],
    ],
    ['a member less', object({ a: text }), object({}), ['breaking / safe: request a is gone']],
    [
      'needed from now on',
      object({ a: text }),
      object({ a: text }, ['a']),
      ['breaking / safe: request a must be there from now on'],
    ],
    [
      'needed no longer',
      object({ a: text }, ['a']),
      object({ a: text }),
      ['safe / breaking: request a may be missing from now on'],
    ],
    [
      'another type',
      object({ a: text }),
      object({ a: { type: 'number' } }),
      ['breaking / breaking: request a was string, is number'],
    ],
    [
      'a type more',
      object({ a: text }),
      object({ a: { type: ['string', 'number'] } }),
      ['safe / breaking: request a may now be number'],
    ],
    [
      'null no longer',
      object({ a: { type: ['string', 'null'] } }),
      object({ a: text }),
      ['breaking / safe: request a can no longer be null'],
    ],
    [
      'whole numbers alone',
      object({ a: { type: 'number' } }),
      object({ a: { type: 'integer' } }),
      ['breaking / safe: request a whole numbers alone is new'],
    ],
    [
      'a value less',
      object({ a: { enum: ['x', 'y'] } }),
      object({ a: { enum: ['x'] } }),
      ['breaking / safe: request a can no longer be "y"'],
    ],
    [
      'a value more',
      object({ a: { enum: ['x'] } }),
      object({ a: { enum: ['x', 'y'] } }),
      ['safe / breaking: request a may now be "y"'],
    ],
    [
      'longer at least',
      object({ a: { ...text, minLength: 1 } }),
      object({ a: { ...text, minLength: 8 } }),
      ['breaking / safe: request a minLength was 1, is 8'],
    ],
    [
      'longer at most',
      object({ a: { ...text, maxLength: 9 } }),
      object({ a: { ...text, maxLength: 99 } }),
      ['safe / breaking: request a maxLength was 9, is 99'],
    ],
    [
      'a limit more',
      object({ a: text }),
      object({ a: { ...text, pattern: '^x' } }),
      ['breaking / safe: request a pattern "^x" is new'],
    ],
    [
      'another pattern',
      object({ a: { ...text, pattern: '^y' } }),
      object({ a: { ...text, pattern: '^x' } }),
      ['breaking / breaking: request a pattern was "^y", is "^x"'],
    ],
    [
      'closed to others',
      object({}),
      { ...object({}), additionalProperties: false },
      ['breaking / safe: request members it does not name were allowed, are forbidden'],
    ],
    [
      'others of another type',
      { ...object({}), additionalProperties: text },
      { ...object({}), additionalProperties: { type: 'number' } },
      ['breaking / breaking: request * was string, is number'],
    ],
    [
      'deep inside a list',
      object({ a: { type: 'array', items: object({ b: text }) } }),
      object({ a: { type: 'array', items: object({ b: text }, ['b']) } }),
      ['breaking / safe: request a[].b must be there from now on'],
    ],
  ])('%s', (_what, before, after, expected) => {
    expect(changesBetween(documentWithRequest(before), documentWithRequest(after))).toEqual(expected);
  });
});
