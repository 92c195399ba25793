/** A named string in a history entry's state; null if it is missing. The state may hold anything. */
export function textInState(state: unknown, name: string): string | null {
  if (typeof state !== 'object' || state === null || !(name in state)) return null;
  // `in` has shown that the member exists.
  const value = (state as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
