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

/** The problem of an answer, with its place: group and key. */
export interface AnswerIssue extends AnswerProblem {
  readonly path: readonly [group: string, key: string];
}

/** A Standard Schema (version 1) over answer groups: forms and tRPC accept it directly. Its output is its input. */
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
 * Judges answers before they are sent, by the questionnaire that `hra.getQuestionnaire` gave: unknown questions, parts and
 * options, numbers outside their limits or none. A missing answer is no issue.
 *
 * @param hiddenIn `hiddenOnPages`, if you do not send the answers of hidden questions: such an answer is then an issue.
 */
export function questionnaireSchema(
  questionnaire: QuestionnaireModules,
  hiddenIn?: (answers: Answers) => ReadonlySet<string>,
): QuestionnaireSchema {
  const judge = answerJudge(questionnaire);
  const validate = (value: unknown) => {
    // A value that is no object has no groups: it is judged as an unknown group.
    const given = Object.entries(
      typeof value === 'object' && value ? value : { answers: { answers: true } },
    ).flatMap(([group, answers]: [string, unknown]) =>
      Object.entries(answers ?? {}).flatMap(([key, sent]: [string, unknown]) => {
        const answer = answerOf(sent);
        return answer === null ? [] : [{ path: [group, key] as const, answer, fits: standsIn(group, key) }];
      }),
    );
    const fitting = given.filter(({ fits }) => fits).map(({ path, answer }) => [path[1], answer]);
    const hidden = hiddenIn?.(Object.fromEntries(fitting));
    const issues = given.flatMap(({ path, answer, fits }): AnswerIssue[] => {
      const problem = fits ? judge(path[1], answer, hidden) : unknownQuestion(path[1]);
      return problem ? [{ ...problem, path }] : [];
    });
    // Without an issue every answer stands where it belongs.
    return issues.length > 0 ? { issues } : { value: value as AnswerGroups };
  };
  return { '~standard': { version: 1, vendor: 'choose-life', validate } };
}

/** A known answer is taken from any group, as the adapter does it. */
function standsIn(group: string, key: string): boolean {
  return group === 'additional' ? !isAnswerKey(key) : isAnswerKey(key) && group in answerTable;
}

/** The answer, null for none. A value that is neither text nor number becomes a text that no question accepts. */
function answerOf(sent: unknown): string | number | null {
  if (isAnswered(sent)) return sent;
  return /object|boolean/.test(typeof sent) && sent !== null ? JSON.stringify([sent]) : null;
}

/** Answers by their key, as a form holds them, in groups, as they are sent. */
export function answerGroupsOf(answers: Answers): AnswerGroups {
  // The groups and their keys are those of the contract, of which this type is made too.
  return toGroups(answers) as AnswerGroups;
}
