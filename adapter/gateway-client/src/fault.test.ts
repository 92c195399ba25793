import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { Secret } from './fault.ts';

describe('a Secret', () => {
  it('has its value only in `reveal`, not in any other text form', () => {
    const secret = new Secret('hidden words');
    for (const shown of [
      `${secret}`,
      JSON.stringify({ secret }),
      inspect({ a: [secret] }, { depth: 9, showHidden: true }),
    ]) {
      expect(shown).not.toContain('hidden words');
      expect(shown).toContain('[secret]');
    }
    expect(secret.reveal()).toBe('hidden words');
  });
});
