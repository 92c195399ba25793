import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines, printableName } from './text-to-print.ts';
import { type Face, isDrawable, piecesOf } from './typeface.ts';

const printableNameOf = (...names: string[]) => printableName(names, isDrawable);

describe('a printable name', () => {
  it.each([
    ['Adébáyọ\u0300 Ọláṣẹ', 'Adébáyọ\u0300 Ọláṣẹ', 'Yoruba'],
    ['Ọlọ\u0301runtóbi', 'Ọlọ\u0301runtóbi', 'Yoruba with two marks on one letter'],
    ['Ńkẹ\u0301mdìlím Ṅwụọkị', 'Ńkẹ\u0301mdìlím Ṅwụọkị', 'Igbo'],
    ['Ƙasim Ɓala Ɗanƙwairo ƴar ǹ ḿ', 'Ƙasim Ɓala Ɗanƙwairo ƴar ǹ ḿ', 'Hausa'],
    ['محمد الأمين', 'محمد الأمين', 'Arabic'],
    ['علی\u200Cرضا Ada', 'علی\u200Cرضا Ada', 'Persian, and two scripts'],
    ['A\u0000d\u0007a\r\nObi', 'A d a Obi', 'control characters'],
    ['Ada\u202Eibo', 'Ada ibo', 'direction characters'],
    ['Ada 🌸❤️ Obi', 'Ada Obi', 'emoji'],
    ['山田 太郎', 'a@example.test', 'letters that no font has'],
    ['山田 Ada', 'a@example.test', 'a name with some letters that no font has'],
    ['🌸', 'a@example.test', 'only emoji'],
    ['  Ada   Obi ', 'Ada Obi', 'spaces'],
  ])('%j is printed as %j (%s)', (name, printed) => {
    expect(printableNameOf(name, 'a@example.test')).toBe(printed.normalize('NFC'));
  });

  it('has a replacement character for a missing letter if no other name can be printed', () => {
    expect(printableNameOf('山田', '山@example.test')).toBe('\u{FFFD}@example.test');
  });

  it('is cut between letters after 63 letters, with an ellipsis', () => {
    const printed = printableNameOf('ẹ\u0301b'.repeat(300));
    expect(printed.endsWith('…')).toBe(true);
    // Every second letter has two marks. With the ellipsis, the printed name has 64 letters.
    expect(printed.slice(0, -1)).toBe(`${'ẹ\u0301b'.repeat(31)}ẹ\u0301`);
  });
});

// In Arabic each word and each digit is a piece, and a vowel mark comes after the shadda (see `piecesOf`).
describe('the pieces of a line, from left to right', () => {
  const faces: readonly Face[] = ['personName', 'arabic'];
  it.each([
    ['Ada Obi', ['Ada Obi']],
    ['محمد علي', ['علي', ' ', 'محمد']],
    ['Ada محمد علي', ['Ada ', 'علي', ' ', 'محمد']],
    ['محمد Ada Obi', ['Ada Obi', ' ', 'محمد']],
    ['أحمد (٢٣)', ['(', '٢', '٣', ')', ' ', 'أحمد']],
    ['محم\u064E\u0651د', ['محم\u0651\u064Eد']],
  ])('of %j are %j', (line, pieces) => {
    expect(piecesOf(line, faces).map(({ text }) => text)).toEqual(pieces);
  });
});

/** Every letter is one point wide. */
const widthOf = (text: string) => text.length;

describe('line breaks', () => {
  it('are at spaces', () => {
    expect(breakLines('one two three', widthOf, 8)).toEqual(['one two ', 'three']);
  });

  it('are inside a word that is wider than a line', () => {
    expect(breakLines('pneumonoultra is long', widthOf, 6)).toEqual(['pneumo', 'noultr', 'a is ', 'long']);
  });

  const anyTextAndWidth = [fc.string({ maxLength: 80 }), fc.integer({ min: 2, max: 30 })] as const;

  it('remove no character', () => {
    fc.assert(
      fc.property(...anyTextAndWidth, (text, width) => {
        expect(breakLines(text, widthOf, width).join('')).toBe(text);
      }),
    );
  });

  it('give lines that fit into the width, apart from the spaces at their end', () => {
    fc.assert(
      fc.property(...anyTextAndWidth, (text, width) => {
        for (const line of breakLines(text, widthOf, width)) {
          expect(line.replace(/ +$/, '').length).toBeLessThanOrEqual(width);
        }
      }),
    );
  });
});
