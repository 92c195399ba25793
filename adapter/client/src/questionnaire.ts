import {
  type Answers,
  type AnswerValue,
  isAnswerKey,
  toGroups,
} from '@choose-life/contracts/domain/hra/answer-groups';
import {
  type AnswerProblem,
  answerJudge,
  unknownQuestion,
} from '@choose-life/contracts/domain/hra/answer-judge';
import { answerTable } from '@choose-life/contracts/domain/hra/answer-table';
import { isAnswered } from '@choose-life/contracts/domain/hra/answer-value';
import type { QuestionnaireModules } from '@choose-life/contracts/domain/hra/questionnaire';
import { isRecord } from '@choose-life/contracts/domain/properties-of';
import type { AnswerGroups } from './generated/answer-groups.ts';

export type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
export type { AnswerProblem } from '@choose-life/contracts/domain/hra/answer-judge';
export {
  type QuestionPart,
  type QuestionView,
  questionsOf,
} from '@choose-life/contracts/domain/hra/questionnaire';
export { hiddenOnPages } from '@choose-life/contracts/domain/hra/visibility';

/** An invalid answer, or an invalid group. The issue of a group has the kind `unknown-question`, and the group's name in `question`. */
export interface AnswerIssue extends AnswerProblem {
  /** The group and the key of the answer; only the group if it is unknown or not an object. */
  readonly path: readonly [group: string, ...key: string[]];
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
 * groups, questions, parts (one of several inputs of a question) and options, numbers outside their limits, text that is not a plain decimal
 * number, and values of a wrong type. A missing answer or group is valid.
 *
 * @param hiddenQuestionsOf returns the ids of the hidden questions for the given answers; pass `hiddenOnPages`. An answer to a hidden question is
 *   then an issue. Without it such answers are valid.
 */
export function questionnaireSchema(
  questionnaire: QuestionnaireModules,
  hiddenQuestionsOf?: (answers: Answers) => ReadonlySet<string>,
): QuestionnaireSchema {
  const problemOf = answerJudge(questionnaire);
  const validate = (groups: unknown) => {
    if (!isRecord(groups)) {
      // An issue always names a group, so this one names an unknown group `answers`.
      return { issues: [groupIssue('answers', 'expected an object of answer groups')] };
    }
    const issues: AnswerIssue[] = [];
    const answersInGroups: AnswerInGroup[] = [];
    for (const [group, answers = {}] of Object.entries(groups)) {
      const isAdditional = group === 'additional';
      // The adapter refuses the same groups.
      if (!isAdditional && !Object.hasOwn(answerTable, group)) {
        issues.push(groupIssue(group, 'unknown answer group'));
        continue;
      }
      if (!isRecord(answers)) {
        issues.push(groupIssue(group, 'expected an object of answers'));
        continue;
      }
      for (const [key, value] of Object.entries(answers)) {
        const answer = toAnswer(value);
        if (answer === null) continue;
        // As in the adapter, `additional` accepts only unknown keys, and every other group accepts all known keys.
        const isAccepted = isAdditional ? !isAnswerKey(key) : isAnswerKey(key);
        if (isAccepted) answersInGroups.push({ group, key, answer });
        else issues.push({ ...unknownQuestion(key), path: [group, key] });
      }
    }
    const hiddenQuestions = hiddenQuestionsOf?.(
      Object.fromEntries(answersInGroups.map(({ key, answer }) => [key, answer])),
    );
    for (const { group, key, answer } of answersInGroups) {
      const problem = problemOf(key, answer, hiddenQuestions);
      if (problem !== null) issues.push({ ...problem, path: [group, key] });
    }
    // Without an issue, all groups are known and all answers are valid. The cast is needed because `AnswerGroups` lists each known key only in its
    // usual group, while this check accepts it in every group.
    return issues.length > 0 ? { issues } : { value: groups as AnswerGroups };
  };
  return { '~standard': { version: 1, vendor: 'choose-life', validate } };
}

interface AnswerInGroup {
  readonly group: string;
  readonly key: string;
  readonly answer: AnswerValue;
}

/** The issue of a whole group. */
function groupIssue(group: string, problem: string): AnswerIssue {
  return { ...unknownQuestion(group), message: `${group}: ${problem}`, path: [group] };
}

/** The answer; null if there is none. A value of a wrong type becomes the text '[]', which is never an option id or a number. */
function toAnswer(value: unknown): AnswerValue | null {
  if (isAnswered(value)) return value;
  // A string that reaches this line is blank, and a number is not finite.
  const isMissing = value === undefined || value === null || ['string', 'number'].includes(typeof value);
  return isMissing ? null : '[]';
}

/** Converts answers by key, as a form stores them, to the answer groups of `hra.saveAnswers` and `hra.appraiseRisks`. */
export function answerGroupsOf(answers: Answers): AnswerGroups {
  // The client's type of the groups is generated from the same table of answers.
  return toGroups(answers) as AnswerGroups;
}
