import { type Answers, isAnswerKey, toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import {
  type AnswerProblem,
  answerJudge,
  unknownQuestion,
} from '@choose-life/contracts/domain/hra/answer-judge';
import { answerTable } from '@choose-life/contracts/domain/hra/answer-table';
import { isAnswered } from '@choose-life/contracts/domain/hra/answer-value';
import type { QuestionnaireModules } from '@choose-life/contracts/domain/hra/questionnaire';
import { hiddenOnPages } from '@choose-life/contracts/domain/hra/visibility';
import type { AnswerGroups } from './generated/answer-groups.ts';

export type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
export type { AnswerProblem } from '@choose-life/contracts/domain/hra/answer-judge';
export {
  type QuestionPart,
  type QuestionView,
  questionsOf,
} from '@choose-life/contracts/domain/hra/questionnaire';
export { hiddenOnPages };

/** An invalid answer. */
export interface AnswerIssue extends AnswerProblem {
  /** The group and the key of the answer. */
  readonly path: readonly [group: string, key: string];
}

/** A Standard Schema (version 1, https://standardschema.dev) for answer groups, which form libraries and tRPC accept. Its output is the input. */
export interface QuestionnaireSchema {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'choose-life';
    readonly types?: { readonly input: AnswerGroups; readonly output: AnswerGroups } | undefined;
    readonly validate: (
      value: unknown,
    ) =>
      | { readonly value: AnswerGroups; readonly issues?: undefined }
      | { readonly issues: readonly AnswerIssue[] };
  };
}

/**
 * Creates a schema that validates answers against the questionnaire from `hra.getQuestionnaire` before they are sent. Issues are unknown
 * questions, parts and options, numbers outside their limits, and text instead of a number. A missing answer is valid.
 *
 * @param hiddenIn returns the ids of the hidden questions for the given answers; pass `hiddenOnPages`. An answer to a hidden question is
 *   then an issue. Without it such answers are valid.
 */
export function questionnaireSchema(
  questionnaire: QuestionnaireModules,
  hiddenIn?: (answers: Answers) => ReadonlySet<string>,
): QuestionnaireSchema {
  const problemOf = answerJudge(questionnaire);
  const validate = (groups: unknown) => {
    // A value that is not an object is reported as an unknown question in an unknown group `answers`.
    const sentAnswers = Object.entries(
      typeof groups === 'object' && groups ? groups : { answers: { answers: true } },
    ).flatMap(([group, answers]: [string, unknown]) =>
      Object.entries(answers ?? {}).flatMap(([key, value]: [string, unknown]) => {
        const answer = toAnswer(value);
        const isInGroup = mayContainKey(group, key);
        return answer === null ? [] : [{ path: [group, key] as const, answer, isInGroup }];
      }),
    );
    const answersInGroups = sentAnswers.filter(({ isInGroup }) => isInGroup);
    const hiddenQuestions = hiddenIn?.(
      Object.fromEntries(answersInGroups.map(({ path, answer }) => [path[1], answer])),
    );
    const issues = sentAnswers.flatMap(({ path, answer, isInGroup }): AnswerIssue[] => {
      const problem = isInGroup ? problemOf(path[1], answer, hiddenQuestions) : unknownQuestion(path[1]);
      return problem ? [{ ...problem, path }] : [];
    });
    // Without an issue every answer is in a group that accepts its key.
    return issues.length > 0 ? { issues } : { value: groups as AnswerGroups };
  };
  return { '~standard': { version: 1, vendor: 'choose-life', validate } };
}

/** Whether a group may contain the key. Like the adapter, it accepts a known key in any known group. */
function mayContainKey(group: string, key: string): boolean {
  return group === 'additional' ? !isAnswerKey(key) : isAnswerKey(key) && group in answerTable;
}

/** The answer; null if there is none. A value that is neither a string nor a number becomes a string that no question accepts. */
function toAnswer(value: unknown): string | number | null {
  if (isAnswered(value)) return value;
  // The brackets keep the text apart from every option id and number.
  return /object|boolean/.test(typeof value) && value !== null ? JSON.stringify([value]) : null;
}

/** Converts answers by key, as a form stores them, to the answer groups of `hra.saveAnswers` and `hra.appraiseRisks`. */
export function answerGroupsOf(answers: Answers): AnswerGroups {
  // The client's type of the groups is generated from the same table of answers.
  return toGroups(answers) as AnswerGroups;
}
