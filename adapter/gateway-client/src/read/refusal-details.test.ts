import { maxTokenLength } from '@choose-life/contracts/gateway/operations/authentication';
import type { Refusal } from '@choose-life/contracts/gateway/outcome';
import { describe, expect, it } from 'vitest';
import { refusalDetails, storableToken } from './refusal-details.ts';

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
    // This character has two code units, which `slice` could separate.
    const { message } = refusalDetails('REJECTED', { ...refusal, message: '\u{1f600}'.repeat(400) });
    expect(message).toBe('\u{1f600}'.repeat(300));
  });

  it('is one line without surrounding white space', () => {
    expect(refusalDetails('REJECTED', { ...refusal, message: '\n a\r\nb ' }).message).toBe('a  b');
  });
});

it('the code of a refusal is shortened to 32 characters', () => {
  const { gatewayCode } = refusalDetails('REJECTED', { ...refusal, code: '7'.repeat(40) });
  expect(gatewayCode).toBe('7'.repeat(32));
});

describe('storableToken', () => {
  it('returns the token of a refused log-in as a secret', () => {
    expect(storableToken('kept').token?.reveal()).toBe('kept');
  });

  it.each([
    ['is empty', ''],
    ['is not a text', 7],
    ['has a line break', 'a\r\nx-other: b'],
    ['is too long for a header', 'x'.repeat(maxTokenLength + 1)],
  ])('omits a token that %s', (_cause, token) => {
    expect(storableToken(token)).toEqual({});
  });
});
