import { isAdditionalKey } from './additional-key.ts';
import {
  type AnswerGroupName,
  type AnswerGroupsInput,
  type AnswerValue,
  answerGroupNames,
  isAnswerKey,
} from './answer-groups.ts';
import { isAnswered } from './answer-value.ts';

/** How strictly groups are read: who is told what is wrong, and how many characters a key and a text may have. */
export interface GroupRules {
  /** Told of each thing that must not be there: where it is and what is wrong, never the value. */
  readonly refuse: (path: readonly string[], problem: string) => void;
  /** After so many problems nothing more is read. */
  readonly maxProblems: number;
  readonly maxKey: number;
  readonly maxText: number;
}

/** The answered slots alone, each under a key that an answer may have. */
export type ValidAnswers = Readonly<Record<string, AnswerValue>>;

const names: readonly (AnswerGroupName | 'additional')[] = ['additional', ...answerGroupNames];
const known: ReadonlySet<string> = new Set(names);

/**
 * Reads the answers in groups that somebody sent, in one pass over what is there, and calls `take` with each. A missing group or key is
 * unanswered. Where a key stands in several groups, it is taken once for each, in the order of `answerGroups`: the last
 * answer wins. A known key is taken from any group, because some are asked on
 * other pages in variants of the questionnaire (s.3).
 */
export function readEach(
  sent: unknown,
  rules: GroupRules,
  take: (key: string, value: AnswerValue) => void,
): void {
  let left = rules.maxProblems;
  const refuse = (path: readonly string[], problem: string) => {
    rules.refuse(path, problem);
    left--;
  };
  if (!isRecord(sent)) {
    refuse([], 'expected an object of answer groups');
    return;
  }
  for (const name of Object.keys(sent)) {
    if (known.has(name)) continue;
    refuse([name], 'there is no such answer group');
    if (left <= 0) return;
  }
  for (const name of names) {
    const group = sent[name];
    if (group === undefined) continue;
    if (!isRecord(group)) {
      refuse([name], 'expected an object of answers');
      continue;
    }
    for (const key of Object.keys(group)) {
      const value = group[key];
      const problem = keyProblem(name, key, rules) ?? valueProblem(key, value, rules);
      if (problem !== null) refuse([name, key], problem);
      else if (isAnswered(value)) take(key, value);
      if (left <= 0) return;
    }
  }
}

/** The answers in groups that somebody sent, one slot per key. */
export function readGroups(sent: unknown, rules: GroupRules): ValidAnswers {
  const answers: Record<string, AnswerValue> = {};
  readEach(sent, rules, (key, value) => {
    answers[key] = value;
  });
  return answers;
}

/** The same for groups of our own, as `toGroups` makes them: what must not be there is passed over. */
export function fromGroups(groups: AnswerGroupsInput): ValidAnswers {
  return readGroups(groups, noRules);
}

/** For groups of our own: nothing is refused, however long it is. */
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
      : "there is no such answer: answers of other questions stand in 'additional', by their wire key";
  }
  return isAdditionalKey(key) && key.length <= maxKey
    ? null
    : `expected the wire key of an answer, as hra.q.new_question.a.hours, of at most ${maxKey} characters`;
}

function valueProblem(key: string, value: unknown, { maxText }: GroupRules): string | null {
  // The units are a meta member of the flat map as well, and those are texts (s.7).
  if (key === 'app_units' && typeof value === 'number') return 'expected a text or null';
  const fits = typeof value === 'string' ? value.length <= maxText : isNumberOrNothing(value);
  return fits ? null : `expected a text of at most ${maxText} characters, a number or null`;
}

function isNumberOrNothing(value: unknown): boolean {
  return value === null || value === undefined || Number.isFinite(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
