import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { numberOf } from '../answer-reading.ts';
import type { Finding } from '../finding.ts';

/** From this score on, two short questions suggest a talk with somebody. */
const positiveFrom = 3;

interface Screener extends Pick<Finding, 'id' | 'label' | 'source'> {
  readonly questions: readonly [string, string];
  readonly calm: string;
}

const phq2: Screener = {
  id: 'mood',
  label: 'Mood',
  questions: ['PHQa', 'PHQb'],
  source: 'PHQ-2',
  calm: 'The last two weeks sound heavy. Many people go through this, and talking helps. A health worker or someone you trust is a good first step. This is not a diagnosis.',
};

const gad2: Screener = {
  id: 'worry',
  label: 'Worry',
  questions: ['GADa', 'GADb'],
  source: 'GAD-2',
  calm: 'You have had a lot of worry lately. It is common, and it can get better with help. A health worker or someone you trust is a good first step. This is not a diagnosis.',
};

/** The sum of the two answers, 0 to 6; null unless both are answered with 0 to 3. */
function scoreOf(answers: Answers, { questions }: Screener): number | null {
  const [first, second] = questions.map(key => numberOf(answers, key));
  const valid = (value: number | null | undefined): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value <= 3;
  return valid(first) && valid(second) ? first + second : null;
}

function screen(answers: Answers, screener: Screener): Finding | null {
  const score = scoreOf(answers, screener);
  if (score === null) return null;
  const { id, label, questions, source, calm } = screener;
  const about = { id, label, value: `${score} of 6`, questions, source };
  if (score >= positiveFrom) return { ...about, band: 'Worth a talk', tone: 'attention', text: calm };
  const text = 'Your two answers are calm. Whenever you feel low or worried, do talk to somebody.';
  return { ...about, band: 'Nothing stands out', tone: 'good', text };
}

/** PHQ-2: low mood in the last two weeks. */
export const moodFinding = (answers: Answers): Finding | null => screen(answers, phq2);

/** GAD-2: worry in the last two weeks. */
export const worryFinding = (answers: Answers): Finding | null => screen(answers, gad2);
