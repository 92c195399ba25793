import type { Ages } from './age-scale.ts';

/** What the line says, in one sentence: read first, and the picture's caption. */
export function ageSentence({ targetAge, currentAge, riskAge }: Ages): string {
  if (riskAge === null) return 'No result yet. Take the assessment to see your risk age.';
  const risk = Math.round(riskAge);
  if (currentAge !== null && risk <= Math.round(currentAge)) return 'You are living younger than your years.';
  if (targetAge !== null && Math.round(targetAge) < risk) {
    return `Your body is living at ${risk}. Healthier living can bring it to ${Math.round(targetAge)}.`;
  }
  return `Your body is living at ${risk}.`;
}
