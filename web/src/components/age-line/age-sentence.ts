import type { Ages } from './age-scale.ts';
import { beyondEnd } from './beyond-end.ts';

/**
 * What the line says, in one sentence: read first, and the picture's caption.
 * @param endsKnown whether the ages come from the model whose ends are known here
 */
export function ageSentence({ targetAge, currentAge, riskAge }: Ages, endsKnown = false): string {
  if (riskAge === null) return 'No result yet. Take the assessment to see your risk age.';
  const risk = Math.round(riskAge);
  if (currentAge !== null && risk <= Math.round(currentAge)) return 'You are living younger than your years.';
  if (targetAge !== null && Math.round(targetAge) < risk) {
    const target = withEnd(targetAge, endsKnown);
    return `Your body is living at ${withEnd(riskAge, endsKnown)}. Healthier living can bring it to ${target}.`;
  }
  return `Your body is living at ${withEnd(riskAge, endsKnown)}.`;
}

/** '52', or '80 or over'. */
function withEnd(age: number, endsKnown: boolean): string {
  return [Math.round(age), beyondEnd(age, endsKnown)].filter(Boolean).join(' ');
}
