import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines } from './break-lines.ts';

/** Every letter is one point wide. */
const widthOf = (text: string) => text.length;

describe('lines', () => {
  it('break at spaces, and inside a word that is wider than a line', () => {
    expect(breakLines('one two three', widthOf, 8)).toEqual(['one two ', 'three']);
    expect(breakLines('pneumonoultra is long', widthOf, 6)).toEqual(['pneumo', 'noultr', 'a is ', 'long']);
  });

  it('lose nothing, and fit but for the space at their end', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.integer({ min: 2, max: 30 }), (text, width) => {
        const lines = breakLines(text, widthOf, width);
        expect(lines.join('')).toBe(text);
        for (const line of lines) expect(line.replace(/ +$/, '').length).toBeLessThanOrEqual(width);
      }),
    );
  });
});
