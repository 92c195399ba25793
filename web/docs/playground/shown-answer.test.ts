import { describe, expect, it } from 'vitest';
import { rawText, shownAnswer } from './shown-answer.ts';

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

const raw = (body: string) => rawText({ status: 200, headers: [['content-type', 'application/json']], body });

describe('the raw answer', () => {
  it('is shown as it came, with its status and headers', () => {
    const body = '{"result": {"data":{"b":1,  "a":"\\u00e9"}}}';
    expect(raw(body)).toBe(`HTTP 200\ncontent-type: application/json\n\n${body}`);
  });

  it('shows the end of a token only, however it is written', () => {
    const shown = raw('{"token":"abcdefghijklmnop\\"qrstuvwxyz","sessionToken" : "short"}');
    expect(shown).toContain('{"token":"…wxyz","sessionToken" : "…"}');
  });

  it('cuts the text of a file', () => {
    expect(raw(`{"base64":"${'A'.repeat(1000)}"}`)).toContain(`"${'A'.repeat(48)}… (1000 characters)"`);
  });
});
