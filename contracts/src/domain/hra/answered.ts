/** False for what stands for no answer: null, blank text and numbers JSON cannot carry. */
export function isAnswered(value: unknown): value is string | number {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'string' && value.trim() !== '';
}
