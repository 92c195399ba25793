import { gad2, maxScore, moodScore, phq2 } from '@choose-life/contracts/domain/report/mood-screens';
import { choiceOf } from '../answer-reading.ts';
import type { Facts } from '../facts.ts';
import { optionLabelOf } from '../question-texts.ts';

/** '138/86 mmHg', with '-' for a number that is not known. */
export function pressureValue({ measurements: { diastolic, systolic } }: Facts): string {
  const high = systolic.kind === 'measured' ? String(systolic.value) : '-';
  return `${high}/${diastolic ?? '-'} mmHg`;
}

export function glucoseValue({ measurements: { glucose } }: Facts): string {
  return `${glucose ?? '-'} mg/dL`;
}

export function breathValue(): string {
  return 'Short of breath';
}

/** '4 of 6', or both scores where both were answered; without a score the answers say enough. */
export function moodValue({ answers, urgent }: Facts): string {
  const both = urgent.has('mood-and-worry');
  const scored = (name: string, score: number | null) =>
    score === null ? `${name} one answer` : `${name} ${score} of ${maxScore}`;
  if (both)
    return `${scored('mood', moodScore(answers, phq2))}, ${scored('worry', moodScore(answers, gad2))}`;
  const score = moodScore(answers, urgent.has('worry') ? gad2 : phq2);
  return score === null ? 'one answer' : `${score} of ${maxScore}`;
}

/** The words of the chosen option. */
export function optionValue(key: string): (facts: Facts) => string {
  return ({ answers }) => optionLabelOf(key, choiceOf(answers, key) ?? '');
}
