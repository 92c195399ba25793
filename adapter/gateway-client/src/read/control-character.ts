/**
 * Matches control characters, including CR and LF, and the line and paragraph separators of Unicode. In a path, a header or a message they could
 * insert a line, such as another header. Global, for `replaceAll`.
 */
export const controlCharacters = /[\p{Cc}\u2028\u2029]/gu;

/** Whether a text has a character of `controlCharacters`. */
export function hasControlCharacter(text: string): boolean {
  // Not `test`, which starts at the `lastIndex` of a global expression.
  return text.search(controlCharacters) >= 0;
}
