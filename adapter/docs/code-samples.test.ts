import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { callText, curlText } from './code-samples.ts';
import { membersOf, type Schema } from './document-reader.ts';

const textOf = (id: string, type: 'query' | 'mutation', input: Schema, values: Record<string, unknown>) =>
  callText({ id, type, input: membersOf(input) }, values);
const text = { type: 'string' };

describe('the line of TypeScript', () => {
  it.each<[what: string, type: 'query' | 'mutation', values: Record<string, unknown>, sent: string]>([
    ['makes the call', 'mutation', { id: 'c-1', age: 45 }, "mutate({ id: 'c-1', age: 45 })"],
    ['takes nothing where the procedure does', 'query', {}, 'query()'],
    [
      'leaves passwords and codes to variables',
      'mutation',
      { otp: '1', userPassword: 'p', userEmail: 'e' },
      "mutate({ otp, userPassword, userEmail: 'e' })",
    ],
  ])('%s', (_what, type, values, sent) => {
    const properties = Object.fromEntries(Object.keys(values).map(name => [name, text]));
    const line = textOf('a.b', type, { properties }, values);
    expect(line).toBe(`const answer = await client.a.b.${sent};`);
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

const input = membersOf({ properties: { userEmail: text, userPassword: text, list: {} } });
const trpc = 'https://one.example/trpc';

/** What a shell hands to curl, one argument after the other. */
function argumentsOf(command: string, env: Record<string, string> = {}): string[] {
  const asList = command.replace(/^curl/, "printf '%s\\n'");
  return execFileSync('sh', ['-c', asList], { encoding: 'utf8', env }).trimEnd().split('\n');
}

describe('the cURL command', () => {
  it('sends the input to the procedure, whatever stands in it, and runs nothing of it', () => {
    const sent = { userEmail: `o'neill@example.test $(touch x) \`id\` "\\`, list: ['a', 1, null] };
    const [, , address, , header, , body = ''] = argumentsOf(
      curlText({ id: 'a.b', token: 'optional', input }, sent, trpc),
    );
    expect([address, header]).toEqual([`${trpc}/a.b`, 'content-type: application/json']);
    expect(JSON.parse(body)).toEqual(sent);
  });

  it('leaves the password and the token to variables', () => {
    const command = curlText({ id: 'a.b', token: 'needed', input }, { userPassword: 'typed here' }, trpc);
    expect(command).not.toContain('typed here');
    const args = argumentsOf(command, { USER_PASSWORD: 'from the shell', TOKEN: 'abc' });
    expect(args).toContain('authorization: abc');
    expect(JSON.parse(args.at(-1) ?? '')).toEqual({ userPassword: 'from the shell' });
  });

  it('sends an empty object where the procedure takes nothing', () => {
    expect(argumentsOf(curlText({ id: 'a.b', token: 'optional', input: [] }, {}, trpc)).at(-1)).toBe('{}');
  });
});
