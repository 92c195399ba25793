import type { Answers } from '../hra/answer-groups.ts';
import { plainNumberOf } from '../hra/answer-value.ts';

/** A screener: two questions on the mental-health page, about the last two weeks. Each answer scores 0 to 3. */
export interface MoodScreener {
  readonly id: 'mood' | 'worry';
  readonly label: string;
  /** The name in the literature. */
  readonly scale: string;
  readonly questions: readonly [string, string];
  /** The paper, as the sources of a report cite it. */
  readonly source: string;
}

/** PHQ-2 for low mood (Kroenke, Spitzer and Williams 2003). */
export const phq2: MoodScreener = {
  id: 'mood',
  label: 'Mood',
  scale: 'PHQ-2',
  questions: ['PHQa', 'PHQb'],
  source: 'PHQ-2, Kroenke 2003',
};

/** GAD-2 for worry (Kroenke and others 2007). */
export const gad2: MoodScreener = {
  id: 'worry',
  label: 'Worry',
  scale: 'GAD-2',
  questions: ['GADa', 'GADb'],
  source: 'GAD-2, Kroenke 2007',
};

/** The score from which both papers count a result as positive: the person should talk to somebody. */
const minPositiveScore = 3;

/** The highest score: two answers of 3. */
export const maxScore = 6;

/**
 * The result of a screener.
 * - `positive`: the answers add up to 3 or more; a single answer of 3 is enough.
 * - `some`: the answers add up to 1 or 2, also if only one question is answered.
 * - `none`: both questions are answered with 0.
 * - `unanswered`: the answers are not sufficient for a result.
 */
export type MoodResult = 'positive' | 'some' | 'none' | 'unanswered';

/** The scores of the two answers. A score is null if the answer is missing or not a whole number from 0 to 3. */
function answerScoresOf(answers: Answers, { questions }: MoodScreener): (number | null)[] {
  return questions.map(key => {
    const value = plainNumberOf(answers[key]);
    return value !== null && Number.isInteger(value) && value >= 0 && value <= 3 ? value : null;
  });
}

/** The score from 0 to 6; null unless both questions are answered. */
export function moodScore(answers: Answers, screener: MoodScreener): number | null {
  const [first = null, second = null] = answerScoresOf(answers, screener);
  return first === null || second === null ? null : first + second;
}

/** The result of a screener. A single answer is also considered, because an answer of 3 is positive by itself. */
export function moodResult(answers: Answers, screener: MoodScreener): MoodResult {
  const scores = answerScoresOf(answers, screener).filter(value => value !== null);
  const sum = scores.reduce((total, value) => total + value, 0);
  if (sum >= minPositiveScore) return 'positive';
  if (sum > 0) return 'some';
  return scores.length === 2 ? 'none' : 'unanswered';
}
