import { describe, expect, it } from 'vitest';
import { type Field, fieldsOf, inputOf, type Schema, valuesOf } from './fields.ts';

const kindOf = (schema: Schema, name = 'member') => fieldsOf({ properties: { [name]: schema } })[0];
const orNull = (...forms: Schema[]): Schema => ({ anyOf: [...forms, { type: 'null' }] });

describe('the fields of an input', () => {
  it.each<[string, Schema, Field['kind']]>([
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
    expect(kindOf(schema)?.kind).toBe(kind);
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
    expect(fieldsOf({ properties: { outer: inner } })).toMatchObject([
      { path: 'outer', isRequired: false, fields: [{ path: 'outer.id', name: 'id', isRequired: true }] },
    ]);
  });
});

const schema: Schema = {
  properties: {
    name: { type: 'string' },
    note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    age: { anyOf: [{ type: 'number' }, { type: 'null' }] },
    kinds: { type: 'array', items: { enum: ['a', 'b', 'c'] } },
    userPassword: { type: 'string' },
    answers: { type: 'object', additionalProperties: {} },
    meta: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
  },
  required: ['name', 'userPassword', 'meta'],
};
const fields = fieldsOf(schema);
const example = {
  name: 'Ṣadé',
  note: null,
  age: 45,
  kinds: ['a', 'c'],
  userPassword: 'secret',
  answers: { sex: 'female' },
  meta: { id: 'x' },
};

describe('what stands in a form', () => {
  it('begins as the example, without its passwords', () => {
    expect(valuesOf(fields, example)).toEqual({
      name: 'Ṣadé',
      note: '',
      age: '45',
      kinds: 'a\nc',
      userPassword: '',
      answers: '{\n  "sex": "female"\n}',
      'meta.id': 'x',
    });
  });

  it('becomes the example again', () => {
    const { note, ...sent } = example;
    expect(inputOf(fields, { ...valuesOf(fields, example), userPassword: 'secret' })).toEqual({
      input: sent,
      faults: {},
    });
  });

  it('is left out where it is empty, save a required text', () => {
    expect(inputOf(fields, {})).toEqual({
      input: { name: '', userPassword: '', meta: { id: '' } },
      faults: {},
    });
  });

  it.each([
    ['age', 'much', /number/],
    ['age', 'Infinity', /number/],
    ['answers', '{"sex": ', /JSON/],
  ])('%s: %s cannot be read', (path, text, fault) => {
    expect(inputOf(fields, { [path]: text }).faults[path]).toMatch(fault);
  });
});
