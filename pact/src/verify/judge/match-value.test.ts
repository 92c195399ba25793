import { describe, expect, it } from 'vitest';
import { type ExpectedValue, exactly, like, objectOf, textLike } from '../../interactions/expected-value.ts';
import { otherCode } from '../../interactions/usual-answers.ts';
import { differenceText } from './difference.ts';
import { matchValue } from './match-value.ts';

const x = { regex: '^x', inWords: 'a text with an x', isCode: false };
const list = (min: 0 | 1, element: ExpectedValue): ExpectedValue => ({ kind: 'list', min, element });

describe('a value beside what is expected', () => {
  it.each<[string, ExpectedValue, unknown, string[]]>([
    ['a member more', objectOf({ a: like(1) }), { a: 1, b: 2 }, []],
    ['a member less', objectOf({ b: like('x') }), { a: 1 }, ['b: expected string, got nothing']],
    ['another value of the type', objectOf({ a: like(1) }), { a: 2.5 }, []],
    ['another type', objectOf({ a: like(1) }), { a: '2' }, ['a: expected number, got "2"']],
    ['one of two types', objectOf({ a: like(1, ['null']) }), { a: null }, []],
    [
      'none of two types',
      objectOf({ a: like(1, ['null']) }),
      { a: '' },
      ['a: expected number or null, got ""'],
    ],
    ['a fixed value', objectOf({ a: exactly('00') }), { a: '0' }, ['a: expected "00", got "0"']],
    [
      'a pattern',
      objectOf({ a: textLike(x, 'xy') }),
      { a: 'yx' },
      ['a: expected a text with an x, got a string of 2 characters'],
    ],
    [
      'a success for a refusal, by its code',
      objectOf({ a: textLike(otherCode, '99') }),
      { a: '00' },
      ['a: expected a text other than "00" and "22", got "00"'],
    ],
    [
      'a number for a pattern',
      objectOf({ a: textLike(x, 'xy') }),
      { a: 42 },
      ['a: expected a text with an x, got a number'],
    ],
    [
      'a list that is too short',
      objectOf({ a: list(1, like(1)) }),
      { a: [] },
      ['a: expected a list of at least 1, got an empty list'],
    ],
    ['a list that may be empty', objectOf({ a: list(0, like(1)) }), { a: [] }, []],
    [
      'the third element of a list',
      objectOf({ a: list(1, objectOf({ b: like('x') })) }),
      { a: [{ b: '' }, { b: 'z' }, { b: 3 }] },
      ['a[2].b: expected string, got a number'],
    ],
    [
      'an object for a list',
      objectOf({ a: list(0, like(1)) }),
      { a: {} },
      ['a: expected a list, got an object'],
    ],
    ['a list for an object', objectOf({}), [], ['(answer): expected an object, got an empty list']],
    ['null for an object', objectOf({}), null, ['(answer): expected an object, got null']],
  ])('is told %s', (_, expected, actual, differences) => {
    expect(matchValue(expected, actual).map(differenceText)).toEqual(differences);
  });

  it.each<[string, unknown, string]>([
    ['a member that is not there', {}, 'missing'],
    ['null in place of a list', { a: null }, 'missing'],
    ['a list with too few elements', { a: [] }, 'short-list'],
    ['another type', { a: {} }, 'other'],
    ['no answer at all', undefined, 'other'],
  ])('tells what was not seen from what is wrong: %s', (_, actual, nature) => {
    expect(matchValue(objectOf({ a: list(1, like(1)) }), actual)).toMatchObject([{ nature }]);
  });
});
