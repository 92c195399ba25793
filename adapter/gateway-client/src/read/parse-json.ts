import { maxDepth, unsoundness } from './sound-value.ts';

/** Why a text was not taken as JSON. */
export type JsonProblem = 'not-json' | 'forbidden-key' | 'too-deep';

export type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: JsonProblem };

/** Texts that may hold a forbidden key, spelled out or in escapes: only these are walked. */
const suspicious = /__proto__|constructor|prototype|\\u00[4-7]/i;

/**
 * Parses a text that was written by others: JSON that refuses keys with which an object's prototype could be set, and
 * nesting that would exhaust the stack of whoever writes it out again. Its size is the caller's to bound.
 */
export function parseJson(text: string): ParsedJson {
  if (nestsTooDeep(text)) return { ok: false, problem: 'too-deep' };
  const parsed = parseUnchecked(text);
  const problem = parsed.ok && suspicious.test(text) ? unsoundness(parsed.value) : null;
  return problem === null ? parsed : { ok: false, problem };
}

function parseUnchecked(text: string): ParsedJson {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, problem: nestsTooDeep(text) ? 'too-deep' : 'not-json' };
  }
}

function nestsTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (inString) {
      if (unit === 0x5c) at++;
      else if (unit === 0x22) inString = false;
    } else if (unit === 0x22) inString = true;
    else if (unit === 0x7b || unit === 0x5b) {
      if (++depth > maxDepth) return true;
    } else if (unit === 0x7d || unit === 0x5d) depth--;
  }
  return false;
}
