import { expect, it } from 'vitest';
import { propertiesOf } from './properties-of.ts';

it.each([
  ['an object', { code: 'ENOENT' }, 'code', 'ENOENT'],
  ['an error', Object.assign(new Error(), { code: 'ENOENT' }), 'code', 'ENOENT'],
  ['an array', ['first'], '0', 'first'],
  ['an object that lacks the property', {}, 'code', undefined],
  ['null', null, 'code', undefined],
  ['undefined', undefined, 'code', undefined],
  ['a string', 'text', 'length', undefined],
])('propertiesOf of %s does not throw, and returns the expected property', (_, value, name, expected) => {
  expect(propertiesOf(value)[name]).toBe(expected);
});
