import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import bidiFactory from 'bidi-js';
import { create, type Font } from 'fontkit';
import { palette } from './paper.ts';
import { withKnownLetters } from './text-to-print.ts';

const files = {
  regular: 'nunito-sans/400Regular/NunitoSans_400Regular.ttf',
  strong: 'nunito-sans/700Bold/NunitoSans_700Bold.ttf',
  figures: 'nunito-sans/800ExtraBold/NunitoSans_800ExtraBold.ttf',
  heading: 'bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
  anyName: 'noto-sans/400Regular/NotoSans_400Regular.ttf',
  anyNameStrong: 'noto-sans/700Bold/NotoSans_700Bold.ttf',
  arabic: 'ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
  arabicStrong: 'ibm-plex-sans-arabic/700Bold/IBMPlexSansArabic_700Bold.ttf',
} as const;

/** A font of the report. Those for any name have every letter and tone mark of Nigerian names, ƙ and ǹ among them. */
export type Face = keyof typeof files;

export const faces = Object.keys(files) as readonly Face[];

const opened = new Map<Face, Font>();

/** The face, read once for each thread: every report of the thread draws with it. */
export function fontOf(face: Face): Font {
  const known = opened.get(face);
  if (known) return known;
  const path = fileURLToPath(import.meta.resolve(`@expo-google-fonts/${files[face]}`));
  const font = create(readFileSync(path));
  if (!('glyphForCodePoint' in font)) throw new Error(`${files[face]} holds more than one font.`);
  tellsWhatItDraws(font);
  opened.set(face, font);
  return font;
}

/** fontkit keeps the characters of a glyph's first use: after a name with ı every í would be copied from a page as ı with an accent. */
function tellsWhatItDraws(font: Font): void {
  const glyphOf = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = glyphOf(id, codePoints);
    // Without characters only its outline is wanted.
    if (codePoints.length === 0 || isDeepStrictEqual(glyph.codePoints, codePoints)) return glyph;
    return Object.create(glyph, { codePoints: { value: codePoints } });
  };
}

/** The faces for names, in the weight of the wanted one. */
function nameFaces(wanted: Face): readonly Face[] {
  return ['regular', 'anyName'].includes(wanted) ? ['anyName', 'arabic'] : ['anyNameStrong', 'arabicStrong'];
}

function hasGlyph(face: Face, character: string): boolean {
  return fontOf(face).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

export function isDrawable(character: string): boolean {
  return nameFaces('anyName').some(face => hasGlyph(face, character));
}

/** The wanted face, or those for names where the wanted one lacks a letter: each letter is drawn in the first that has it. */
export function settingOf(text: string, wanted: Face): { faces: readonly Face[]; text: string } {
  const faces = nameFaces(wanted);
  const stays = !faces.includes(wanted) && [...text].every(character => hasGlyph(wanted, character));
  return stays
    ? { faces: [wanted], text }
    : { faces, text: withKnownLetters(text.normalize('NFC'), isDrawable) };
}

// The package is CommonJS that exports the function itself; its types tell of a module with a default.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** The pieces of a line from left to right, in the order of Unicode's algorithm for text of two directions. */
export function piecesOf(line: string, faces: readonly Face[]) {
  const [first = 'anyName', ...others] = faces;
  if (others.length === 0) return [{ face: first, text: line, at: 0 }];
  const facesAt = facesOf(line, faces);
  const embedding = bidi.getEmbeddingLevels(line, 'auto');
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  // `at`: where it is read, beside the others.
  const pieces: { face: Face; text: string; at: number; leftward: boolean }[] = [];
  for (const at of bidi.getReorderedIndices(line, embedding)) {
    const face = facesAt[at] ?? first;
    const leftward = (embedding.levels[at] ?? 0) % 2 === 1;
    const character = mirrored.get(at) ?? line.charAt(at);
    const last = pieces.at(-1);
    // pdfkit puts words in order from the left, and fontkit turns the digits of Arabic around: each is a piece.
    const isWhole = leftward ? character === ' ' || last?.text === ' ' : face.startsWith('arabic');
    if (isWhole || last?.face !== face || last.leftward !== leftward) {
      pieces.push({ face, leftward, text: character, at });
    } else last.text = leftward ? character + last.text : last.text + character;
  }
  return pieces.map(({ at, face, text }) => ({ at, face, text: stackedMarks(face, text) }));
}

/** The face of each character: what is no letter takes that of the letter before, where it has it. */
function facesOf(line: string, faces: readonly Face[]): Face[] {
  const all: Face[] = [];
  for (const character of line.split('')) {
    const tried = /\p{L}/u.test(character) ? faces : [...all.slice(-1), ...faces];
    all.push(tried.find(face => hasGlyph(face, character)) ?? 'anyName');
  }
  return all;
}

/** In the order in which fontkit stacks them: the vowel of a doubled letter of Arabic stands on the sign of doubling. */
function stackedMarks(face: Face, text: string): string {
  if (!face.startsWith('arabic')) return text.normalize('NFD');
  return text.replace(/([\u064B-\u0650]+)\u0651/g, '\u0651$1');
}

export interface TextStyle {
  readonly face: Face;
  readonly size: number;
  readonly colour: string;
  /** Points from line to line. */
  readonly leading: number;
  readonly align?: 'left' | 'center' | 'right';
}

/** Nothing of a report is set smaller, in points. */
export const minFontSize = 9.5;

const body = { face: 'regular', size: 11, leading: 13.8, colour: palette.ink } as const;
const small = { face: 'regular', size: minFontSize, leading: 11.4, colour: palette.inkMuted } as const;

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
