import secureJsonParse from 'secure-json-parse';

/** Why a text was not taken as JSON. */
export type JsonProblem = 'not-json' | 'forbidden-key' | 'too-deep';

export type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: JsonProblem };

/** No answer or request of the contract is nested deeper than a dozen levels. */
const deepest = 64;

const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
/** Texts that may hold a forbidden key, spelled out or in escapes: only these are walked. */
const suspicious = /__proto__|constructor|prototype|\\u00[4-7]/i;

/**
 * Parses a text that was written by others: JSON that refuses keys with which an object's prototype could be set, and
 * nesting that would exhaust the stack of whoever writes it out again. Its size is the caller's to bound.
 */
export function parseJson(text: string): ParsedJson {
  if (nestsTooDeep(text)) return { ok: false, problem: 'too-deep' };
  let value: unknown;
  try {
    // The walk below is stricter than the library's scan, which lets a lone `constructor` pass.
    value = secureJsonParse(text, { protoAction: 'error', constructorAction: 'error' });
  } catch (error) {
    const forbidden = error instanceof SyntaxError && error.message.includes('forbidden prototype');
    return { ok: false, problem: forbidden ? 'forbidden-key' : 'not-json' };
  }
  if (suspicious.test(text) && hasForbiddenKey(value)) return { ok: false, problem: 'forbidden-key' };
  return { ok: true, value };
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
      if (++depth > deepest) return true;
    } else if (unit === 0x7d || unit === 0x5d) depth--;
  }
  return false;
}

function hasForbiddenKey(root: unknown): boolean {
  const open: unknown[] = [root];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    for (const key of Object.keys(value)) {
      if (forbiddenKeys.has(key) && !Array.isArray(value)) return true;
    }
    for (const member of Object.values(value))
      if (typeof member === 'object' && member !== null) open.push(member);
  }
  return false;
}
