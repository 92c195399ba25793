import type { Ages } from './age-scale.ts';

/** The default caption of an age line. */
export function ageSentence({ targetAge, currentAge, riskAge }: Ages): string {
  if (riskAge === null) return 'No result yet. Take the assessment to see your risk age.';
  const risk = Math.round(riskAge);
  if (currentAge !== null && risk < Math.round(currentAge)) return 'You are living younger than your years.';
  const target = targetAge === null ? risk : Math.round(targetAge);
  const now = `Your body is living at ${risk}.`;
  return target < risk ? `${now} Healthier living can bring it to ${target}.` : now;
}
