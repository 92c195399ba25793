import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { curlText } from './curl-text.ts';
import { fieldsOf } from './fields.ts';

const text = { type: 'string' };
const fields = fieldsOf({ properties: { userEmail: text, userPassword: text, list: {} } });
const trpc = 'https://one.example/trpc';

/** What a shell hands to curl, one argument after the other. */
function argumentsOf(command: string, env: Record<string, string> = {}): string[] {
  const asList = command.replace(/^curl/, "printf '%s\\n'");
  return execFileSync('sh', ['-c', asList], { encoding: 'utf8', env }).trimEnd().split('\n');
}

describe('the cURL command', () => {
  it('sends the input to the procedure, whatever stands in it, and runs nothing of it', () => {
    const input = { userEmail: `o'neill@example.test $(touch x) \`id\` "\\`, list: ['a', 1, null] };
    const [, , address, , header, , body = ''] = argumentsOf(
      curlText({ id: 'a.b', token: 'optional' }, fields, input, trpc),
    );
    expect([address, header]).toEqual([`${trpc}/a.b`, 'content-type: application/json']);
    expect(JSON.parse(body)).toEqual(input);
  });

  it('leaves the password and the token to variables', () => {
    const command = curlText({ id: 'a.b', token: 'needed' }, fields, { userPassword: 'typed here' }, trpc);
    expect(command).not.toContain('typed here');
    const args = argumentsOf(command, { USER_PASSWORD: 'from the shell', TOKEN: 'abc' });
    expect(args).toContain('authorization: abc');
    expect(JSON.parse(args.at(-1) ?? '')).toEqual({ userPassword: 'from the shell' });
  });

  it('sends an empty object where the procedure takes nothing', () => {
    expect(argumentsOf(curlText({ id: 'a.b', token: 'optional' }, [], {}, trpc)).at(-1)).toBe('{}');
  });
});
