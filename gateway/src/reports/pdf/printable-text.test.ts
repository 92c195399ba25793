import { describe, expect, it } from 'vitest';
import { printableText } from './printable-text.ts';
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
