import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { correctGlyphCharacters, correctGlyphCodes, type EmbeddedFont } from './library-corrections.ts';

const path = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
);
// Noto Sans draws the i of í with the glyph of ı (library-corrections.ts).
const dotlessI = 'ı';
const accentedI = 'i\u0301';

function openFont(): Font {
  const font = create(readFileSync(path));
  if (!('glyphForCodePoint' in font)) throw new Error('the file has several fonts');
  return font;
}

/** The characters of the first glyph of í, if ı was drawn before. */
function charactersAfterDotlessI(font: Font): string {
  font.layout(dotlessI);
  return String.fromCodePoint(...(font.layout(accentedI).glyphs[0]?.codePoints ?? []));
}

function embeddedFont(font: Font): EmbeddedFont {
  // Without the default font of pdfkit, which is not needed.
  const pdf = new PDFDocument({ font: '', autoFirstPage: false });
  // pdfkit also accepts a font that fontkit has opened, which its types lack.
  pdf.registerFont('noto', font as unknown as Buffer);
  // The member of the current font is missing in its types.
  return (pdf.font('noto') as unknown as { _font: EmbeddedFont })._font;
}

/** The characters that a PDF reader copies for the first glyph of í, if ı was drawn before. */
function copiedAfterDotlessI(font: EmbeddedFont): string {
  font.encode(dotlessI);
  const [codes] = font.encode(accentedI);
  return String.fromCodePoint(...(font.unicode[Number.parseInt(codes[0] ?? '', 16)] ?? []));
}

describe('fontkit, which caches a glyph with its first characters', () => {
  it('needs the correction (if this fails, remove the correction)', () => {
    expect(charactersAfterDotlessI(openFont())).toBe(dotlessI);
  });

  it('returns the characters of each use with the correction', () => {
    const font = openFont();
    correctGlyphCharacters(font);
    expect(charactersAfterDotlessI(font)).toBe('i');
  });
});

describe('pdfkit, which assigns one code to a glyph in the file', () => {
  const correctFont = openFont();
  correctGlyphCharacters(correctFont);

  it('needs the correction (if this fails, remove the correction)', () => {
    expect(copiedAfterDotlessI(embeddedFont(correctFont))).toBe(dotlessI);
  });

  it('assigns a code to each text of a glyph with the correction', () => {
    const font = embeddedFont(correctFont);
    correctGlyphCodes(font);
    expect(copiedAfterDotlessI(font)).toBe('i');
  });
});
