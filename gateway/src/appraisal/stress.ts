import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { numberOf } from './answer-reading.ts';

/** Four questions of our own on strain in the last month; the first two are about control, and count the other way round. */
const items = [
  { key: 'felt_confident', reversed: true },
  { key: 'going_your_way', reversed: true },
  { key: 'stress_GADa', reversed: false },
  { key: 'difficulties_piling_up', reversed: false },
] as const;

export const stressKeys: readonly string[] = items.map(({ key }) => key);
export const maxStressScore = 16;

/** 0 to 16, more is more strain; null unless all four are answered. No published border belongs to it. */
export function stressScore(answers: Answers): number | null {
  const scores = items.map(({ key, reversed }) => {
    const value = numberOf(answers, key);
    if (value === null || value > 4 || !Number.isInteger(value)) return null;
    return reversed ? 4 - value : value;
  });
  const known = scores.filter(score => score !== null);
  return known.length === items.length ? known.reduce((sum, score) => sum + score, 0) : null;
}
