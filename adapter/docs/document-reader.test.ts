import { callIds } from '@choose-life/contracts/gateway/extensions';
import { describe, expect, it } from 'vitest';
import { ownAnswers } from '../src/routers/own-answers.ts';
import { adapterDocument } from './adapter-document.ts';
import { type Member, membersOf, readDocument, rowsOf, type Schema } from './document-reader.ts';
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

const { procedures } = readDocument(await adapterDocument());

describe.each(procedures)('$id', ({ input, answer, example, exampleAnswer }) => {
  it('has a row for each member of its example', () => {
    // Saved answers have one row; answers in groups, and what FHIR puts into an answer, have none.
    const unnamed = (path: string) => /^hra|^answers\.\w+\.|answer\[\]\./.test(path);
    for (const [members, value] of [
      [input, example],
      [answer, exampleAnswer],
    ] as const) {
      const rows = rowsOf(members).map(({ path }) => path);
      expect(pathsIn(value).filter(path => !rows.includes(path) && !unnamed(path))).toEqual([]);
    }
  });

  it('says of each member what it means', () => {
    expect(rowsOf([...input, ...answer]).filter(({ meaning }) => meaning === '')).toEqual([]);
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
  const rowsBy = (id: string) =>
    new Map(rowsOf(procedures.find(each => each.id === id)?.answer ?? []).map(row => [row.path, row]));

  it('writes lists, options and what may be missing', () => {
    const rows = rowsBy('waitList.read');
    expect(rows.get('data')).toMatchObject({ type: 'list of objects', isRequired: true });
    expect(rows.get('data[].waitListId')).toMatchObject({ type: 'string | number' });
    expect(rows.get('data[].waitListCreatedAt')).toMatchObject({ type: 'string | null', isRequired: false });
  });

  it('names the saved answers by how their names are written', () => {
    expect(rowsBy('hra.getSavedAnswers').get('hra…')).toMatchObject({ type: 'string | number | null' });
  });
});

const kindOf = (schema: Schema, name = 'member') => membersOf({ properties: { [name]: schema } })[0];
const orNull = (...forms: Schema[]): Schema => ({ anyOf: [...forms, { type: 'null' }] });

describe('the fields of an input', () => {
  it.each<[string, Schema, Member['field']]>([
    ['a text', { type: 'string' }, 'text'],
    ['a text or nothing', orNull({ type: 'string' }), 'text'],
    ['a text or a number', { anyOf: [{ type: 'string' }, { type: 'number' }] }, 'text'],
    ['a number or nothing', orNull({ type: 'number' }), 'number'],
    ['a whole number', { type: 'integer' }, 'number'],
    ['one of a list', { type: 'string', enum: ['Male', 'Female'] }, 'choice'],
    ['some of a list', { type: 'array', items: { type: 'string', enum: ['a', 'b'] } }, 'choices'],
    ['named texts', { type: 'object', properties: { a: { type: 'string' } } }, 'group'],
    ['open names', { type: 'object', additionalProperties: { type: 'string' } }, 'json'],
    ['objects within', { type: 'object', properties: { a: { type: 'object' } } }, 'json'],
    ['anything', {}, 'json'],
  ])('%s is written in its kind of field', (_, schema, kind) => {
    expect(kindOf(schema)?.field).toBe(kind);
  });

  it.each([
    ['userPassword', 'password'],
    ['oldPassword', 'password'],
    ['otp', 'code'],
    ['userEmail', null],
  ])('%s is a secret: %s', (name, secret) => {
    expect(kindOf({ type: 'string' }, name)).toMatchObject({ secret });
  });

  it('names what is within by the way to it, and knows what is required', () => {
    const inner: Schema = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] };
    expect(membersOf({ properties: { outer: inner } })).toMatchObject([
      { path: 'outer', isRequired: false, members: [{ path: 'outer.id', name: 'id', isRequired: true }] },
    ]);
  });
});
