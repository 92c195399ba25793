import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import bidiFactory from 'bidi-js';
import { create, type Font } from 'fontkit';
import { correctGlyphCharacters } from './library-corrections.ts';
import { palette } from './paper.ts';
import { replaceUndrawable } from './text-to-print.ts';

const fontFiles = {
  regular: 'nunito-sans/400Regular/NunitoSans_400Regular.ttf',
  strong: 'nunito-sans/700Bold/NunitoSans_700Bold.ttf',
  extraStrong: 'nunito-sans/800ExtraBold/NunitoSans_800ExtraBold.ttf',
  heading: 'bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
  personName: 'noto-sans/400Regular/NotoSans_400Regular.ttf',
  personNameStrong: 'noto-sans/700Bold/NotoSans_700Bold.ttf',
  arabic: 'ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
  arabicStrong: 'ibm-plex-sans-arabic/700Bold/IBMPlexSansArabic_700Bold.ttf',
} as const;

/** A font of the report. The fonts `personName…` have every letter and tone mark of Nigerian names, such as ƙ and ǹ. */
export type Face = keyof typeof fontFiles;

/** All fonts of the report. A cast, since `Object.keys` returns `string[]`. */
export const faces = Object.keys(fontFiles) as readonly Face[];

const openedFonts = new Map<Face, Font>();

/** Opens a font. Each thread opens it once, and uses it for all its reports. */
export function fontOf(face: Face): Font {
  const openedFont = openedFonts.get(face);
  if (openedFont) return openedFont;
  const path = fileURLToPath(import.meta.resolve(`@expo-google-fonts/${fontFiles[face]}`));
  const font = create(readFileSync(path));
  if (!('glyphForCodePoint' in font)) throw new Error(`${fontFiles[face]} has more than one font.`);
  correctGlyphCharacters(font);
  openedFonts.set(face, font);
  return font;
}

/** The fonts for names, in the weight of the requested font. */
function nameFaces(requestedFace: Face): readonly Face[] {
  return ['regular', 'personName'].includes(requestedFace)
    ? ['personName', 'arabic']
    : ['personNameStrong', 'arabicStrong'];
}

function hasGlyph(face: Face, character: string): boolean {
  return fontOf(face).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

/** Whether one of the fonts for names has a glyph for a character. */
export function isDrawable(character: string): boolean {
  return nameFaces('personName').some(face => hasGlyph(face, character));
}

/**
 * The fonts for a text, and the text that they can draw: the requested font, or the fonts for names if the requested font lacks a character.
 * Each character is drawn with the first font that has it. With the fonts for names, the text is in NFC, and U+FFFD replaces
 * the letters that no font has.
 */
export function facesAndTextFor(text: string, requestedFace: Face): { faces: readonly Face[]; text: string } {
  const faces = nameFaces(requestedFace);
  // A name always gets both fonts, because `piecesOf` prepares marks only for a text with several fonts.
  if (!faces.includes(requestedFace) && [...text].every(character => hasGlyph(requestedFace, character))) {
    return { faces: [requestedFace], text };
  }
  return { faces, text: replaceUndrawable(text.normalize('NFC'), isDrawable) };
}

// The package is CommonJS and exports the function itself, but its types describe a module with a default export.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** A part of a line that is drawn with one font, in one direction. */
export interface LinePiece {
  readonly face: Face;
  readonly text: string;
  /** Its position in reading order; the pieces themselves are in order from left to right. */
  readonly index: number;
}

/** Splits a line into pieces from left to right, in the order of Unicode's bidirectional algorithm. */
export function piecesOf(line: string, faces: readonly Face[]): LinePiece[] {
  const [firstFace = 'personName', ...otherFaces] = faces;
  if (otherFaces.length === 0) return [{ face: firstFace, text: line, index: 0 }];
  const facesAt = facesOf(line, faces);
  const embedding = bidi.getEmbeddingLevels(line, 'auto');
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const pieces: { face: Face; text: string; index: number; isRightToLeft: boolean }[] = [];
  for (const index of bidi.getReorderedIndices(line, embedding)) {
    const face = facesAt[index] ?? firstFace;
    // Odd levels are right to left (Unicode's bidirectional algorithm).
    const isRightToLeft = (embedding.levels[index] ?? 0) % 2 === 1;
    const character = mirrored.get(index) ?? line.charAt(index);
    const last = pieces.at(-1);
    // pdfkit orders words from the left, so each word that is read from right to left is a piece.
    const isAtWordBoundary = isRightToLeft && (character === ' ' || last?.text === ' ');
    // fontkit reverses digits in Arabic fonts, so each digit is a piece.
    const isArabicDigit = !isRightToLeft && face.startsWith('arabic');
    if (isAtWordBoundary || isArabicDigit || last?.face !== face || last.isRightToLeft !== isRightToLeft) {
      pieces.push({ face, isRightToLeft, text: character, index });
    } else {
      last.text = isRightToLeft ? character + last.text : last.text + character;
    }
  }
  return pieces.map(({ face, index, text }) => ({ face, index, text: prepareMarks(face, text) }));
}

/** The font of each character. A character that is no letter is drawn with the font of the previous character, if that font has it. */
function facesOf(line: string, faces: readonly Face[]): Face[] {
  const facesOfCharacters: Face[] = [];
  // `split`, since bidi-js counts UTF-16 code units.
  for (const character of line.split('')) {
    const candidates = /\p{L}/u.test(character) ? faces : [...facesOfCharacters.slice(-1), ...faces];
    facesOfCharacters.push(candidates.find(face => hasGlyph(face, character)) ?? 'personName');
  }
  return facesOfCharacters;
}

/**
 * Prepares the marks of a text for fontkit. Letters are decomposed: fontkit draws a composed ọ with the glyphs of o and of the dot, but the first
 * glyph keeps the whole letter. The dot could then be twice in text that is copied from the PDF. In Arabic, the shadda (U+0651) is put before its
 * vowel mark, which is drawn above it. NFC puts the shadda after it.
 */
function prepareMarks(face: Face, text: string): string {
  if (!face.startsWith('arabic')) return text.normalize('NFD');
  return text.replace(/([\u064B-\u0650]+)\u0651/g, '\u0651$1');
}

/** How a text is drawn. */
export interface TextStyle {
  readonly face: Face;
  /** The font size in points. */
  readonly size: number;
  readonly colour: string;
  /** The height of a line, in points. */
  readonly leading: number;
  readonly align?: 'left' | 'center' | 'right';
}

/** The smallest font size of a report, in points. */
export const minFontSize = 9.5;

const body = { face: 'regular', size: 11, leading: 13.8, colour: palette.ink } as const;
const small = { face: 'regular', size: minFontSize, leading: 11.4, colour: palette.inkMuted } as const;

/** The styles that several sections use. */
export const styles = {
  headline: { face: 'heading', size: 17.5, leading: 20.5, colour: palette.ink },
  section: { face: 'heading', size: 14, leading: 17, colour: palette.ink },
  part: { face: 'heading', size: 11.5, leading: 15, colour: palette.ink },
  body,
  muted: { ...body, colour: palette.inkMuted },
  strong: { ...body, face: 'strong' },
  small,
  smallStrong: { ...small, face: 'strong', colour: palette.ink },
} as const satisfies Record<string, TextStyle>;
