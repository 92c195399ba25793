/** The contract needs a dozen levels at most. */
export const maxDepth = 64;

/** Keys that could set an object's prototype. */
export const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Why a value must not be passed on; null where it may. A key could set a prototype, or nesting could exhaust the stack of
 * whoever writes it out again.
 */
export function unsafeReason(root: unknown): 'forbidden-key' | 'too-deep' | null {
  if (typeof root !== 'object' || root === null) return null;
  const open: object[] = [root];
  const depths = [1];
  let problem: 'forbidden-key' | null = null;
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    const depth = depths.pop() ?? 0;
    if (depth > maxDepth) return 'too-deep';
    const isList = Array.isArray(value);
    for (const key in value) {
      if (!isList && forbiddenKeys.has(key)) problem = 'forbidden-key';
      // Any object can be listed by its members; what comes out stays unknown.
      const member = (value as Record<string, unknown>)[key];
      if (typeof member !== 'object' || member === null) continue;
      open.push(member);
      depths.push(depth + 1);
    }
  }
  return problem;
}
