/** An answer as it came. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

/** Characters of a file that are shown. */
const maxBase64 = 48;

/** An answer as formatted JSON. Tokens and files are cut. */
export function shownAnswer(answer: unknown): string {
  return cut(JSON.stringify(answer, null, 2) ?? 'No content');
}

/** The raw answer as text. Tokens and files are cut. */
export function rawText({ status, headers, body }: RawAnswer): string {
  return [`HTTP ${status}`, ...headers.map(([name, value]) => `${name}: ${value}`), '', cut(body)].join('\n');
}

/** Cuts tokens and files in a text of JSON, whose form stays as it is. */
function cut(json: string): string {
  return json
    .replaceAll(
      /("\w*token"\s*:\s*)"((?:[^"\\]|\\.)*)"/gi,
      (_all, name, token) => `${name}"${tokenEnd(token)}"`,
    )
    .replaceAll(/("base64"\s*:\s*")([^"]*)"/g, (all, name, text) =>
      text.length > maxBase64 ? `${name}${text.slice(0, maxBase64)}… (${text.length} characters)"` : all,
    );
}

/** The last characters of a token, to tell two apart. A short token is hidden. */
export function tokenEnd(token: string): string {
  return token.length < 16 ? '…' : `…${token.slice(-4)}`;
}
