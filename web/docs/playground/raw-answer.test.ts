import { describe, expect, it } from 'vitest';
import { rawText } from './raw-answer.ts';

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
