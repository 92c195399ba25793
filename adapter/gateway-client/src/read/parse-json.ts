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
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'not-json' };
  }
  const problem = mayBeUnsafe(text) ? unsafeReason(value) : null;
  return problem === null ? { ok: true, value } : { ok: false, problem };
}

/** Hardly any text has so many brackets that it could be too deep, or a suspicious part: only such a one is looked through. */
function mayBeUnsafe(text: string): boolean {
  if (suspicious.some(part => text.includes(part))) return true;
  let left = maxDepth;
  for (const bracket of ['{', '[']) {
    for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1)) {
      if (--left < 0) return true;
    }
  }
  return false;
}
