/** Takes the place of a name that must not be logged. */
export const hiddenName = '*';

const maxNameLength = 40;
const maxWords = 6;
/** One word of a camel-case or underscored name: a capital and small letters, small letters, or capitals. */
const words = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;

/**
 * The name of a member that the contract does not know, as far as it may stand in a log or a label. An object can be a map
 * whose keys are data: ids, e-mails, people's names, answers. So a name is logged only where it looks like a member's: letters
 * alone, the first one small, made of a few words that can be pronounced.
 */
export function loggableName(key: string): string {
  if (key.length > maxNameLength || !/^[a-z][A-Za-z_]*$/.test(key) || key.startsWith('hra'))
    return hiddenName;
  const parts = key.match(words) ?? [];
  return parts.length <= maxWords && parts.every(isPronounceable) ? key : hiddenName;
}

/** Short words may be abbreviations (`id`, `url`, `pdf`); longer ones have a vowel and at most five consonants in a row. */
function isPronounceable(word: string): boolean {
  if (word.length <= 4) return word.length > 1;
  return /[aeiouy]/i.test(word) && !/[^aeiouy]{6}/i.test(word);
}
