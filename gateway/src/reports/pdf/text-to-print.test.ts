import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines, printableText } from './text-to-print.ts';
import { hasGlyph } from './typeface.ts';

const print = (text: string) => printableText(text, code => hasGlyph('anyName', code));

describe('printable text', () => {
  it.each([
    ['Adébáyọ\u0300 Ọláṣẹ', 'Adébáyọ\u0300 Ọláṣẹ', 'Yoruba'],
    ['Ọlọ\u0301runtóbi', 'Ọlọ\u0301runtóbi', 'Yoruba with two marks on one letter'],
    ['Ńkẹ\u0301mdìlím Ṅwụọkị', 'Ńkẹ\u0301mdìlím Ṅwụọkị', 'Igbo'],
    ['Ƙasim Ɓala Ɗanƙwairo ƴar ǹ ḿ', 'Ƙasim Ɓala Ɗanƙwairo ƴar ǹ ḿ', 'Hausa'],
    ['A\u0000d\u0007a\r\nObi', 'A d a Obi', 'control characters'],
    ['Ada\u202Eibo', 'Ada ibo', 'direction characters'],
    ['محمد Ada', 'Ada', 'letters of a script the font lacks'],
    ['محمد', '', 'nothing but such letters'],
    ['  Ada   Obi ', 'Ada Obi', 'spaces'],
  ])('%j is printed as %j (%s)', (name, printed) => {
    expect(print(name)).toBe(printed.normalize('NFC'));
  });

  it('is cut where the header ends, between letters, and says so', () => {
    const printed = print('ẹ\u0301b'.repeat(300));
    expect(printed.endsWith('…')).toBe(true);
    expect(printed.slice(0, -1)).toBe(`${'ẹ\u0301b'.repeat(31)}ẹ\u0301`);
  });
});

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
