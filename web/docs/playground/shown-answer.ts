/** Characters of a file that are shown. */
export const maxBase64 = 48;

/** An answer as formatted JSON. Tokens and files are cut. */
export function shownAnswer(answer: unknown): string {
  const shown = (name: string, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (/token$/i.test(name)) return tokenEnd(value);
    if (name === 'base64' && value.length > maxBase64)
      return `${value.slice(0, maxBase64)}… (${value.length} characters)`;
    return value;
  };
  return JSON.stringify(answer, shown, 2) ?? 'No content';
}

/** The last characters of a token, to tell two apart. A short token is hidden. */
export function tokenEnd(token: string): string {
  return token.length < 16 ? '…' : `…${token.slice(-4)}`;
}
