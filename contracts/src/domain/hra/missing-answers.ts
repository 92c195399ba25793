import { checkOf } from './answer-check.ts';
import type { AnswerKey, Answers } from './answer-groups.ts';
import { answerJudge } from './answer-judge.ts';
import { isAnswered } from './answer-value.ts';
import { type NeededAnswer, neededAnswers } from './needed-answers.ts';
import { type HraPage, pageOfModule } from './page-graph.ts';
import { limitsIn, type Questionnaire, type QuestionView, questionsOf } from './questionnaire.ts';
import { hiddenOnPages } from './visibility.ts';

/** Options that mean "I do not know": the answer counts as missing. */
const unknownOptions: Partial<Record<AnswerKey, string>> = { blood_pressure_estimated: 'dont_know' };

// Object.keys widens the names to string; the record has exactly these keys.
const neededAnswerNames = Object.keys(neededAnswers) as NeededAnswer[];

interface AskedQuestion {
  readonly question: QuestionView;
  /** Index of its module in the questionnaire. */
  readonly module: number;
  /** Page on which it is answered. */
  readonly page: HraPage;
}

/** An answer without which there is no risk age, with the question that asks for it. */
export interface MissingAnswer extends AskedQuestion {
  readonly need: NeededAnswer;
  /** True if the question has an answer that is not used until the person has checked it. */
  readonly needsCheck: boolean;
}

/** The missing answers in the order of `neededAnswers`. Answers that the questionnaire does not ask for are omitted. */
export function missingAnswers(questionnaire: Questionnaire, answers: Answers): MissingAnswer[] {
  const limitsOf = limitsIn(questionnaire);
  const problemOf = answerJudge(questionnaire);
  const hidden = hiddenOnPages(answers);
  const askedQuestions = questionnaire.meta.modules.flatMap((section, module) =>
    questionsOf(section)
      .filter(({ id }) => !hidden.has(id))
      .map(question => ({ question, module, page: pageOfModule(module, answers) })),
  );
  const asks = ({ question }: AskedQuestion, key: AnswerKey) =>
    question.parts.some(({ answerKey }) => answerKey === key);
  /** The answer; null if it is missing or means "I do not know". */
  const knownAnswer = (key: AnswerKey) => {
    const answer = answers[key];
    return isAnswered(answer) && String(answer) !== unknownOptions[key] ? answer : null;
  };
  const isUsable = (key: AnswerKey) => {
    const answer = knownAnswer(key);
    if (answer === null || problemOf(key, answer) !== null) return false;
    // A choice has no limits and needs no check.
    return limitsOf(key) === null || checkOf(answers, key, limitsOf) === null;
  };
  return neededAnswerNames.flatMap(need => {
    const keys = neededAnswers[need].filter(key => askedQuestions.some(each => asks(each, key)));
    const [firstKey] = keys;
    const askedQuestion = askedQuestions.find(each => firstKey !== undefined && asks(each, firstKey));
    if (askedQuestion === undefined || keys.some(isUsable)) return [];
    return [{ need, ...askedQuestion, needsCheck: keys.some(key => knownAnswer(key) !== null) }];
  });
}
