/** A named string in a history entry's state; null when it is not there. The state may be anything. */
export function textInState(state: unknown, name: string): string | null {
  if (typeof state !== 'object' || state === null || !(name in state)) return null;
  // `in` has just shown that the member is there; what it holds is looked at next.
  const value = (state as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
