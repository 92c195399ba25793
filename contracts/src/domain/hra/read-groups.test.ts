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
    // `safety_belt_usage` belongs to the group `workMode`. Another questionnaire may ask for it on another page.
    [{ safetyAndSpeed: { safety_belt_usage: 90 } }, { safety_belt_usage: 90 }],
    // The key of a saved answer whose question is no longer in the questionnaire.
    [{ additional: { hraQOldQuestionA: 'x' } }, { hraQOldQuestionA: 'x' }],
  ])('reads %j as the answers %j', (sent, answers) => {
    expect(read(sent)).toEqual({ answers, refused: [] });
  });

  const unknownKeyProblem =
    "unknown answer key: answers to other questions belong in 'additional', under their wire key";
  const wireKeyProblem =
    'expected the wire key of an answer, for example hra.q.new_question.a.hours, with at most 200 characters';
  const valueProblem = 'expected a string of at most 1000 characters, a number or null';
  it.each([
    ['general.sexx', { general: { sexx: 'F' } }, unknownKeyProblem],
    ['general.sexx', { general: { sexx: null } }, unknownKeyProblem],
    ['general.hra.q.new.a', { general: { 'hra.q.new.a': '1' } }, unknownKeyProblem],
    ['general.toString', { general: { toString: 'x' } }, unknownKeyProblem],
    ['additional.sex', { additional: { sex: 'F' } }, wireKeyProblem],
    ['additional.unique_string', { additional: { unique_string: 'x' } }, wireKeyProblem],
    [`additional.${longKey}`, { additional: { [longKey]: 'x' } }, wireKeyProblem],
    ['general.sex', { general: { sex: true } }, valueProblem],
    ['general.sex', { general: { sex: ['F'] } }, valueProblem],
    ['general.sex', { general: { sex: longText } }, valueProblem],
    ['general.height', { general: { height: Number.POSITIVE_INFINITY } }, valueProblem],
    ['additional.hra.q.new.a', { additional: { 'hra.q.new.a': {} } }, valueProblem],
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

  it('stops after `maxProblems` problems', () => {
    const names = Array.from({ length: 7 }, (_, index) => `unknown${index}`);
    const unknownMembers = Object.fromEntries(names.map(name => [name, 'x']));
    expect(read({ general: { ...unknownMembers, sex: 'F' } }).refused).toHaveLength(6);
    expect(read(unknownMembers).refused).toHaveLength(6);
  });

  it('reports all problems without the values', () => {
    const sent = { general: { sexx: 'secret', sex: 'F' }, sleep: { sleep1: { secret: 1 } }, odd: 'secret' };
    const { refused } = read(sent);
    // The names of groups are checked before the answers.
    expect(refused.map(text => text.split(':')[0])).toEqual(['odd', 'general.sexx', 'sleep.sleep1']);
    expect(refused.join()).not.toContain('secret');
  });

  it('reads valid groups like fromGroups, without a problem', () => {
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
