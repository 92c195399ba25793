/** Control characters, CR and LF among them, and line separators: they have no place in a path, a header or a message. */
export const controlCharacters = /[\p{Cc}\u2028\u2029]/gu;

export function hasControlCharacter(text: string): boolean {
  return text.search(controlCharacters) >= 0;
}
