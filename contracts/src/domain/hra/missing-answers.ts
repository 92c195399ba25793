import { checkOf } from './answer-check.ts';
import type { AnswerKey, Answers } from './answer-groups.ts';
import { answerJudge } from './answer-judge.ts';
import { isAnswered } from './answer-value.ts';
import { type Need, neededAnswers } from './needed-answers.ts';
import { pageOfModule } from './page-graph.ts';
import { limitsIn, type Questionnaire, questionsOf } from './questionnaire.ts';
import { hiddenOnPages } from './visibility.ts';

/** An option that tells nothing: who chooses it is still asked for the rest of the row. */
const tellsNothing: Partial<Record<AnswerKey, string>> = { blood_pressure_estimated: 'dont_know' };

// Object.keys forgets the literal names; the record is complete over Need.
const needs = Object.keys(neededAnswers) as Need[];

export type MissingAnswer = ReturnType<typeof missingAnswers>[number];

/** The answers that the result needs and lacks, with their questions, as far as the questionnaire asks for them. */
export function missingAnswers(questionnaire: Questionnaire, answers: Answers) {
  const limitsOf = limitsIn(questionnaire);
  const judge = answerJudge(questionnaire);
  const hidden = hiddenOnPages(answers);
  const asked = questionnaire.meta.modules.flatMap((each, module) =>
    questionsOf(each)
      .filter(({ id }) => !hidden.has(id))
      .map(question => ({ question, module, page: pageOfModule(module, answers) })),
  );
  const asks = ({ question }: (typeof asked)[number], key: AnswerKey) =>
    question.parts.some(({ answerKey }) => answerKey === key);
  const isThere = (key: AnswerKey) => isAnswered(answers[key]) && String(answers[key]) !== tellsNothing[key];
  const isUsable = (key: AnswerKey) =>
    isThere(key) &&
    judge(key, answers[key] ?? '') === null &&
    (limitsOf(key) === null || checkOf(answers, key, limitsOf) === null);
  return needs.flatMap(need => {
    const keys = neededAnswers[need].filter(key => asked.some(each => asks(each, key)));
    const [first] = keys;
    const place = asked.find(each => first !== undefined && asks(each, first));
    if (place === undefined || keys.some(isUsable)) return [];
    // To check: there is an answer, which cannot be used as it stands.
    return [{ need, ...place, toCheck: keys.some(isThere) }];
  });
}
