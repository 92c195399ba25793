import { gad2, maxScore, moodScore, phq2 } from '@choose-life/contracts/domain/report/mood-screens';
import { choiceOf } from '../answer-reading.ts';
import { optionLabelOf } from '../asked-questions.ts';
import type { Facts } from '../facts.ts';

/** '138/86 mmHg', with '-' for a number that is not known. */
export function pressureValue({ measurements: { diastolic, systolic } }: Facts): string {
  const high = systolic.kind === 'measured' ? String(systolic.value) : '-';
  return `${high}/${diastolic ?? '-'} mmHg`;
}

export function glucoseValue({ measurements: { glucose } }: Facts): string {
  return `${glucose ?? '-'} mg/dL`;
}

/** '4 of 6'; without a score one answer was enough for the band. */
export function scoreText(score: number | null): string {
  return score === null ? 'one answer' : `${score} of ${maxScore}`;
}

/** The score of the urgent screener, or both scores where both are urgent. */
export function moodValue({ answers, urgent }: Facts): string {
  const mood = scoreText(moodScore(answers, phq2));
  const worry = scoreText(moodScore(answers, gad2));
  if (urgent.has('mood-and-worry')) return `mood ${mood}, worry ${worry}`;
  return urgent.has('worry') ? worry : mood;
}

/** The words of the chosen option. */
export function optionValue(key: string): (facts: Facts) => string {
  return ({ answers }) => optionLabelOf(key, choiceOf(answers, key) ?? '');
}
