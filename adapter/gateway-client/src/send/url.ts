import { hasControlCharacter } from '../read/control-character.ts';

/** The path of a call and what is left for its body; or the parameter that cannot stand in a path. */
export type CallPath =
  | { readonly ok: true; readonly path: string; readonly body: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly parameter: string };

/**
 * Puts the path parameters of a request into the row's path. Nothing a user types may climb, split or end the path:
 * `.` and `..` (which encodeURIComponent leaves as they are), empty values and control characters are refused,
 * everything else, slashes and percent signs included, is encoded.
 */
export function callPathOf(
  rowPath: string,
  parameters: readonly string[],
  request: Readonly<Record<string, unknown>>,
): CallPath {
  if (parameters.length === 0) return { ok: true, path: rowPath, body: request };
  const body: Record<string, unknown> = { ...request };
  let path = rowPath;
  for (const parameter of parameters) {
    const segment = segmentOf(request[parameter]);
    if (segment === null) return { ok: false, parameter };
    path = path.replace(`{${parameter}}`, () => segment);
    delete body[parameter];
  }
  return { ok: true, path, body };
}

function segmentOf(value: unknown): string | null {
  if (typeof value !== 'string' || value === '' || value === '.' || value === '..') return null;
  if (hasControlCharacter(value) || !value.isWellFormed()) return null;
  return encodeURIComponent(value);
}
