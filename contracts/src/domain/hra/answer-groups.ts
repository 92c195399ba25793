import { isAdditionalKey } from './additional-key.ts';
import { type AnswerRow, answerTable } from './answer-table.ts';
import { isAnswered } from './answer-value.ts';

type AnswerTable = typeof answerTable;
export type AnswerGroupName = keyof AnswerTable;

export type AnswerKey = { [Name in AnswerGroupName]: keyof AnswerTable[Name] }[AnswerGroupName];

// Object.keys loses the literal names. The table is a closed literal, so it has no other keys.
export const answerGroupNames = Object.keys(answerTable) as AnswerGroupName[];

/** The answer groups and their keys, in the order of the pages. Left out of a bundle that does not use it. */
export const answerGroups = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ answerGroupNames.map(name => [name, Object.keys(answerTable[name])]),
) as unknown as { readonly [Name in AnswerGroupName]: readonly (keyof AnswerTable[Name])[] };

/** How each answer travels, by its key; each key once, in the order of the pages. */
export const answerRows = Object.assign({}, ...Object.values(answerTable)) as Readonly<
  Record<AnswerKey, AnswerRow>
>;

export const answerKeys = Object.keys(answerRows) as readonly AnswerKey[];

export function isAnswerKey(key: string): key is AnswerKey {
  return Object.hasOwn(answerRows, key);
}

/** An option's id, or a number, or a number as it was typed. */
export type AnswerValue = string | number;

/** One slot per key; absent and null both mean unanswered. Unknown questions stand under their whole wire key. */
export type Answers = Readonly<Record<string, AnswerValue | null>>;

/** One answer group per section (s.3). `additional` holds the answers of questions the contract does not know, by wire key. */
export type AnswerGroups = {
  readonly [Name in AnswerGroupName]: { readonly [key: string]: AnswerValue | null };
} & { readonly additional: { readonly [wireKey: string]: AnswerValue | null } };

/** As they may be sent: a missing group is unanswered, like a missing key. */
export type AnswerGroupsInput = {
  readonly [Name in keyof AnswerGroups]?:
    | { readonly [key: string]: AnswerValue | null | undefined }
    | undefined;
};

/** Every group with its answered keys; a key of two groups fills both. A key that cannot be sent, as of a damaged draft, is left out. */
export function toGroups(answers: Answers): AnswerGroups {
  const group = (keys: readonly string[]) =>
    Object.fromEntries(keys.filter(key => isAnswered(answers[key])).map(key => [key, answers[key]]));
  const groups = answerGroupNames.map(name => [name, group(answerGroups[name])]);
  const additional = group(Object.keys(answers).filter(isAdditionalKey));
  // Object.fromEntries loses the names; every group has been written.
  return { ...Object.fromEntries(groups), additional } as AnswerGroups;
}
