/** Which characters a font can draw. */
export type HasGlyph = (codePoint: number) => boolean;

/** What the header has room for. */
const longest = 64;

/** Hausa's hooked k is the one letter of Nigerian names that the font lacks. */
const substitutes: Readonly<Record<string, string>> = { ƙ: 'k', Ƙ: 'K' };

function printable(character: string, hasGlyph: HasGlyph): string {
  const drawable = (text: string) => [...text].every(one => hasGlyph(one.codePointAt(0) ?? 0));
  const forms = [character, character.normalize('NFD'), substitutes[character] ?? ''];
  return forms.find(drawable) ?? '';
}

/**
 * A person's name as it can be printed: one line, no control or direction characters, at most 64 characters, and only
 * letters the font has. Empty when nothing of it can be drawn.
 */
export function printableName(name: string, hasGlyph: HasGlyph): string {
  const plain = name.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, ' ');
  const drawn = [...plain].map(character => printable(character, hasGlyph)).join('');
  const characters = [...drawn.replace(/\s+/g, ' ').trim()];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : characters.join('');
}
