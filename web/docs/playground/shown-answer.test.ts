import { describe, expect, it } from 'vitest';
import { shownAnswer } from './shown-answer.ts';

describe('an answer as it is shown', () => {
  it('shows the end of a token only, and nothing of a short one', () => {
    const shown = shownAnswer({ token: 'abcdefghijklmnopqrstuvwxyz', inner: [{ sessionToken: 'short' }] });
    expect(JSON.parse(shown)).toEqual({ token: '…wxyz', inner: [{ sessionToken: '…' }] });
  });

  it('shows the beginning of a file and how long it is', () => {
    const shown = JSON.parse(shownAnswer({ base64: 'A'.repeat(1000) }));
    expect(shown.base64).toBe(`${'A'.repeat(48)}… (1000 characters)`);
  });

  it('shows that there is nothing', () => {
    expect(shownAnswer(undefined)).toBe('No content');
    expect(shownAnswer(null)).toBe('null');
  });
});
