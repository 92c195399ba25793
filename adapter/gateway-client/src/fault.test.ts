import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { Secret } from './fault.ts';

describe('Secret', () => {
  it('returns its value only from `reveal`, and `[secret]` from every conversion to text', () => {
    const secret = new Secret('hidden words');
    for (const text of [
      `${secret}`,
      JSON.stringify({ secret }),
      inspect({ a: [secret] }, { depth: 9, showHidden: true }),
    ]) {
      expect(text).not.toContain('hidden words');
      expect(text).toContain('[secret]');
    }
    expect(secret.reveal()).toBe('hidden words');
  });
});
