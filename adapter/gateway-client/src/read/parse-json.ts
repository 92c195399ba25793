import { maxDepth, unsafeReason } from './safe-value.ts';

export type JsonProblem = 'not-json' | 'forbidden-key' | 'too-deep';

export type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: JsonProblem };

/** A text without any of these has no forbidden key, not even an escaped one. */
const suspicious = ['__proto__', 'constructor', 'prototype', '\\u00'];

/**
 * Parses a text that was written by others: JSON that refuses keys with which an object's prototype could be set, and
 * nesting that would exhaust the stack of whoever writes it out again. Its size is the caller's to bound.
 */
export function parseJson(text: string): ParsedJson {
  if (nestsTooDeep(text)) return { ok: false, problem: 'too-deep' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'not-json' };
  }
  const problem = suspicious.some(part => text.includes(part)) ? unsafeReason(value) : null;
  return problem === null ? { ok: true, value } : { ok: false, problem };
}

function nestsTooDeep(text: string): boolean {
  if (!hasManyOpenings(text)) return false;
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

/** Whether a text has enough brackets to be too deep. Hardly any has. */
function hasManyOpenings(text: string): boolean {
  let left = maxDepth;
  for (const bracket of ['{', '[']) {
    for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1)) {
      if (--left < 0) return true;
    }
  }
  return false;
}
