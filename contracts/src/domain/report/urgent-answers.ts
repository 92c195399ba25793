import type { Answers } from '../hra/answer-groups.ts';
import { contractNumericKeys } from '../hra/answer-keys.ts';
import { limitsIn, type Questionnaire, type QuestionPart, questionsOf } from '../hra/questionnaire.ts';
import { hiddenOnPages } from '../hra/visibility.ts';
import { gad2, phq2 } from './mood-screeners.ts';
import { urgentNoticesFor } from './urgent-notices.ts';
import type { FoundNotice } from './urgent-rows.ts';

/**
 * The urgent notices for answers, with the limits of the questionnaire. Answers to hidden questions are ignored. Answers with an unknown meaning,
 * for example a blood sugar that is chosen from a list of options, are ignored too.
 */
export function urgentNoticesIn(questionnaire: Questionnaire, answers: Answers): FoundNotice[] {
  const hidden = hiddenOnPages(answers);
  const readableAnswers = questionnaire.meta.modules
    .flatMap(module => questionsOf(module))
    .filter(question => !hidden.has(question.id))
    .flatMap(question => question.parts)
    .filter(hasKnownMeaning)
    .map(({ answerKey }) => [answerKey, answers[answerKey] ?? null] as const);
  return urgentNoticesFor(Object.fromEntries(readableAnswers), limitsIn(questionnaire));
}

const moodKeys: ReadonlySet<string> = new Set([...phq2.questions, ...gad2.questions]);
const moodOptions: ReadonlySet<string> = new Set(['0', '1', '2', '3']);

/**
 * Whether the answer has the meaning of the contract. A number must be asked as a number, and a mood question must have the options (or, as a
 * number, the limits) 0 to 3, which are its scores.
 */
function hasKnownMeaning({ answerKey, kind, options, min, max }: QuestionPart): boolean {
  if (!moodKeys.has(answerKey)) return kind === 'number' || !contractNumericKeys.has(answerKey);
  if (kind === 'number') return min === 0 && max === 3;
  return options.length === moodOptions.size && options.every(({ id }) => moodOptions.has(id));
}
