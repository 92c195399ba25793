import type { Refusal } from '@choose-life/contracts/gateway/outcome';
import { describe, expect, it } from 'vitest';
import { refusalDetails } from './refusal-details.ts';

const refusal: Refusal = { kind: 'refused', code: '37', message: 'Text of the gateway.', token: null };

describe('the message of a refusal', () => {
  it('is the text of the gateway for a code without a specific error kind', () => {
    expect(refusalDetails('REJECTED', refusal)).toEqual({
      gatewayCode: '37',
      message: 'Text of the gateway.',
    });
  });

  it('is omitted for a code with a specific error kind, so that the message for the kind is shown', () => {
    // Any kind except REJECTED behaves like this one. `messageOf` adds the message for the kind later.
    expect(refusalDetails('OVERLOADED', refusal)).toEqual({ gatewayCode: '37' });
  });

  it('is shortened to 300 characters', () => {
    const { message = '' } = refusalDetails('REJECTED', { ...refusal, message: 'ä'.repeat(400) });
    expect(message).toBe('ä'.repeat(300));
  });

  it('is one line without surrounding white space', () => {
    expect(refusalDetails('REJECTED', { ...refusal, message: '\n a\r\nb ' }).message).toBe('a  b');
  });
});
