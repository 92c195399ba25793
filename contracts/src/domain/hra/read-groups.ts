import { isRecord } from '../properties-of.ts';
import { hasFormOfAdditionalKey } from './additional-key.ts';
import {
  type AnswerGroupName,
  type AnswerGroupsInput,
  type AnswerValue,
  answerGroupNames,
  isAnswerKey,
} from './answer-groups.ts';
import { isAnswered } from './answer-value.ts';

/** How strictly answer groups are read. */
export interface GroupRules {
  /** Called for each invalid group, key or value with its path and the problem. The problem never contains the value. */
  readonly refuse: (path: readonly string[], problem: string) => void;
  /** Reading stops after this many problems. */
  readonly maxProblems: number;
  /** Maximum length of a key in `additional`, in characters. */
  readonly maxKey: number;
  /** Maximum length of an answer, in characters. */
  readonly maxText: number;
}

/** Valid answers by key. Each key is known or a valid key of `additional`. Unanswered keys are omitted. */
export type ValidAnswers = Readonly<Record<string, AnswerValue>>;

/** The position of `additional` does not matter, because the other groups have none of its keys. */
const groupNames: readonly (AnswerGroupName | 'additional')[] = ['additional', ...answerGroupNames];
const groupNameSet: ReadonlySet<string> = new Set(groupNames);

/**
 * Validates and reads answer groups from a caller in one pass, and calls `onAnswer` for each valid answer. A missing group or key means
 * unanswered. If a key is answered in several groups, `onAnswer` is called for each group in the order of `groupNames`, and callers keep the
 * last answer. A known key is accepted in any group except `additional`, because variants of the questionnaire ask some questions on other
 * pages (s.3).
 */
export function forEachValidAnswer(
  groups: unknown,
  rules: GroupRules,
  onAnswer: (key: string, value: AnswerValue) => void,
): void {
  let problemsLeft = rules.maxProblems;
  const refuse = (path: readonly string[], problem: string) => {
    rules.refuse(path, problem);
    problemsLeft--;
  };
  if (!isRecord(groups)) {
    refuse([], 'expected an object of answer groups');
    return;
  }
  for (const name of Object.keys(groups)) {
    if (groupNameSet.has(name)) continue;
    refuse([name], 'unknown answer group');
    if (problemsLeft <= 0) return;
  }
  // In the order of `groupNames` and not of the object, because callers keep the last answer of a key.
  for (const name of groupNames) {
    const group = groups[name];
    if (group === undefined) continue;
    if (!isRecord(group)) {
      refuse([name], 'expected an object of answers');
      if (problemsLeft <= 0) return;
      continue;
    }
    for (const key of Object.keys(group)) {
      const value = group[key];
      const problem = keyProblem(name, key, rules) ?? valueProblem(key, value, rules);
      if (problem !== null) refuse([name, key], problem);
      else if (isAnswered(value)) onAnswer(key, value);
      if (problemsLeft <= 0) return;
    }
  }
}

/** Validates answer groups from a caller, and returns the answers by key. */
export function readGroups(groups: unknown, rules: GroupRules): ValidAnswers {
  const answers: Record<string, AnswerValue> = {};
  forEachValidAnswer(groups, rules, (key, value) => {
    answers[key] = value;
  });
  return answers;
}

/** Reads answer groups that `toGroups` made. No limits apply (`noRules`). */
export function fromGroups(groups: AnswerGroupsInput): ValidAnswers {
  return readGroups(groups, noRules);
}

/** The rules for groups that `toGroups` made. There are no limits, and an invalid group, key or value is ignored. */
export const noRules: GroupRules = {
  refuse: () => {},
  maxProblems: Number.POSITIVE_INFINITY,
  maxKey: Number.POSITIVE_INFINITY,
  maxText: Number.POSITIVE_INFINITY,
};

function keyProblem(name: AnswerGroupName | 'additional', key: string, { maxKey }: GroupRules) {
  if (name !== 'additional') {
    return isAnswerKey(key)
      ? null
      : "unknown answer key: answers to other questions belong in 'additional', under their wire key";
  }
  return hasFormOfAdditionalKey(key) && key.length <= maxKey
    ? null
    : `expected the wire key of an answer, for example hra.q.new_question.a.hours, with at most ${maxKey} characters`;
}

function valueProblem(key: string, value: unknown, { maxText }: GroupRules): string | null {
  // `app_units` is also sent as a meta member of the flat map, and that member must be a string (s.7).
  if (key === 'app_units' && typeof value === 'number') return 'expected a string or null';
  const isValid = typeof value === 'string' ? value.length <= maxText : isNumberOrNothing(value);
  return isValid ? null : `expected a string of at most ${maxText} characters, a number or null`;
}

function isNumberOrNothing(value: unknown): boolean {
  return value === null || value === undefined || Number.isFinite(value);
}
