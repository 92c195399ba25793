import type { AnswerValue } from './answer-groups.ts';

// Up to 15 digits: every such number can be held and printed again without loss.
const plainDecimal = /^-?\d{1,9}(\.\d{1,6})?$/;

/**
 * The number an answer stands for, or null. Only plain decimal text is a number: '45' and '5.5' are, while
 * '', '5,5' and '1e3' are not, so that nothing typed turns silently into another number.
 */
export function plainNumberOf(value: AnswerValue | null | undefined): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = value?.trim() ?? '';
  return plainDecimal.test(text) ? Number(text) : null;
}
