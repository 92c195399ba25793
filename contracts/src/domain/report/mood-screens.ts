import type { Answers } from '../hra/answer-groups.ts';
import { plainNumberOf } from '../hra/answer-value.ts';

/** The two-question screeners of the mental-health page: low mood and worry in the last two weeks. */
export interface MoodScreener {
  readonly id: 'mood' | 'worry';
  readonly label: string;
  readonly scale: string;
  readonly questions: readonly [string, string];
  readonly source: string;
}

export const phq2: MoodScreener = {
  id: 'mood',
  label: 'Mood',
  scale: 'PHQ-2',
  questions: ['PHQa', 'PHQb'],
  source: 'PHQ-2, Kroenke 2003',
};
export const gad2: MoodScreener = {
  id: 'worry',
  label: 'Worry',
  scale: 'GAD-2',
  questions: ['GADa', 'GADb'],
  source: 'GAD-2, Kroenke 2007',
};

/** From this score on, two short questions suggest a talk with somebody. */
const minPositiveScore = 3;

/** The highest score of two answers from 0 to 3. */
export const maxScore = 6;

/**
 * The result of two answers.
 * - `positive`: 3 or more; one answer of 3 is enough, whatever the other would have been.
 * - `some`: 1 or 2, also of one answer alone: never called calm.
 * - `none`: both answered with 0.
 * - `unanswered`: too little was answered to say anything.
 */
export type MoodResult = 'positive' | 'some' | 'none' | 'unanswered';

function itemsOf(answers: Answers, { questions }: MoodScreener): (number | null)[] {
  return questions.map(key => {
    const value = plainNumberOf(answers[key]);
    return value !== null && Number.isInteger(value) && value >= 0 && value <= 3 ? value : null;
  });
}

/** The score from 0 to 6, or null unless both questions are answered. */
export function moodScore(answers: Answers, screener: MoodScreener): number | null {
  const [first = null, second = null] = itemsOf(answers, screener);
  return first === null || second === null ? null : first + second;
}

export function moodResult(answers: Answers, screener: MoodScreener): MoodResult {
  const given = itemsOf(answers, screener).filter(value => value !== null);
  const sum = given.reduce((total, value) => total + value, 0);
  if (sum >= minPositiveScore) return 'positive';
  if (sum > 0) return 'some';
  return given.length === 2 ? 'none' : 'unanswered';
}
