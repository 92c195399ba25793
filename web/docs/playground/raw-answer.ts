import { maxBase64, tokenEnd } from './shown-answer.ts';

export interface RawAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

/** A `fetch` that passes each raw answer to `keep`. */
export function keepingRaw(keep: (raw: RawAnswer) => void): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const body = await response.clone().text();
    keep({ status: response.status, headers: [...response.headers], body });
    return response;
  };
}

/** The raw answer as text. Tokens and files are cut. */
export function rawText({ status, headers, body }: RawAnswer): string {
  const shown = body
    .replaceAll(
      /("\w*token"\s*:\s*)"((?:[^"\\]|\\.)*)"/gi,
      (_all, name, token) => `${name}"${tokenEnd(token)}"`,
    )
    .replaceAll(/("base64"\s*:\s*")([^"]*)"/g, (all, name, text) =>
      text.length > maxBase64 ? `${name}${text.slice(0, maxBase64)}… (${text.length} characters)"` : all,
    );
  return [`HTTP ${status}`, ...headers.map(([name, value]) => `${name}: ${value}`), '', shown].join('\n');
}
