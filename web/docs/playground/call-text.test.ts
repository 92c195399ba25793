import { describe, expect, it } from 'vitest';
import { callText } from './call-text.ts';
import { fieldsOf, type Schema } from './fields.ts';

const textOf = (id: string, type: 'query' | 'mutation', input: Schema, values: Record<string, unknown>) =>
  callText({ id, type, input }, fieldsOf(input), values);
const text = { type: 'string' };

describe('the line of TypeScript', () => {
  it('makes the call', () => {
    expect(
      textOf('user.update', 'mutation', { properties: { id: text, age: {} } }, { id: 'c-1', age: 45 }),
    ).toBe("const answer = await client.user.update.mutate({ id: 'c-1', age: 45 });");
  });

  it('takes nothing where the procedure does', () => {
    expect(textOf('waitList.read', 'query', { properties: {} }, {})).toBe(
      'const answer = await client.waitList.read.query();',
    );
  });

  it('leaves passwords and codes to variables', () => {
    const input = { properties: { otp: text, userPassword: text, userEmail: text } };
    const line = textOf('a.b', 'mutation', input, {
      otp: '1',
      userPassword: 'p',
      userEmail: 'e',
    });
    expect(line).toBe("const answer = await client.a.b.mutate({ otp, userPassword, userEmail: 'e' });");
  });

  it('breaks what is long, and quotes what must be quoted', () => {
    const values = {
      answers: { "it's": 'a\\b', 'hra.q.x': 1, list: ['a', 2], none: null },
      long: 'x'.repeat(60),
    };
    expect(textOf('hra.saveAnswers', 'mutation', { properties: { answers: {}, long: text } }, values)).toBe(
      `const answer = await client.hra.saveAnswers.mutate({
  answers: { 'it\\'s': 'a\\\\b', 'hra.q.x': 1, list: ['a', 2], none: null },
  long: '${'x'.repeat(60)}',
});`,
    );
  });
});
