import { describe, expect, it } from 'vitest';
import { type ExpectedValue, exactly, like, objectOf, textLike } from '../../interactions/expected-value.ts';
import { otherCode } from '../../interactions/usual-answers.ts';
import { differenceText } from './difference.ts';
import { matchValue } from './match-value.ts';

const withX = textLike({ regex: '^x', inWords: 'a text with an x', isCode: false }, 'xy');
const list = (min: 0 | 1, element: ExpectedValue): ExpectedValue => ({ kind: 'list', min, element });
const told = (expected: ExpectedValue, actual: unknown) => matchValue(expected, actual).map(differenceText);

describe('a value beside what is expected', () => {
  it.each<[what: string, expected: ExpectedValue, a: unknown, difference?: string]>([
    ['a member less', like('x'), undefined, 'a: expected string, got nothing'],
    ['another value of the type', like(1), 2.5],
    ['another type', like(1), '2', 'a: expected number, got "2"'],
    ['one of two types', like(1, ['null']), null],
    ['none of two types', like(1, ['null']), '', 'a: expected number or null, got ""'],
    ['a fixed value', exactly('00'), '0', 'a: expected "00", got "0"'],
    ['a pattern', withX, 'yx', 'a: expected a text with an x, got a string of 2 characters'],
    ['a code', textLike(otherCode, '99'), '00', 'a: expected a text other than "00" and "22", got "00"'],
    ['a number for a pattern', withX, 42, 'a: expected a text with an x, got a number'],
    ['a list that is too short', list(1, like(1)), [], 'a: expected a list of at least 1, got an empty list'],
    ['a list that may be empty', list(0, like(1)), []],
    ['the third element', list(1, like('x')), ['', 'z', 3], 'a[2]: expected string, got a number'],
    ['an object for a list', list(0, like(1)), {}, 'a: expected a list, got an object'],
    ['a member of a member', objectOf({ b: like(1) }), { b: null }, 'a.b: expected number, got null'],
  ])('is told %s', (_, expected, a, difference) => {
    const differences = told(objectOf({ a: expected }), { a, more: 2 });
    expect(differences).toEqual(difference === undefined ? [] : [difference]);
  });

  it.each([
    ['an empty list', []],
    ['null', null],
  ])('is told %s for an object', (got, actual) => {
    expect(told(objectOf({}), actual)).toEqual([`(answer): expected an object, got ${got}`]);
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
