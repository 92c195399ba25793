import { maxTokenLength } from '@choose-life/contracts/gateway/operations/authentication';
import { describe, expect, it } from 'vitest';
import { createCallPlans, prepareCall } from './prepare-call.ts';

const plans = createCallPlans({});

describe('prepareCall', () => {
  it.each([
    ['a line break', 'secret\r\nx-other: b'],
    ['a character outside Latin-1', 'secret–1'],
    ['more than `maxTokenLength` characters', 'secret'.padEnd(maxTokenLength + 1, 'x')],
  ])('refuses a token with %s, without the token in its message', (_what, token) => {
    const prepared = prepareCall(plans['authentication.userDetails'], {}, { token });
    expect(prepared).toMatchObject({ ok: false, fault: { kind: 'INVALID_INPUT', outcome: 'not-sent' } });
    expect(JSON.stringify(prepared)).not.toContain('secret');
  });
});
