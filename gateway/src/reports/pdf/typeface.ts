import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { create, type Font } from 'fontkit';
import { palette } from './paper.ts';

const files = {
  regular: 'nunito-sans/400Regular/NunitoSans_400Regular.ttf',
  strong: 'nunito-sans/700Bold/NunitoSans_700Bold.ttf',
  figures: 'nunito-sans/800ExtraBold/NunitoSans_800ExtraBold.ttf',
  heading: 'bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
  anyName: 'noto-sans/400Regular/NotoSans_400Regular.ttf',
  anyNameStrong: 'noto-sans/700Bold/NotoSans_700Bold.ttf',
} as const;

/** A font of the report. The last two have every letter and tone mark of Nigerian names, ƙ and ǹ among them. */
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

/**
 * Lets a glyph stand for the characters that it is drawn for. fontkit keeps those of its first use: after a name with ı, whose
 * glyph í has too, every í would be copied from a page as ı with an accent.
 */
function tellsWhatItDraws(font: Font): void {
  const glyphOf = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = glyphOf(id, codePoints);
    // Without characters only its outline is wanted.
    if (codePoints.length === 0 || isDeepStrictEqual(glyph.codePoints, codePoints)) return glyph;
    return Object.create(glyph, { codePoints: { value: codePoints } });
  };
}

const fallbackFaces: Readonly<Record<Face, Face>> = {
  regular: 'anyName',
  strong: 'anyNameStrong',
  figures: 'anyNameStrong',
  heading: 'anyNameStrong',
  anyName: 'anyName',
  anyNameStrong: 'anyNameStrong',
};

export function hasGlyph(face: Face, codePoint: number): boolean {
  return fontOf(face).hasGlyphForCodePoint(codePoint);
}

/** A text and the face that draws it. */
export interface Setting {
  readonly face: Face;
  readonly text: string;
}

/** The wanted face, or the one for names where the wanted one lacks a letter. A text is always set in one face. */
export function settingOf(text: string, wanted: Face): Setting {
  const drawable = (face: Face) => (one: string) => hasGlyph(face, one.codePointAt(0) ?? 0);
  const characters = [...text];
  const stays = fallbackFaces[wanted] !== wanted && characters.every(drawable(wanted));
  if (stays) return { face: wanted, text };
  const face = fallbackFaces[wanted];
  // Letters and marks as separate characters: the font draws them so, and what is copied from the page equals what was drawn.
  return { face, text: characters.filter(drawable(face)).join('').normalize('NFD') };
}

export interface TextStyle {
  readonly face: Face;
  /** Points. */
  readonly size: number;
  readonly colour: string;
  /** Points from line to line. */
  readonly leading: number;
  readonly align?: 'left' | 'center' | 'right';
}

/** Nothing of a report is set smaller, in points. */
export const minFontSize = 9.5;

const body = { face: 'regular', size: 11, leading: 13.8, colour: palette.ink } as const;
const small = { face: 'regular', size: minFontSize, leading: 11.8, colour: palette.inkMuted } as const;

/** The few text styles of a report. */
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
