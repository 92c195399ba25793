import { callIds } from '@choose-life/contracts/gateway/extensions';
import { describe, expect, it } from 'vitest';
import { ownAnswers } from '../src/routers/own-answers.ts';
import { answerMembersOf } from './answer-members.ts';
import { exampleAnswerOf } from './example-answers.ts';

/** The members of a value, as the table writes their paths. */
function pathsIn(value: unknown, above = ''): string[] {
  if (Array.isArray(value)) return value.flatMap(item => pathsIn(item, above));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const path = `${above}${name}`;
    return [path, ...pathsIn(member, `${path}${Array.isArray(member) ? '[]' : ''}.`)];
  });
}

describe.each(callIds)('the answer of %s', id => {
  it('has a row for each member of its example', async () => {
    const rows = answerMembersOf(id).map(({ path }) => path);
    // Saved answers have one row; a code and words that a gateway adds, and what FHIR puts into an answer, have none.
    const unnamed = (path: string) => /^hra|^response(Code|Message)$|answer\[\]\./.test(path);
    const missing = pathsIn(await exampleAnswerOf(id)).filter(path => !rows.includes(path) && !unnamed(path));
    expect(missing).toEqual([]);
  });

  it('says of each member what it means', () => {
    expect(answerMembersOf(id).filter(({ meaning }) => meaning === '')).toEqual([]);
  });
});

describe('answers of a shape of their own', () => {
  it.each(Object.entries(ownAnswers))('%s is what the procedure answers', async (id, schema) => {
    const called = callIds.find(each => each === id);
    if (called === undefined) throw new Error(`${id} is no call`);
    expect(schema.safeParse(await exampleAnswerOf(called)).error?.issues).toBe(undefined);
  });
});

describe('the table of an answer', () => {
  it('writes lists, options and what may be missing', () => {
    const rows = new Map(answerMembersOf('waitList.read').map(row => [row.path, row]));
    expect(rows.get('data')).toMatchObject({ type: 'list of objects', mayBeMissing: false });
    expect(rows.get('data[].waitListId')).toMatchObject({ type: 'string | number' });
    expect(rows.get('data[].waitListCreatedAt')).toMatchObject({ type: 'string | null', mayBeMissing: true });
  });

  it('names the saved answers by how their names are written', () => {
    expect(answerMembersOf('hra.getSavedAnswers').at(-1)).toMatchObject({
      path: 'hra…',
      type: 'string | number | null',
    });
  });
});
