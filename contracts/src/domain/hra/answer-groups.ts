import { hasFormOfAdditionalKey } from './additional-key.ts';
import { type AnswerRow, answerTable } from './answer-table.ts';
import { isAnswered } from './answer-value.ts';

type AnswerTable = typeof answerTable;

/** The name of an answer group (s.3), for example 'bloodPressure'; one for each section of the assessment. */
export type AnswerGroupName = keyof AnswerTable;

/** The key of an answer that the contract knows (s.3), for example 'age_in_years'. */
export type AnswerKey = { [Name in AnswerGroupName]: keyof AnswerTable[Name] }[AnswerGroupName];

/** The names of the answer groups in the order of the pages. The cast restores the key type that Object.keys widens. */
export const answerGroupNames = Object.keys(answerTable) as AnswerGroupName[];

/**
 * The keys of each answer group, in the order of the pages. The annotations let a bundler remove the constant if it is unused. The cast
 * restores the key types that Object.fromEntries widens.
 */
export const answerGroups = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ answerGroupNames.map(name => [name, Object.keys(answerTable[name])]),
) as unknown as { readonly [Name in AnswerGroupName]: readonly (keyof AnswerTable[Name])[] };

/** The row of each answer by its key; each key once, in the order of the pages. The cast gives the type that Object.assign loses. */
export const answerRows = Object.assign({}, ...Object.values(answerTable)) as Readonly<
  Record<AnswerKey, AnswerRow>
>;

/** The keys of all answers that the contract knows, in the order of the pages. The cast restores the key type that Object.keys widens. */
export const answerKeys = Object.keys(answerRows) as readonly AnswerKey[];

/** Whether the contract knows an answer with this key. */
export function isAnswerKey(key: string): key is AnswerKey {
  return Object.hasOwn(answerRows, key);
}

/** An answer: the id of an option, a number, or a number as it was typed. */
export type AnswerValue = string | number;

/**
 * The answers of an assessment by key. A missing key and null both mean unanswered. An answer to a question that the contract does not know
 * has its wire key (`hra.q.new_question.a`), or its saved key (`hraQOldA`) if the questionnaire no longer has the question.
 */
export type Answers = Readonly<Record<string, AnswerValue | null>>;

/**
 * The answers in groups, one for each section (s.3). `additional` has the answers to questions that the contract does not know, by wire key or
 * saved key.
 */
export type AnswerGroups = {
  readonly [Name in AnswerGroupName]: { readonly [key: string]: AnswerValue | null };
} & { readonly additional: { readonly [key: string]: AnswerValue | null } };

/** Answer groups as a caller may send them: a missing group or key means unanswered. */
export type AnswerGroupsInput = {
  readonly [Name in keyof AnswerGroups]?:
    | { readonly [key: string]: AnswerValue | null | undefined }
    | undefined;
};

/**
 * Converts answers to groups that contain only answered keys. A key that belongs to two groups is in both. A key that no group accepts, for
 * example from a damaged draft, is omitted.
 */
export function toGroups(answers: Answers): AnswerGroups {
  const answeredIn = (keys: readonly string[]) =>
    Object.fromEntries(keys.filter(key => isAnswered(answers[key])).map(key => [key, answers[key]]));
  const groups = answerGroupNames.map(name => [name, answeredIn(answerGroups[name])]);
  const additional = answeredIn(Object.keys(answers).filter(hasFormOfAdditionalKey));
  // Object.fromEntries has no key types; `groups` has an entry for every name.
  return { ...Object.fromEntries(groups), additional } as AnswerGroups;
}
