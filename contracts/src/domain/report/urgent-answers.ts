import type { Answers } from '../hra/answer-groups.ts';
import { contractNumericKeys } from '../hra/answer-keys.ts';
import { limitsIn, type Questionnaire, type QuestionPart, questionsOf } from '../hra/questionnaire.ts';
import { hiddenQuestions } from '../hra/visibility.ts';
import { gad2, phq2 } from './mood-screens.ts';
import { urgentNoticesFor } from './urgent-notices.ts';
import type { FoundNotice } from './urgent-rows.ts';

/**
 * The urgent notices on answers, according to the limits of their questionnaire. Answers to hidden questions are ignored, and so are answers
 * whose meaning is unknown, for example a blood sugar that is chosen from a list of options.
 */
export function urgentNoticesIn(questionnaire: Questionnaire, answers: Answers): FoundNotice[] {
  const hidden = hiddenQuestions('page', answers);
  const readable = questionnaire.meta.modules
    .flatMap(module => questionsOf(module))
    .filter(question => !hidden.has(question.id))
    .flatMap(question => question.parts)
    .filter(hasKnownMeaning)
    .map(({ answerKey }) => [answerKey, answers[answerKey] ?? null] as const);
  return urgentNoticesFor(Object.fromEntries(readable), limitsIn(questionnaire));
}

const moodKeys: ReadonlySet<string> = new Set([...phq2.questions, ...gad2.questions]);
const moodOptions: ReadonlySet<string> = new Set(['0', '1', '2', '3']);

/**
 * Whether an answer means what the contract says: a number is asked as a number, and a mood question has the options 0 to 3, which are its
 * scores.
 */
function hasKnownMeaning({ answerKey, kind, options, min, max }: QuestionPart): boolean {
  if (!moodKeys.has(answerKey)) return kind === 'number' || !contractNumericKeys.has(answerKey);
  if (kind === 'number') return min === 0 && max === 3;
  return options.length === moodOptions.size && options.every(({ id }) => moodOptions.has(id));
}
