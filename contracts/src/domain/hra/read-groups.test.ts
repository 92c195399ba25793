import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAnswers, sentGroups } from '../../../test/arbitraries.ts';
import { toGroups } from './answer-groups.ts';
import { fromGroups, readGroups } from './read-groups.ts';

/** One character more than `maxText` below. */
const longText = 'x'.repeat(1001);
/** A valid key, except that it is longer than `maxKey` below. */
const longKey = `hra.q.${'x'.repeat(200)}.a`;

/** The answers that were read, and `path: problem` for each call of `refuse`. */
const read = (sent: unknown) => {
  const refused: string[] = [];
  const refuse = (path: readonly string[], problem: string) => refused.push(`${path.join('.')}: ${problem}`);
  return { answers: readGroups(sent, { refuse, maxProblems: 6, maxKey: 200, maxText: 1000 }), refused };
};

describe('readGroups', () => {
  it.each([
    [{}, {}],
    [{ general: {} }, {}],
    [{ general: undefined, sleep: { sleep1: undefined, sleep2: '2' } }, { sleep2: '2' }],
    [{ general: { sex: null, race: ' ', app_units: null } }, {}],
    [
      { general: { sex: 'F', height: 0 }, additional: { 'hra.q.new.a': 1 } },
      { sex: 'F', height: 0, 'hra.q.new.a': 1 },
    ],
    [{ safetyAndSpeed: { safety_belt_usage: 90 } }, { safety_belt_usage: 90 }],
    [{ additional: { hraQOldQuestionA: 'x' } }, { hraQOldQuestionA: 'x' }],
  ])('reads %j as the answers %j', (sent, answers) => {
    expect(read(sent)).toEqual({ answers, refused: [] });
  });

  const noSuchKey =
    "unknown answer key: answers to other questions belong in 'additional', under their wire key";
  const noWireKey =
    'expected the wire key of an answer, for example hra.q.new_question.a.hours, with at most 200 characters';
  const noAnswer = 'expected a string of at most 1000 characters, a number or null';
  it.each([
    ['general.sexx', { general: { sexx: 'F' } }, noSuchKey],
    ['general.sexx', { general: { sexx: null } }, noSuchKey],
    ['general.hra.q.new.a', { general: { 'hra.q.new.a': '1' } }, noSuchKey],
    ['general.toString', { general: { toString: 'x' } }, noSuchKey],
    ['additional.sex', { additional: { sex: 'F' } }, noWireKey],
    ['additional.unique_string', { additional: { unique_string: 'x' } }, noWireKey],
    [`additional.${longKey}`, { additional: { [longKey]: 'x' } }, noWireKey],
    ['general.sex', { general: { sex: true } }, noAnswer],
    ['general.sex', { general: { sex: ['F'] } }, noAnswer],
    ['general.sex', { general: { sex: longText } }, noAnswer],
    ['general.height', { general: { height: Number.POSITIVE_INFINITY } }, noAnswer],
    ['additional.hra.q.new.a', { additional: { 'hra.q.new.a': {} } }, noAnswer],
    ['general.app_units', { general: { app_units: 5 } }, 'expected a string or null'],
    ['sleep', { sleep: null }, 'expected an object of answers'],
    ['sleep', { sleep: ['1'] }, 'expected an object of answers'],
    ['generl', { generl: { sex: 'F' } }, 'unknown answer group'],
    ['constructor', { constructor: {} }, 'unknown answer group'],
    ['', null, 'expected an object of answer groups'],
    ['', [], 'expected an object of answer groups'],
  ])('refuses the path "%s" of invalid groups', (path, sent, problem) => {
    expect(read(sent)).toEqual({ answers: {}, refused: [`${path}: ${problem}`] });
  });

  it('reports all problems without the values', () => {
    const sent = { general: { sexx: 'secret', sex: 'F' }, sleep: { sleep1: { secret: 1 } }, odd: 'secret' };
    const { refused } = read(sent);
    expect(refused.map(line => line.split(':')[0])).toEqual(['odd', 'general.sexx', 'sleep.sleep1']);
    expect(refused.join()).not.toContain('secret');
  });

  it('refuses nothing in groups that toGroups made, and returns the same answers as fromGroups', () => {
    fc.assert(
      fc.property(fc.oneof(anyAnswers.map(toGroups), sentGroups), groups => {
        expect(read(groups)).toEqual({ answers: fromGroups(groups), refused: [] });
      }),
    );
  });
});

describe('fromGroups', () => {
  it('keeps a text that is longer than a request may contain', () => {
    expect(fromGroups(toGroups({ race: longText }))).toEqual({ race: longText });
  });
});
