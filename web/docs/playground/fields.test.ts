import { describe, expect, it } from 'vitest';
import { membersOf, type Schema } from '../../../adapter/docs/document-reader.ts';
import { inputOf, valuesOf } from './fields.ts';

const schema: Schema = {
  properties: {
    name: { type: 'string' },
    note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    age: { anyOf: [{ type: 'number' }, { type: 'null' }] },
    kinds: { type: 'array', items: { type: 'string', enum: ['a', 'b', 'c'] } },
    userPassword: { type: 'string' },
    answers: { type: 'object', additionalProperties: {} },
    meta: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
  },
  required: ['name', 'userPassword', 'meta'],
};
const fields = membersOf(schema);
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
