import { isDeepStrictEqual } from 'node:util';
import type { Font } from 'fontkit';

// Corrections of two libraries at run time, so that text copied from a PDF, or read by a screen reader, is the text that was printed.
//
// Some fonts draw different characters with the same glyph. The fonts of the report draw both the Turkish ı and the i of í (i and an accent)
// with the glyph of the dotless i. A PDF has a table from glyphs to characters (`ToUnicode`), and both libraries keep only the first
// characters of a glyph. Without the corrections, in a report that prints ı first, every í is copied as ı with an accent. In a
// report that prints í first, every ı is copied as i. The printed page is always right.
//
// `library-corrections.test.ts` fails if a library no longer needs its correction.

/**
 * Lets fontkit (2.0.4) return each glyph with the characters for which it was requested. fontkit caches a glyph with the characters of its
 * first use: https://github.com/foliojs/fontkit/issues/154, open; https://github.com/foliojs/fontkit/pull/387 repairs it. The cache lasts as
 * long as the font, so without the correction a name in one report changes the text of all later ones.
 */
export function correctGlyphCharacters(font: Font): void {
  const getCachedGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getCachedGlyph(id, codePoints);
    // A glyph that is requested without characters is used for its outline only.
    if (codePoints.length === 0 || isDeepStrictEqual(glyph.codePoints, codePoints)) return glyph;
    return Object.create(glyph, { codePoints: { value: codePoints } });
  };
}

/** The members of pdfkit's embedded font that the correction uses; pdfkit does not publish its type. */
export interface EmbeddedFont {
  readonly scale: number;
  /** The glyphs in the file. A glyph's index here is its code in the file. */
  readonly subset: { readonly glyphs: number[] };
  /** Widths by code. */
  readonly widths: number[];
  /** Characters by code, for `ToUnicode`. */
  readonly unicode: (readonly number[])[];
  layout(
    text: string,
    features?: unknown,
  ): {
    readonly glyphs: readonly { id: number; advanceWidth: number; codePoints: readonly number[] }[];
    readonly positions: unknown;
  };
  encode(text: string, features?: unknown): readonly [codes: string[], positions: unknown];
}

/**
 * Lets pdfkit (0.20.2) assign a glyph several codes in the file: one for each text that the glyph draws. Its own `EmbeddedFont.encode` assigns
 * one code, with the text of the first use. No issue at https://github.com/foliojs/pdfkit/issues reports it.
 */
export function correctGlyphCodes(font: EmbeddedFont): void {
  const codes = new Map<string, string>();
  font.encode = (text, features) => {
    const { glyphs, positions } = font.layout(text, features);
    const encoded = glyphs.map(({ advanceWidth, codePoints, id }) => {
      const glyphUse = `${id} ${codePoints}`;
      const existingCode = codes.get(glyphUse);
      if (existingCode !== undefined) return existingCode;
      const index = font.subset.glyphs.push(id) - 1;
      font.widths[index] = advanceWidth * font.scale;
      font.unicode[index] = codePoints;
      // pdfkit writes a code as four hex digits.
      const code = index.toString(16).padStart(4, '0');
      codes.set(glyphUse, code);
      return code;
    });
    return [encoded, positions];
  };
}
