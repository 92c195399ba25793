import { describe, expect, it } from 'vitest';
import { otherCode } from '../../interactions/refusing-patterns.ts';
import type { Rules } from '../contract/matching-rules.ts';
import { differenceText } from './difference.ts';
import { matchBody } from './match-body.ts';

const type = { match: 'type' };
const rule = (...matchers: object[]) => ({ combine: 'AND', matchers });
const anyOf = (...matchers: object[]) => ({ combine: 'OR', matchers });

describe('a body beside the example of a pact file', () => {
  it.each<[string, Rules, unknown, unknown, string[]]>([
    ['a member more', {}, { a: 1 }, { a: 1, b: 2 }, []],
    ['a member less', {}, { a: 1, b: 'x' }, { a: 1 }, ['b: expected string, got nothing']],
    ['another value without a rule', {}, { a: 1 }, { a: 2 }, ['a: expected 1, got 2']],
    ['another value of the type', { '$.a': rule(type) }, { a: 1 }, { a: 2.5 }, []],
    ['another type', { '$.a': rule(type) }, { a: 1 }, { a: '2' }, ['a: expected number, got "2"']],
    ['one of two types', { '$.a': anyOf(type, { match: 'null' }) }, { a: 1 }, { a: null }, []],
    [
      'none of two types',
      { '$.a': anyOf(type, { match: 'null' }) },
      { a: 1 },
      { a: '' },
      ['a: expected number or null, got ""'],
    ],
    [
      'a fixed value',
      { '$.a': rule({ match: 'equality' }) },
      { a: '00' },
      { a: '0' },
      ['a: expected "00", got "0"'],
    ],
    [
      'a pattern',
      { '$.a': rule(type, { match: 'regex', regex: '^x' }) },
      { a: 'xy' },
      { a: 'yx' },
      ['a: expected a string like ^x, got a string of 2 characters'],
    ],
    [
      'a success for a refusal',
      { '$.a': rule({ match: 'regex', regex: otherCode }) },
      { a: '99' },
      {},
      ['a: expected a text other than "00" and "22", got nothing'],
    ],
    [
      'a number for a pattern',
      { '$.a': rule({ match: 'regex', regex: '^4' }) },
      { a: '42' },
      { a: 42 },
      ['a: expected a string like ^4, got a number'],
    ],
    [
      'a list that is too long without a rule',
      {},
      [1],
      [1, 1],
      ['(answer): expected a list of 1, got a list of 2'],
    ],
    [
      'a list that is too short',
      { '$.a': rule({ match: 'type', min: 1 }) },
      { a: [1] },
      { a: [] },
      ['a: expected a list of at least 1, got an empty list'],
    ],
    [
      'the third element of a list',
      { '$.a': rule({ match: 'type', min: 1 }), '$.a[*].b': rule(type) },
      { a: [{ b: 'x' }] },
      { a: [{ b: '' }, { b: 'z' }, { b: 3 }] },
      ['a[2].b: expected string, got a number'],
    ],
    ['a rule from above', { '$.a': rule(type) }, { a: { b: 'x' } }, { a: { b: 'y' } }, []],
    [
      'a rule nearer by',
      { '$.a': rule(type), '$.a.b': rule({ match: 'equality' }) },
      { a: { b: 'x' } },
      { a: { b: 'y' } },
      ['a.b: expected "x", got "y"'],
    ],
    [
      'an object for a list',
      { '$.a': rule({ match: 'type', min: 0 }) },
      { a: [1] },
      { a: {} },
      ['a: expected a list, got an object'],
    ],
    [
      'a matcher that is not known',
      { '$.a': rule({ match: 'semver' }) },
      { a: '1.0.0' },
      { a: '1.0.0' },
      [
        "a: expected what the matcher 'semver' asks for, which is not known here, got a string of 5 characters",
      ],
    ],
    [
      'a place without any matcher',
      { '$.a': rule() },
      { a: 1 },
      { a: 1 },
      ['a: expected what a rule without matchers asks for, got 1'],
    ],
  ])('is told %s', (_, rules, expected, actual, differences) => {
    expect(matchBody(rules, expected, actual).map(differenceText)).toEqual(differences);
  });
});
